package zermelo.library.definition;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;

/** The values of a game's parameters: given values, or else the defaults. */
public final class ParameterValues {
  private final String game;
  private final List<ParameterDeclaration> knobs;
  private final Map<String, String> given;

  private ParameterValues(
      String game, List<ParameterDeclaration> knobs, Map<String, String> given) {
    this.game = game;
    this.knobs = knobs;
    this.given = given;
  }

  /** Reads the values of these parameters. Rejects unknown names. */
  static ParameterValues read(String game, List<ParameterDeclaration> knobs, Settings settings) {
    List<String> names = knobs.stream().map(ParameterDeclaration::name).toList();
    for (String name : settings.values().keySet()) {
      if (!names.contains(name)) {
        String known =
            names.isEmpty() ? "it has none." : "it has " + String.join(", ", names) + ".";
        throw new BadInput(
            "%s has no parameter '%s': %s%s"
                .formatted(game, name, known, NearestNames.hint(name, names)));
      }
    }
    return new ParameterValues(game, knobs, settings.values());
  }

  public String game() {
    return game;
  }

  /** Returns the value of every parameter as text. */
  public Map<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    for (ParameterDeclaration knob : knobs) {
      values.put(knob.name(), given.getOrDefault(knob.name(), knob.parameter().fallback()));
    }
    return Collections.unmodifiableMap(values);
  }

  public int number(String name) {
    ParameterDeclaration.WholeNumber knob = knob(ParameterDeclaration.WholeNumber.class, name);
    String text = given.get(name);
    if (text == null) {
      return knob.fallback();
    }
    try {
      int value = Integer.parseInt(text);
      if (knob.low() <= value && value <= knob.high()) {
        return value;
      }
    } catch (NumberFormatException e) {
      // reported below, together with a number out of range
    }
    throw bad(
        "%s=%s is not possible: %s is a whole number, %d..%d."
            .formatted(name, text, name, knob.low(), knob.high()));
  }

  public boolean flag(String name) {
    ParameterDeclaration.Flag knob = knob(ParameterDeclaration.Flag.class, name);
    String text = given.get(name);
    if (text == null) {
      return knob.fallback();
    }
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default ->
          throw bad("%s=%s is not possible: %s is true or false.".formatted(name, text, name));
    };
  }

  public String text(String name) {
    ParameterDeclaration.Text knob = knob(ParameterDeclaration.Text.class, name);
    String text = given.get(name);
    if (text == null || text.isBlank()) {
      throw bad("the parameter %s (%s) must be given.".formatted(name, knob.type()));
    }
    return text;
  }

  /** Returns the exception for parameters that do not fit together. */
  public BadInput bad(String what) {
    return new BadInput(game + ": " + what);
  }

  private <K extends ParameterDeclaration> K knob(Class<K> kind, String name) {
    return knobs.stream()
        .filter(knob -> knob.name().equals(name))
        .map(kind::cast)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(game + " declares no " + name));
  }
}
