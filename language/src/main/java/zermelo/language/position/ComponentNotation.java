package zermelo.language.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.input.BadInput;
import zermelo.language.board.BoardGeometry;
import zermelo.language.board.BoardNotation;
import zermelo.language.board.TreeNotation;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.ListedSet;
import zermelo.language.evaluate.SetEvaluator;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.evaluate.TermFunction;
import zermelo.language.parameter.InputExcerpt;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program.Kind;
import zermelo.language.program.Program.Role;
import zermelo.language.program.Term;

/**
 * Parses and prints positions of one heap, or of a game without heaps.
 *
 * <p>Components are separated by commas, {@code 4,7}; lists are in brackets, {@code [3,6,8]}; sets
 * in braces, {@code {1,4}}; a board is its rows, {@code X.O/.X./..O}. Own components that follow
 * each other come for the player to move first, then for the other one. Components with a default
 * may be left out at the end. On output they are left out if the default is a constant, or a set.
 *
 * <p>{@code :R} after a position says that the second player, Right, is to move, {@code :L} the
 * first. {@link TurnSuffix} says when it can be left out.
 */
public final class ComponentNotation {
  private final String game;
  private final List<BoundedComponent> bounds;
  private final TermEvaluator evaluate;
  private final TurnSuffix turns;
  private final Boards boards;
  private final List<Value> order;

  public ComponentNotation(
      String game,
      List<BoundedComponent> bounds,
      TermEvaluator evaluate,
      TurnSuffix turns,
      Boards boards) {
    this.game = game;
    this.bounds = bounds;
    this.evaluate = evaluate;
    this.turns = turns;
    this.boards = boards;
    this.order = order(bounds);
  }

  /** One value of a position: a component, or one player's copy of it. */
  private record Value(BoundedComponent bound, int place) {}

  /**
   * The values in the order of the notation; of what both own, that of the player to move is first.
   */
  private static List<Value> order(List<BoundedComponent> bounds) {
    List<Value> order = new ArrayList<>();
    for (int i = 0; i < bounds.size(); i++) {
      int end = i;
      while (end < bounds.size() && bounds.get(end).own()) {
        end++;
      }
      if (end == i) {
        order.add(new Value(bounds.get(i), bounds.get(i).place()));
        continue;
      }
      for (int player = 0; player < 2; player++) {
        for (BoundedComponent own : bounds.subList(i, end)) {
          order.add(new Value(own, own.place() + player));
        }
      }
      i = end - 1;
    }
    return order;
  }

  /** Parses a text into the frame. Own values of the player to move come first. */
  public void read(String whole, EvaluationFrame frame) {
    TurnSuffix.Split split = turns.split(whole);
    if (split.turn().isEmpty() && whole.indexOf(':') >= 0) {
      throw bad(whole, turns.problem(whole));
    }
    String text = split.position();
    frame.turn = 0;
    NotationCursor reader = new NotationCursor(this, text);
    boolean more = !text.isBlank();
    for (Value value : order) {
      if (!more) {
        byDefault(value, frame, text);
        continue;
      }
      more = value(reader, value, frame, text);
    }
    reader.end(more);
    frame.turn = split.turn().orElseGet(() -> turns.usual(frame));
  }

  private boolean value(NotationCursor reader, Value value, EvaluationFrame frame, String text) {
    BoundedComponent bound = value.bound();
    int place = value.place();
    String name = bound.component().name();
    switch (bound.component().kind()) {
      case NUMBER -> {
        if (bound.own() && place > bound.place() && reader.ended()) {
          throw bad(text, "each player has a " + name + ": " + shape());
        }
        frame.slots[place] = admitted(bound, reader.number(name), text);
      }
      case LIST, BAG -> {
        List<Long> elements = reader.elements('[', ']', name);
        frame.lists[place] = admitted(bound, elements, text);
      }
      case SET -> {
        List<Long> elements = reader.elements('{', '}', name);
        long[] values = admitted(bound, elements, text);
        frame.sets[place] = ListedSet.of(values, values.length);
      }
      case BOARD -> readBoard(bound, reader.board(), frame, text);
    }
    return reader.comma();
  }

  private void readBoard(BoundedComponent bound, String rows, EvaluationFrame frame, String text) {
    BoardDeclaration board = bound.component().board().orElseThrow();
    if (board.isTree()) {
      try {
        TreeNotation.Tree tree = TreeNotation.read(board, rows);
        frame.geometry = tree.geometry();
        frame.lists[bound.place()] = tree.symbols().stream().mapToLong(Long::longValue).toArray();
        return;
      } catch (BadInput wrong) {
        throw bad(text, String.valueOf(wrong.getMessage()));
      }
    }
    boolean strip = boards.fixed().isEmpty();
    String cells = rows;
    if (strip && rows.matches("\\d{1,5}")) { // the number of empty cells
      cells = board.symbols().substring(0, 1).repeat(Integer.parseInt(rows));
    }
    if (strip
        && ((cells.isEmpty() && !board.shrinks()) || cells.length() > BoardGeometry.MAX_STRIP)) {
      throw bad(text, "a strip has from 1 to " + BoardGeometry.MAX_STRIP + " cells");
    }
    if (!strip && cells.length() > 2 * BoardGeometry.MAX_CELLS) {
      throw bad(text, "a board has at most " + BoardGeometry.MAX_CELLS + " cells");
    }
    BoardGeometry geometry = boards.geometry(cells.length());
    frame.geometry = geometry;
    try {
      frame.lists[bound.place()] = BoardNotation.read(board, geometry, cells);
    } catch (BadInput wrong) {
      throw bad(text, String.valueOf(wrong.getMessage()));
    }
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

  private void byDefault(Value wanted, EvaluationFrame frame, String text) {
    BoundedComponent bound = wanted.bound();
    Optional<Term> value = bound.component().value();
    if (value.isEmpty() && wanted.place() > bound.place()) {
      throw bad(text, "each player has a " + bound.component().name() + ": " + shape());
    }
    if (value.isEmpty() && bound.component().kind() != Kind.BOARD) {
      throw bad(text, "it does not say " + bound.component().name() + ": " + shape());
    }
    if (value.isEmpty() && boards.start().isEmpty()) {
      String missing = tree() ? "which edges there are" : "how long the strip is";
      throw bad(text, "it does not say " + missing + ": " + shape());
    }
    try {
      fill(bound, wanted.place(), value.orElse(EMPTY_BOARD), frame);
    } catch (EvaluationFrame.OutOfFuel tooMuch) {
      throw evaluate.fault(bound.component().span(), "the default of this costs too much");
    }
    if (!bound.admits(frame)) {
      throw bad(text, "the default of " + bound.component().name() + " is out of bounds");
    }
  }

  private static final Term EMPTY_BOARD = new BoardTerm.Diagram(0, new BoardTerm.Symbol(0), "");

  private void fill(BoundedComponent bound, int place, Term value, EvaluationFrame frame) {
    switch (value) {
      case Term.NumberTerm num -> frame.slots[place] = evaluate.num(num).of(frame);
      case Term.ListTerm row -> frame.lists[place] = evaluate.list(row).of(frame);
      case Term.SetTerm set -> frame.sets[place] = SetEvaluator.listed(frame, evaluate.many(set));
      case BoardTerm.Diagram diagram -> diagram(bound, diagram, frame);
      case Term.EachElement each -> {
        TermFunction.NumberFunction number = evaluate.num(each.value());
        long[] elements = SetEvaluator.listed(frame, evaluate.many(each.set())).elements().clone();
        for (int i = 0; i < elements.length; i++) {
          frame.slots[each.slot()] = elements[i];
          elements[i] = number.of(frame);
        }
        frame.lists[place] = elements;
      }
      default -> throw new IllegalStateException("no such default");
    }
  }

  private void diagram(BoundedComponent bound, BoardTerm.Diagram diagram, EvaluationFrame frame) {
    if (!diagram.rows().isEmpty()) {
      readBoard(bound, diagram.rows(), frame, diagram.rows());
      return;
    }
    BoardGeometry geometry = boards.start().orElseThrow();
    frame.geometry = geometry;
    long[] symbols = new long[geometry.cells()];
    TermFunction.NumberFunction symbol = evaluate.num(diagram.symbol());
    long before = frame.slots[diagram.slot()]; // without 'each' the slot belongs to another name
    for (int cell = 1; cell <= symbols.length; cell++) {
      frame.slots[diagram.slot()] = cell;
      symbols[cell - 1] = symbol.of(frame);
    }
    frame.slots[diagram.slot()] = before;
    frame.lists[bound.place()] = symbols;
  }

  /** Whether an empty text is a position, that is, every component has a default. */
  public boolean hasStart() {
    return bounds.stream()
        .allMatch(
            bound ->
                bound.component().value().isPresent()
                    || (bound.component().kind() == Kind.BOARD && boards.start().isPresent()));
  }

  /** Prints the position in the frame, from the side of the player to move, without the turn. */
  public String print(EvaluationFrame frame) {
    List<String> parts = new ArrayList<>();
    int needed = 0;
    for (Value value : order) {
      parts.add(printValue(value.bound(), frame, value.place()));
      if (parts.size() == 1 || !leftOut(value, frame)) {
        needed = parts.size();
      }
    }
    // Of an own value, either both players' are printed or neither.
    while (needed < order.size() && isOther(order.get(needed), order.subList(0, needed))) {
      needed++;
    }
    return String.join(",", parts.subList(0, needed));
  }

  private static boolean isOther(Value value, List<Value> before) {
    return before.stream().anyMatch(other -> other.bound().equals(value.bound()));
  }

  private boolean leftOut(Value part, EvaluationFrame frame) {
    Optional<Term> value = part.bound().component().value();
    if (value.isEmpty()) {
      return false;
    }
    int place = part.place();
    frame.refuel();
    return switch (value.get()) {
      case Term.NumberTerm num when part.bound().component().constant() ->
          frame.slots[place] == evaluate.num(num).of(frame);
      case Term.SetTerm set ->
          SetEvaluator.listed(frame, evaluate.many(set)).equals(frame.sets[place]);
      default -> false;
    };
  }

  /** Prints one component; of an own component, the value of the player to move. */
  public static String printValue(BoundedComponent bound, EvaluationFrame frame) {
    return printValue(bound, frame, bound.place());
  }

  private static String printValue(BoundedComponent bound, EvaluationFrame frame, int place) {
    if (bound.number()) {
      return Long.toString(frame.slots[place]);
    }
    if (bound.component().board().isPresent()) {
      if (bound.component().board().get().isTree()) {
        return TreeNotation.print(
            bound.component().board().get(), frame.geometry, frame.lists[place]);
      }
      // An empty strip is its length. A string of no cells is 0: an empty text is the start.
      return isStrip(bound) && Arrays.stream(frame.lists[place]).allMatch(symbol -> symbol == 0)
          ? Integer.toString(frame.lists[place].length)
          : BoardNotation.print(
              bound.component().board().get(), frame.geometry, frame.lists[place]);
    }
    boolean set = bound.component().kind() == Kind.SET;
    StringBuilder text = new StringBuilder(set ? "{" : "[");
    for (long element : PositionLayout.elements(bound, frame, place)) {
      text.append(text.length() > 1 ? "," : "").append(element);
    }
    return text.append(set ? "}" : "]").toString();
  }

  private static boolean isStrip(BoundedComponent bound) {
    return bound.component().board().orElseThrow().shape() instanceof BoardDeclaration.OpenStrip;
  }

  public BadInput bad(String text, String why) {
    return new BadInput(
        "'" + InputExcerpt.of(text) + "' is not a position of " + game + ": " + why);
  }

  private boolean tree() {
    return boards.declaration().map(BoardDeclaration::isTree).orElse(false);
  }

  /** The form of a position, for messages. */
  public String shape() {
    List<String> parts = new ArrayList<>();
    for (Value value : order) {
      boolean theirs = value.place() > value.bound().place();
      String name = (theirs ? "their " : "") + value.bound().component().name();
      parts.add(
          switch (value.bound().component().kind()) {
            case NUMBER -> name;
            case LIST, BAG -> "[" + name + "]";
            case SET -> "{" + name + "}";
            case BOARD ->
                tree()
                    ? "the edges of " + name + " from the ground up"
                    : boards.fixed().isEmpty()
                        ? "the cells of " + name + ", or how many are empty"
                        : "the rows of " + name + " with / between them";
          });
    }
    boolean heaps = bounds.get(0).component().role() == Role.HEAP;
    return "write " + String.join(",", parts) + (heaps ? ", several heaps with '+'" : "");
  }
}
