package zermelo.library.coded;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.kernel.BadInput;
import zermelo.kernel.Nearest;
import zermelo.kernel.Settings;

/** The parameters of a game as they were settled: given values, else those without being set. */
public final class Arguments {
  private final String game;
  private final List<Knob> knobs;
  private final Map<String, String> given;

  private Arguments(String game, List<Knob> knobs, Map<String, String> given) {
    this.game = game;
    this.knobs = knobs;
    this.given = given;
  }

  /** The arguments of a game with these parameters; refuses a name that is none of them. */
  static Arguments read(String game, List<Knob> knobs, Settings settings) {
    List<String> names = knobs.stream().map(Knob::name).toList();
    for (String name : settings.values().keySet()) {
      if (!names.contains(name)) {
        String known =
            names.isEmpty() ? "it has none." : "it has " + String.join(", ", names) + ".";
        throw new BadInput(
            "%s has no parameter '%s': %s%s"
                .formatted(game, name, known, Nearest.hint(name, names)));
      }
    }
    return new Arguments(game, knobs, settings.values());
  }

  public String game() {
    return game;
  }

  /** The value of every parameter as text. */
  public Map<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    for (Knob knob : knobs) {
      values.put(knob.name(), given.getOrDefault(knob.name(), knob.parameter().fallback()));
    }
    return Collections.unmodifiableMap(values);
  }

  public int number(String name) {
    Knob.Count knob = knob(Knob.Count.class, name);
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
      // said below, together with a number out of range
    }
    throw bad(
        "%s=%s is not possible: %s is a whole number, %d..%d."
            .formatted(name, text, name, knob.low(), knob.high()));
  }

  public boolean flag(String name) {
    Knob.Flag knob = knob(Knob.Flag.class, name);
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
    Knob.Text knob = knob(Knob.Text.class, name);
    String text = given.get(name);
    if (text == null || text.isBlank()) {
      throw bad("the parameter %s (%s) must be given.".formatted(name, knob.type()));
    }
    return text;
  }

  /** What to throw when the parameters do not go together. */
  public BadInput bad(String what) {
    return new BadInput(game + ": " + what);
  }

  private <K extends Knob> K knob(Class<K> kind, String name) {
    return knobs.stream()
        .filter(knob -> knob.name().equals(name))
        .map(kind::cast)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(game + " declares no " + name));
  }
}
