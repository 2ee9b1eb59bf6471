package zermelo.language.parameter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;
import zermelo.language.board.NamedGraph;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.ListedSet;
import zermelo.language.evaluate.NamedSet;
import zermelo.language.evaluate.SetEvaluator;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.program.InfiniteSetNames;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.Type;

/** Reads the values of a program's parameters, from settings or defaults, into a frame. */
public final class ParameterReader {
  private final String game;
  private final Program program;
  private final TermEvaluator evaluate;
  private final EvaluationFrame frame;
  private final Map<String, String> resolved = new LinkedHashMap<>();
  private Optional<Program.Param> current = Optional.empty();

  public ParameterReader(
      String game, Program program, TermEvaluator evaluate, EvaluationFrame frame) {
    this.game = game;
    this.program = program;
    this.evaluate = evaluate;
    this.frame = frame;
  }

  /** Writes all parameters into the frame. Returns the value of each as text. */
  public Map<String, String> settle(Settings settings) {
    List<String> names = program.params().stream().map(Program.Param::name).toList();
    for (String name : settings.values().keySet()) {
      if (!names.contains(name)) {
        String known =
            names.isEmpty() ? "It has none." : "It has " + String.join(", ", names) + ".";
        throw new BadInput(
            game + " has no parameter '" + name + "'. " + known + NearestNames.hint(name, names));
      }
    }
    for (Program.Param param : program.params()) {
      current = Optional.of(param);
      Optional<String> text = Optional.ofNullable(settings.values().get(param.name()));
      if (text.isEmpty() && param.valueText().isEmpty()) {
        throw new BadInput(
            game
                + " needs the parameter "
                + param.name()
                + (param.meaning().isEmpty() ? "" : " (" + param.meaning() + ")"),
            ": --set " + param.name() + (param.type() == Type.NUMBER ? "=NUMBER" : "=VALUE"));
      }
      frame.refuel();
      try {
        resolved.put(param.name(), text.isEmpty() ? byDefault(param) : read(param, text.get()));
      } catch (EvaluationFrame.OutOfFuel tooMuch) {
        throw evaluate.fault(param.span(), "the default or range of this costs too much");
      }
    }
    return resolved;
  }

  /** The parameter that was read last: the cause if {@link #settle} fails. */
  public Optional<Program.Param> current() {
    return current;
  }

  /** Reads the default. Codes and named sets are text in a default too; all others are terms. */
  private String byDefault(Program.Param param) {
    if (param.value().isEmpty()) {
      return read(param, param.valueText());
    }
    return switch (param.value().get()) {
      case Term.NumberTerm num -> number(param, evaluate.num(num).of(frame));
      case Term.TruthTerm truth -> truth(param, evaluate.truth(truth).of(frame));
      case Term.ListTerm row -> list(param, evaluate.list(row).of(frame));
      case Term.SetTerm many -> set(param, SetEvaluator.listed(frame, evaluate.many(many)));
      default -> throw new IllegalStateException("no such default");
    };
  }

  private String number(Program.Param param, long value) {
    frame.slots[param.place()] = value;
    checkRange(param, value);
    return Long.toString(value);
  }

  private String truth(Program.Param param, boolean value) {
    frame.slots[param.place()] = value ? 1 : 0;
    return Boolean.toString(value);
  }

  private String set(Program.Param param, ListedSet value) {
    long[] elements = value.elements();
    String text = Arrays.toString(elements).replace(" ", "").replace('[', '{').replace(']', '}');
    if (elements.length == 0 || elements[0] < 1) {
      throw wrong(
          param,
          text,
          "it is a set of numbers from 1 on, {1,4,9}, or one of "
              + String.join(", ", InfiniteSetNames.ALL));
    }
    frame.sets[param.place()] = value;
    return text;
  }

  private String list(Program.Param param, long[] value) {
    frame.lists[param.place()] = value;
    return Arrays.toString(value).replace(" ", "");
  }

  private long[] parseList(Program.Param param, String text) {
    String body = text.strip();
    if (!body.startsWith("[") || !body.endsWith("]")) {
      throw wrong(param, text, "it is a list of numbers, [1,4,9]");
    }
    String inside = body.substring(1, body.length() - 1);
    return inside.isBlank()
        ? new long[0]
        : Arrays.stream(inside.split(",", -1))
            .mapToLong(item -> parseNumber(param, item.strip()))
            .toArray();
  }

  private String edges(Program.Param param, String text) {
    try {
      return NamedGraph.parse(text).toString();
    } catch (BadInput bad) {
      throw wrong(param, text, String.valueOf(bad.getMessage()));
    }
  }

  private String read(Program.Param param, String text) {
    switch (param.type()) {
      case NUMBER -> {
        return number(param, parseNumber(param, text));
      }
      case TRUTH -> {
        if (!text.equals("true") && !text.equals("false")) {
          throw wrong(param, text, "it is true or false");
        }
        return truth(param, text.equals("true"));
      }
      case SET -> {
        Optional<NamedSet> named = NamedSet.named(text);
        if (named.isEmpty()) {
          return set(param, parseSet(param, text));
        }
        frame.sets[param.place()] = named.get();
      }
      case CODE -> frame.lists[param.place()] = CodeDigits.digits(text);
      case LIST -> {
        return list(param, parseList(param, text));
      }
      case EDGES -> {
        return edges(param, text);
      }
      case CELL, CELLS, SYMBOL, SYMBOLS, LISTS ->
          throw new IllegalStateException("no such parameter");
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

  private long parseNumber(Program.Param param, String text) {
    if (!text.matches("-?\\d+")) {
      throw wrong(param, text, "it is a number");
    }
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException past) {
      throw wrong(param, text, "that is past 2^63-1, the largest number there is");
    }
  }

  private ListedSet parseSet(Program.Param param, String text) {
    String body = text.strip();
    if (body.startsWith("{") && body.endsWith("}")) {
      body = body.substring(1, body.length() - 1);
    }
    List<Long> elements = new ArrayList<>();
    for (String item : body.isBlank() ? new String[0] : body.split(",", -1)) {
      if (!item.strip().matches("-?\\d+")) {
        throw wrong(
            param,
            text,
            "it is a set of numbers, {1,4,9}, or one of "
                + String.join(", ", InfiniteSetNames.ALL));
      }
      elements.add(parseNumber(param, item.strip()));
    }
    long[] values = elements.stream().mapToLong(Long::longValue).toArray();
    return ListedSet.of(values, values.length);
  }

  private BadInput wrong(Program.Param param, String text, String why) {
    String shown = InputExcerpt.of(text);
    return new BadInput(
        "'" + shown + "' is not a value for " + param.name() + " of " + game + ": " + why);
  }
}
