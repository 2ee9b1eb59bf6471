package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.BadInput;
import zermelo.kernel.Nearest;
import zermelo.kernel.Settings;
import zermelo.language.check.Program;
import zermelo.language.check.Term;

/** Reads the values of a program's parameters into a frame. */
final class Settle {
  private final String game;
  private final Program program;
  private final Evaluate evaluate;
  private final Frame frame;
  private final Map<String, String> resolved = new LinkedHashMap<>();

  Settle(String game, Program program, Evaluate evaluate, Frame frame) {
    this.game = game;
    this.program = program;
    this.evaluate = evaluate;
    this.frame = frame;
  }

  /** Writes all parameters into the frame; returns the value of each as text. */
  Map<String, String> settle(Settings settings) {
    List<String> names = program.params().stream().map(Program.Param::name).toList();
    for (String name : settings.values().keySet()) {
      if (!names.contains(name)) {
        String known =
            names.isEmpty() ? "It has none." : "It has " + String.join(", ", names) + ".";
        throw new BadInput(
            game + " has no parameter '" + name + "'. " + known + Nearest.hint(name, names));
      }
    }
    for (Program.Param param : program.params()) {
      Optional<String> text = Optional.ofNullable(settings.values().get(param.name()));
      if (text.isEmpty() && param.valueText().isEmpty()) {
        throw new BadInput(
            game
                + " needs the parameter "
                + param.name()
                + ": --set "
                + param.name()
                + "="
                + (param.type() == zermelo.language.check.Type.NUMBER ? "NUMBER" : "VALUE")
                + (param.meaning().isEmpty() ? "" : " (" + param.meaning() + ")"));
      }
      String shown = read(param, text.orElse(param.valueText()), text.isEmpty());
      resolved.put(param.name(), shown);
    }
    return resolved;
  }

  private String read(Program.Param param, String text, boolean fallback) {
    switch (param.type()) {
      case NUMBER -> {
        long value =
            fallback ? evaluate.num((Term.Num) param.value().get()).of(frame) : number(param, text);
        frame.slots[param.place()] = value;
        checkRange(param, value);
        return Long.toString(value);
      }
      case TRUTH -> {
        if (!text.equals("true") && !text.equals("false")) {
          throw wrong(param, text, "it is true or false");
        }
        frame.slots[param.place()] = text.equals("true") ? 1 : 0;
      }
      case SET -> frame.sets[param.place()] = set(param, text);
      case CODE -> frame.rows[param.place()] = Code.digits(text);
      case LIST, LISTS -> throw new IllegalStateException("no such parameter");
    }
    return text;
  }

  private void checkRange(Program.Param param, long value) {
    long low = param.low().map(term -> evaluate.num(term).of(frame)).orElse(Long.MIN_VALUE);
    long high = param.high().map(term -> evaluate.num(term).of(frame)).orElse(Long.MAX_VALUE);
    if (value < low || value > high) {
      throw wrong(
          param,
          Long.toString(value),
          "it goes from " + low + (high < Long.MAX_VALUE ? " to " + high : " on"));
    }
  }

  private long number(Program.Param param, String text) {
    if (!text.matches("-?\\d+")) {
      throw wrong(param, text, "it is a number");
    }
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException past) {
      throw wrong(param, text, "that is past 2^63-1, the largest number there is");
    }
  }

  private Elements set(Program.Param param, String text) {
    Optional<NamedSet> named = NamedSet.named(text);
    if (named.isPresent()) {
      return named.get();
    }
    String body = text.strip();
    if (body.startsWith("{") && body.endsWith("}")) {
      body = body.substring(1, body.length() - 1);
    }
    List<Long> elements = new ArrayList<>();
    for (String item : body.split(",", -1)) {
      if (!item.isBlank() || body.contains(",")) {
        elements.add(number(param, item.strip()));
      }
    }
    if (elements.isEmpty() || elements.stream().anyMatch(e -> e < 1)) {
      throw wrong(
          param,
          text,
          "it is a set of numbers from 1 on, {1,4,9}, or one of squares, primes, prime-powers,"
              + " powers-of-2, fibonacci");
    }
    long[] values = elements.stream().mapToLong(Long::longValue).toArray();
    return Listed.of(values, values.length);
  }

  private BadInput wrong(Program.Param param, String text, String why) {
    return new BadInput(
        "'" + text + "' is no value for " + param.name() + " of " + game + ": " + why);
  }
}
