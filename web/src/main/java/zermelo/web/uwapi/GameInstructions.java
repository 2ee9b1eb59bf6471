package zermelo.web.uwapi;

import java.util.List;
import java.util.Map;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.library.Theorems;
import zermelo.library.theorems.Theorem;

/** Describes a game in Markdown: its rules, its settings, and the theorems about it. */
final class GameInstructions {
  private GameInstructions() {}

  static String of(Game game, Variant variant) {
    StringBuilder out = new StringBuilder();
    out.append("# ").append(game.title()).append("\n\n").append(plain(game.words())).append("\n");
    settings(game.parameters(), variant.rules().parameterValues(), out);
    theorems(Theorems.of(game.id()), out);
    return out.toString();
  }

  private static void settings(
      List<Parameter> parameters, Map<String, String> values, StringBuilder out) {
    if (parameters.isEmpty()) {
      return;
    }
    out.append("\n## Settings\n\n");
    for (Parameter parameter : parameters) {
      String value = values.getOrDefault(parameter.name(), parameter.fallback());
      out.append("- **%s** is %s here".formatted(plain(parameter.name()), plain(value)));
      out.append(parameter.meaning().isEmpty() ? "" : ": " + plain(parameter.meaning()));
      out.append("\n");
    }
  }

  private static void theorems(List<Theorem> theorems, StringBuilder out) {
    if (theorems.isEmpty()) {
      return;
    }
    out.append("\n## What is known\n\n");
    for (Theorem theorem : theorems) {
      out.append(
          "- **%s:** %s (%s)\n"
              .formatted(
                  plain(theorem.name()), plain(theorem.statement()), plain(theorem.domain())));
    }
  }

  /** Escapes formulas, so that Markdown does not read them as emphasis, links or tags. */
  private static String plain(String text) {
    return text.replaceAll("([\\\\`*_\\[\\]<>#|])", "\\\\$1");
  }
}
