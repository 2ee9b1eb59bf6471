package zermelo.bench.rules;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.WholeNumber;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.CompilableSpace;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.library.Library;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Value;
import zermelo.solve.graph.GraphSolver;
import zermelo.solve.plan.PlanningSolver;

/**
 * A row about a game of numbers: solves all positions up to a size.
 *
 * @param size the size up to which it is solved
 * @param small the size for the interpreter, which would otherwise take too long
 */
record NumberBenchRow(BenchGame kind, int size, int small) implements BenchRow {
  private static final int LIMIT = 1000;

  /** A solver with more positions is replaced, so that memory does not influence the time. */
  private static final int MAX_POSITIONS = 2_000_000;

  private static final String BOX =
      """
      game Four Heaps
      "Four heaps in one part: take any number from one. A player who cannot move loses."
      position a, b, c, d: 0..
      move first k in 1..a: a := a - k
      move second k in 1..b: b := b - k
      move third k in 1..c: c := c - k
      move fourth k in 1..d: d := d - k
      example 1,2,3,4
      """;

  /** The games of the benchmark. */
  enum BenchGame {
    DIVISOR_DUEL("divisor-duel", 10_000_000, 10_000_000, 100_000_000),
    WYTHOFF("wythoff", 1000, 300, 20_000),
    NUMBER_TRANSFORMATION("number-transformation", LIMIT, LIMIT, LIMIT),
    RED_KINGDOM("red-kingdom", 10_000_000, 10_000_000, 500_000_000),
    FOUR_HEAPS("four-heaps", 50, 35, 200);

    private final String id;
    private final int usual;
    private final int small;
    private final int most;

    BenchGame(String id, int usual, int small, int most) {
      this.id = id;
      this.usual = usual;
      this.small = small;
      this.most = most;
    }
  }

  static List<NumberBenchRow> usual() {
    return List.of(BenchGame.values()).stream()
        .map(k -> new NumberBenchRow(k, k.usual, k.small))
        .toList();
  }

  @Override
  public BenchRow sized(String text) {
    OptionalLong number = WholeNumber.parse(text);
    if (number.isEmpty() || number.getAsLong() < 1 || number.getAsLong() > kind.most) {
      throw new BadInput(
          "--rows: '%s/%s' needs a size from 1 to %d: %s/%d"
              .formatted(kind.id, text, kind.most, kind.id, kind.usual));
    }
    int wanted = (int) number.getAsLong();
    return new NumberBenchRow(kind, wanted, Math.min(wanted, kind.small));
  }

  @Override
  public String id() {
    return kind.id;
  }

  @Override
  public String extent() {
    return Integer.toString(size);
  }

  @Override
  public void describe(JsonWriter object) {
    object.key("size").value(size);
  }

  @Override
  public Optional<BenchRow> interpretable() {
    return Optional.of(new NumberBenchRow(kind, small, small));
  }

  @Override
  public boolean usesThreads() {
    return false;
  }

  /** Reading and compiling takes no time beside these games, so each run does it anew. */
  @Override
  public Supplier<String> prepared(Engine engine) {
    return () -> run(engine);
  }

  private String run(Engine engine) {
    TextRules text = text();
    Rules rules =
        switch (engine) {
          case COMPILED -> text;
          case INTERPRETED -> new HandWrittenRules(text, text::interpretedSpace);
          case HAND -> new HandWrittenRules(text, byHand(size));
        };
    return kind == BenchGame.NUMBER_TRANSFORMATION
        ? pairs(rules, size)
        : solved(rules, position(size));
  }

  private TextRules text() {
    return switch (kind) {
      case FOUR_HEAPS -> TextGame.read(kind.id, kind.id + ".game", BOX).rules(Settings.NONE);
      case RED_KINGDOM -> library(Settings.NONE.and("x=3").and("y=5").and("z=7"));
      default -> library(Settings.NONE);
    };
  }

  private TextRules library(Settings settings) {
    return ((TextGame) Library.game(kind.id)).rules(settings);
  }

  private Function<List<Position>, Space> byHand(int to) {
    return switch (kind) {
      case DIVISOR_DUEL -> parts -> HandWrittenSpaces.divisorDuel(to);
      case WYTHOFF -> parts -> HandWrittenSpaces.wythoff(to);
      case NUMBER_TRANSFORMATION -> parts -> new NumberTransformationSpace(LIMIT);
      case RED_KINGDOM -> parts -> HandWrittenSpaces.redKingdom(to, 3, 5, 7);
      case FOUR_HEAPS -> parts -> HandWrittenSpaces.fourHeaps(to);
    };
  }

  private String position(int to) {
    return switch (kind) {
      case DIVISOR_DUEL, RED_KINGDOM, NUMBER_TRANSFORMATION -> "" + to;
      case WYTHOFF -> to + "," + to;
      case FOUR_HEAPS -> to + "," + to + "," + to + "," + to;
    };
  }

  private static Progress progress() {
    return new Progress(new Limits(Duration.ofHours(10), 1_000_000_000_000L, 16L << 30));
  }

  private static String solved(Rules rules, String notation) {
    Question.Component component =
        new Question.Component(rules.id(), rules, Optional.empty(), rules.parse(notation));
    Question question = Question.of(List.of(component)).computed().withoutMoves();
    Result result = new PlanningSolver().solve(question, progress());
    return result instanceof Answer answer
        ? "%s in %s, Grundy value %s, %s positions"
            .formatted(
                answer.outcome(),
                answer.remoteness(),
                answer.nimber(),
                answer.evidence().positions())
        : result.toString();
  }

  /** Solves all pairs of a first number up to {@code to} and a second one. */
  private static String pairs(Rules rules, int to) {
    long sum = 0;
    GraphSolver solver = solver(rules);
    Progress progress = progress();
    for (int x = 1; x <= to; x++) {
      if (solver.size() > MAX_POSITIONS) {
        solver = solver(rules);
      }
      for (int y = 1; y <= LIMIT; y++) {
        Value value = solver.solve(Position.of(x, y, 0, 0), progress);
        sum = 31 * sum + value.remoteness().orElse(-1);
      }
    }
    return "remotenesses %016x".formatted(sum);
  }

  private static GraphSolver solver(Rules rules) {
    return new GraphSolver(
        rules.facts(), false, part -> CompilableSpace.fastest(rules.space(List.of(part))));
  }
}
