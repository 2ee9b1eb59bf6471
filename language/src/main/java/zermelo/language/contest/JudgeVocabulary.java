package zermelo.language.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.Type;

/**
 * The names that an {@code input} declaration may use: the parameters and components of a game.
 *
 * @param free whether an input may have numbers that are none of these
 */
public record JudgeVocabulary(List<Entry> entries, boolean free) {
  /** A vocabulary for formats that interpret the numbers themselves. */
  public static final JudgeVocabulary FREE = new JudgeVocabulary(List.of(), true);

  /** What a parameter or component is. */
  public enum Kind {
    NUMBER,
    /** A list, a bag or a set. */
    LIST,
    BOARD
  }

  /**
   * A parameter or a component.
   *
   * @param low the smallest number it may be or contain; {@code high} the largest, if it is fixed
   * @param many whether a position has any number of them: heaps
   * @param symbols the symbols of a board
   */
  public record Entry(
      String name, Kind kind, long low, long high, boolean many, boolean given, String symbols) {}

  /** Returns the vocabulary of a text. */
  public static JudgeVocabulary of(Program program) {
    List<Entry> entries = new ArrayList<>();
    for (Program.Param param : program.params()) {
      boolean number = param.type() == Type.NUMBER;
      if (number || param.type() == Type.LIST || param.type() == Type.SET) {
        long low = number ? fixed(param.low(), Long.MIN_VALUE) : 0;
        entries.add(
            new Entry(
                param.name(),
                number ? Kind.NUMBER : Kind.LIST,
                low,
                fixed(param.high(), Long.MAX_VALUE),
                false,
                param.value().isEmpty(),
                ""));
      }
    }
    for (Program.Component component : program.components()) {
      Entry entry = entry(component, component.name());
      entries.add(entry);
      if (component.role() == Program.Role.OWN) {
        entries.add(entry(component, "their " + component.name()));
      }
    }
    return new JudgeVocabulary(entries, false);
  }

  private static Entry entry(Program.Component component, String name) {
    Kind kind =
        switch (component.kind()) {
          case NUMBER -> Kind.NUMBER;
          case LIST, BAG, SET -> Kind.LIST;
          case BOARD -> Kind.BOARD;
        };
    return new Entry(
        name,
        kind,
        kind == Kind.BOARD ? 0 : fixed(Optional.of(component.low()), 0),
        fixed(component.high(), Long.MAX_VALUE),
        component.role() == Program.Role.HEAP,
        component.value().isEmpty() && kind != Kind.BOARD,
        component.board().map(board -> board.symbols()).orElse(""));
  }

  /** Returns a bound that does not depend on parameters, or the widest one. */
  private static long fixed(Optional<Term.NumberTerm> bound, long widest) {
    return bound.isPresent() && bound.get() instanceof Term.Constant(long value) ? value : widest;
  }

  /** Returns the vocabulary without some parameters, which are set already. */
  public JudgeVocabulary without(Set<String> set) {
    return new JudgeVocabulary(
        entries.stream().filter(entry -> !set.contains(entry.name())).toList(), free);
  }

  /** Returns an input that gives all that must be given. */
  public String example() {
    List<String> items = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry.given() || entry.kind() == Kind.BOARD || entry.many()) {
        items.add(
            switch (entry.kind()) {
              case NUMBER -> entry.many() ? "m, " + entry.name() + "[m]" : entry.name();
              case LIST -> "m, " + entry.name() + "[m]";
              case BOARD -> "rows columns, " + entry.name() + "[rows, columns]";
            });
      }
    }
    return "t * (" + String.join(" ", items.isEmpty() ? List.of("n") : items) + ")";
  }

  Optional<Entry> named(String name) {
    return entries.stream().filter(entry -> entry.name().equals(name)).findFirst();
  }

  /** Lists the names, for messages. */
  String names() {
    return entries.stream().map(Entry::name).collect(Collectors.joining(", "));
  }
}
