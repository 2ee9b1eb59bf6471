package zermelo.language.position;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import zermelo.kernel.input.BadInput;
import zermelo.language.board.BoardGeometry;
import zermelo.language.board.NamedGraph;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.evaluate.TermFunction;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;

/**
 * Gives the geometry of a game's board once the parameters have values.
 *
 * <p>Most games have one geometry for all positions. On a strip, the length of the position
 * decides; a tree comes with its position.
 */
public final class Boards {
  private final Optional<BoardDeclaration> declaration;
  private final Optional<BoardGeometry> fixed;
  private final Optional<BoardGeometry> start;
  private final Map<Integer, BoardGeometry> strips = new ConcurrentHashMap<>();

  private Boards(
      Optional<BoardDeclaration> declaration,
      Optional<BoardGeometry> fixed,
      Optional<BoardGeometry> start) {
    this.declaration = declaration;
    this.fixed = fixed;
    this.start = start;
  }

  /**
   * The board of a program.
   *
   * @param settled holds the parameters
   * @param values the parameters as texts
   */
  public static Boards of(
      String game,
      Program program,
      TermEvaluator evaluate,
      EvaluationFrame settled,
      Map<String, String> values) {
    Optional<BoardDeclaration> board = program.board();
    Optional<BoardGeometry> start = board.flatMap(b -> start(game, b, evaluate, settled, values));
    boolean open = board.isPresent() && board.get().shape() instanceof BoardDeclaration.OpenStrip;
    return new Boards(board, open ? Optional.empty() : start, start);
  }

  private static Optional<BoardGeometry> start(
      String game,
      BoardDeclaration board,
      TermEvaluator evaluate,
      EvaluationFrame settled,
      Map<String, String> values) {
    settled.refuel();
    try {
      return switch (board.shape()) {
        case BoardDeclaration.Tree tree -> Optional.empty();
        case BoardDeclaration.Graph graph -> {
          String edges = values.getOrDefault(graph.parameter(), "");
          yield Optional.of(BoardGeometry.graph(NamedGraph.parse(edges)));
        }
        case BoardDeclaration.OpenStrip strip -> {
          Optional<Long> length = strip.length().map(term -> evaluate.num(term).of(settled));
          length.ifPresent(count -> checkStrip(game, count));
          yield length.map(count -> BoardGeometry.strip(count.intValue()));
        }
        case BoardDeclaration.Rectangle sides -> {
          long rows = evaluate.num(sides.rows()).of(settled);
          long columns = evaluate.num(sides.columns()).of(settled);
          long count = sides.count().map(term -> evaluate.num(term).of(settled)).orElse(1L);
          check(game, rows, columns);
          check(game, count, rows * columns);
          BoardGeometry one = BoardGeometry.rectangle((int) rows, (int) columns, sides.hexagons());
          BoardGeometry all = one.times((int) count);
          yield Optional.of(
              sides.joins().map(joins -> joined(all, joins, evaluate, settled)).orElse(all));
        }
        case BoardDeclaration.Points points -> {
          long count = evaluate.num(points.count()).of(settled);
          check(game, 1, count);
          TermFunction.TruthFunction joined = evaluate.truth(points.joins().condition());
          yield Optional.of(
              BoardGeometry.points(
                  (int) count,
                  (first, second) -> holds(joined, points.joins(), settled, first, second)));
        }
      };
    } catch (EvaluationFrame.OutOfFuel tooMuch) {
      throw evaluate.fault(board.span(), "the size of this costs too much");
    }
  }

  /** A board whose cells are neighbours if the condition holds for them in either order. */
  private static BoardGeometry joined(
      BoardGeometry board,
      BoardDeclaration.JoinCondition joins,
      TermEvaluator evaluate,
      EvaluationFrame settled) {
    TermFunction.TruthFunction joined = evaluate.truth(joins.condition());
    BoardGeometry before = settled.geometry;
    settled.geometry = board;
    try {
      return board.withNeighbours(
          (first, second) ->
              holds(joined, joins, settled, first, second)
                  || holds(joined, joins, settled, second, first));
    } finally {
      settled.geometry = before;
    }
  }

  private static boolean holds(
      TermFunction.TruthFunction joined,
      BoardDeclaration.JoinCondition joins,
      EvaluationFrame settled,
      int first,
      int second) {
    settled.spend(2);
    settled.slots[joins.first()] = first;
    settled.slots[joins.second()] = second;
    return joined.of(settled);
  }

  private static void check(String game, long rows, long columns) {
    if (rows < 1 || columns < 1 || columns > BoardGeometry.MAX_CELLS / rows) {
      throw new BadInput(
          "%s: a board of %d by %d is not possible: boards have from 1 to %d cells"
              .formatted(game, rows, columns, BoardGeometry.MAX_CELLS));
    }
  }

  private static void checkStrip(String game, long length) {
    if (length < 1 || length > BoardGeometry.MAX_STRIP) {
      throw new BadInput(
          "%s: a strip of %d cells is not possible: strips have from 1 to %d cells"
              .formatted(game, length, BoardGeometry.MAX_STRIP));
    }
  }

  public Optional<BoardDeclaration> declaration() {
    return declaration;
  }

  /** Whether the board is a strip, which has as many cells as the position. */
  public boolean isStrip() {
    return declaration.isPresent()
        && declaration.get().shape() instanceof BoardDeclaration.OpenStrip;
  }

  /** The geometry of a board with this many cells. */
  public BoardGeometry geometry(int cells) {
    return fixed.orElseGet(() -> strips.computeIfAbsent(cells, BoardGeometry::strip));
  }

  /** The geometry that all positions share; none for strips of any length. */
  public Optional<BoardGeometry> fixed() {
    return fixed;
  }

  /** The geometry of the start; none for strips whose text gives no length. */
  public Optional<BoardGeometry> start() {
    return start;
  }

  /** The list slot of a frame that holds the symbols of the board. */
  public static OptionalInt place(Program program) {
    return program.components().stream()
        .filter(component -> component.board().isPresent())
        .mapToInt(Program.Component::place)
        .findFirst();
  }
}
