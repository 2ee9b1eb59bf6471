package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import zermelo.kernel.input.BadInput;
import zermelo.language.check.Program.Kind;
import zermelo.language.check.Program.Role;
import zermelo.language.check.Term;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.ListedSet;
import zermelo.language.evaluate.SetEvaluator;
import zermelo.language.evaluate.TermEvaluator;

/**
 * Parses and prints positions of one heap, or of a game without heaps.
 *
 * <p>Components are separated by commas, {@code 4,7}; lists are in brackets, {@code [3,6,8]}; sets
 * in braces, {@code {1,4}}. An own component has two values, that of the player to move first.
 * Components with a default may be left out at the end. On output they are left out if the default
 * is a constant, or a set.
 *
 * <p>If players own components, a text describes the position from the side of the player to move
 * and need not say which player that is. In sums, {@code :B} after it says that the second player
 * is to move. {@code :A}, the first player, is the default.
 */
final class ComponentNotation {
  private static final Pattern TURN = Pattern.compile(":\\s*[AB]\\s*$");

  private final String game;
  private final List<BoundedComponent> bounds;
  private final TermEvaluator evaluate;
  private final boolean partizan;

  ComponentNotation(String game, List<BoundedComponent> bounds, TermEvaluator evaluate) {
    this.game = game;
    this.bounds = bounds;
    this.evaluate = evaluate;
    this.partizan = bounds.stream().anyMatch(BoundedComponent::own);
  }

  /**
   * Parses a text into the frame. The first value of an own component is that of the player to
   * move.
   */
  void read(String whole, EvaluationFrame frame) {
    String text = whole;
    frame.turn = 0;
    if (partizan && TURN.matcher(whole).find()) {
      int colon = whole.lastIndexOf(':');
      frame.turn = whole.substring(colon + 1).strip().equals("B") ? 1 : 0;
      text = whole.substring(0, colon);
    }
    Reader reader = new Reader(text);
    boolean more = !text.isBlank();
    for (int i = 0; i < bounds.size(); i++) {
      BoundedComponent bound = bounds.get(i);
      if (!more) {
        byDefault(bound, frame, text);
        continue;
      }
      more = component(reader, bound, frame, text);
    }
    reader.end(more);
  }

  private boolean component(
      Reader reader, BoundedComponent bound, EvaluationFrame frame, String text) {
    int place = bound.place();
    switch (bound.component().kind()) {
      case NUMBER -> {
        frame.slots[place] = admitted(bound, reader.number(bound.component().name()), text);
        if (bound.own()) {
          if (!reader.comma()) {
            throw bad(text, "each player has a " + bound.component().name() + ": " + shape());
          }
          frame.slots[place + 1] = admitted(bound, reader.number(bound.component().name()), text);
        }
      }
      case LIST, BAG -> {
        List<Long> elements = reader.elements('[', ']', bound.component().name());
        frame.rows[place] = admitted(bound, elements, text);
      }
      case SET -> {
        List<Long> elements = reader.elements('{', '}', bound.component().name());
        long[] values = admitted(bound, elements, text);
        frame.sets[place] = ListedSet.of(values, values.length);
      }
    }
    return reader.comma();
  }

  private long[] admitted(BoundedComponent bound, List<Long> elements, String text) {
    return elements.stream().mapToLong(e -> admitted(bound, e, text)).toArray();
  }

  private long admitted(BoundedComponent bound, long value, String text) {
    if (!bound.admits(value)) {
      throw bad(
          text, bound.component().name() + " goes " + bound.range() + ", it cannot be " + value);
    }
    return value;
  }

  private void byDefault(BoundedComponent bound, EvaluationFrame frame, String text) {
    Optional<Term> value = bound.component().value();
    if (value.isEmpty()) {
      throw bad(text, "it does not say " + bound.component().name() + ": " + shape());
    }
    try {
      fill(bound, value.get(), frame);
    } catch (EvaluationFrame.OutOfFuel tooMuch) {
      throw evaluate.fault(bound.component().span(), "the default of this costs too much");
    }
    if (!bound.admits(frame)) {
      throw bad(text, "the default of " + bound.component().name() + " is out of its bounds");
    }
  }

  private void fill(BoundedComponent bound, Term value, EvaluationFrame frame) {
    int place = bound.place();
    switch (value) {
      case Term.NumberTerm num -> {
        frame.slots[place] = evaluate.num(num).of(frame);
        if (bound.own()) {
          frame.slots[place + 1] = frame.slots[place];
        }
      }
      case Term.ListTerm row -> frame.rows[place] = evaluate.row(row).of(frame);
      case Term.SetTerm set -> frame.sets[place] = SetEvaluator.listed(frame, evaluate.many(set));
      default -> throw new IllegalStateException("no such default");
    }
  }

  /** Whether an empty text is a position, that is, every component has a default. */
  boolean hasStart() {
    return bounds.stream().allMatch(bound -> bound.component().value().isPresent());
  }

  /** Prints the position in the frame, from the side of the player to move. */
  String print(EvaluationFrame frame) {
    List<String> parts = new ArrayList<>();
    int needed = 0;
    for (int i = 0; i < bounds.size(); i++) {
      BoundedComponent bound = bounds.get(i);
      parts.add(print(bound, frame));
      if (i == 0 || !leftOut(bound, frame)) {
        needed = i + 1;
      }
    }
    return String.join(",", parts.subList(0, needed));
  }

  private boolean leftOut(BoundedComponent bound, EvaluationFrame frame) {
    Optional<Term> value = bound.component().value();
    if (value.isEmpty()) {
      return false;
    }
    int place = bound.place();
    frame.refuel();
    return switch (value.get()) {
      case Term.NumberTerm num when bound.component().constant() -> {
        long constant = evaluate.num(num).of(frame);
        yield frame.slots[place] == constant
            && (!bound.own() || frame.slots[place + 1] == constant);
      }
      case Term.SetTerm set ->
          SetEvaluator.listed(frame, evaluate.many(set)).equals(frame.sets[place]);
      default -> false;
    };
  }

  private static String print(BoundedComponent bound, EvaluationFrame frame) {
    String mine = printValue(bound, frame);
    return bound.own() ? mine + "," + frame.slots[bound.place() + 1] : mine;
  }

  /** Prints one component; of an own component, the value of the player to move. */
  static String printValue(BoundedComponent bound, EvaluationFrame frame) {
    if (bound.number()) {
      return Long.toString(frame.slots[bound.place()]);
    }
    boolean set = bound.component().kind() == Kind.SET;
    StringBuilder text = new StringBuilder(set ? "{" : "[");
    for (long element : PositionLayout.elements(bound, frame)) {
      text.append(text.length() > 1 ? "," : "").append(element);
    }
    return text.append(set ? "}" : "]").toString();
  }

  BadInput bad(String text, String why) {
    return new BadInput("'" + InputExcerpt.of(text) + "' is no position of " + game + ": " + why);
  }

  /** The form of a position, for messages. */
  String shape() {
    List<String> parts = new ArrayList<>();
    for (BoundedComponent bound : bounds) {
      String name = bound.component().name();
      parts.add(
          switch (bound.component().kind()) {
            case NUMBER -> bound.own() ? name + ",their " + name : name;
            case LIST, BAG -> "[" + name + "]";
            case SET -> "{" + name + "}";
          });
    }
    boolean heaps = bounds.get(0).component().role() == Role.HEAP;
    return "write " + String.join(",", parts) + (heaps ? ", several heaps with '+'" : "");
  }

  /** A cursor over the text of a position. */
  private final class Reader {
    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    long number(String name) {
      blanks();
      int from = at;
      if (at < text.length() && text.charAt(at) == '-') {
        at++;
      }
      while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
        at++;
      }
      String digits = text.substring(from, at);
      if (digits.isEmpty() || digits.equals("-")) {
        throw bad(text, "expected a number for " + name + " " + here(from) + "; " + shape());
      }
      try {
        return Long.parseLong(digits);
      } catch (NumberFormatException past) {
        throw bad(text, InputExcerpt.of(digits) + " is past 2^63-1, the largest number there is");
      }
    }

    List<Long> elements(char open, char close, String name) {
      blanks();
      if (at >= text.length() || text.charAt(at) != open) {
        throw bad(text, "expected '" + open + "' for " + name + " " + here(at) + "; " + shape());
      }
      at++;
      List<Long> elements = new ArrayList<>();
      blanks();
      if (at < text.length() && text.charAt(at) == close) {
        at++;
        return elements;
      }
      do {
        elements.add(number(name));
      } while (comma());
      if (at >= text.length() || text.charAt(at) != close) {
        throw bad(text, "expected ',' or '" + close + "' " + here(at));
      }
      at++;
      return elements;
    }

    boolean comma() {
      blanks();
      if (at < text.length() && text.charAt(at) == ',') {
        at++;
        return true;
      }
      return false;
    }

    void end(boolean more) {
      blanks();
      if (more || at < text.length()) {
        throw bad(text, "there is too much " + here(at) + "; " + shape());
      }
    }

    private void blanks() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    }

    private String here(int index) {
      return index >= text.length()
          ? "at the end"
          : "at character " + (index + 1) + ", found '" + text.charAt(index) + "'";
    }
  }
}
