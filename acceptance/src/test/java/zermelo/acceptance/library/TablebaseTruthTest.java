package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.application.tablebase.TablebaseFolder;
import zermelo.kernel.Game;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.SharedProgress;
import zermelo.kernel.space.Tiers;
import zermelo.language.TextGame;
import zermelo.library.GameIdentity;
import zermelo.library.graph.GraphRules;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.TablebaseSource;
import zermelo.solve.ValuedMove;
import zermelo.solve.plan.PlanningSolver;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.build.TablebaseBuilder;
import zermelo.solve.tablebase.verify.TablebaseVerifier;
import zermelo.testkit.SampleSize;

/**
 * Tests that tablebases agree with the solver on every position, for all games that can be ranked.
 */
@Tag("slow")
final class TablebaseTruthTest {
  private static final int MAX_POSITIONS = SampleSize.of(400);
  private static final int ROOTS = 2;

  /** The largest numbering that is built here. Boards may have few positions among many ranks. */
  private static final long MAX_RANKS = 1_000_000;

  @TempDir private Path home;
  private int made;

  /** The part of an answer that a tablebase knows too: all but Grundy values. */
  private record Said(
      Outcome outcome, OptionalInt remoteness, OptionalInt margin, List<Option> moves) {
    record Option(Move move, Outcome result, OptionalInt remoteness, OptionalInt margin) {}

    static Said of(Answer answer) {
      List<Option> moves = new ArrayList<>();
      for (ValuedMove move : answer.moves()) {
        moves.add(new Option(move.move(), move.result(), move.remoteness(), move.margin()));
      }
      return new Said(answer.outcome(), answer.remoteness(), answer.margin(), moves);
    }
  }

  static Stream<LibraryCases.Case> numbered() {
    return LibraryCases.all()
        .filter(one -> !one.rules().facts().heaps() && !(one.rules() instanceof GraphRules))
        .filter(
            one ->
                one.positions().stream()
                    .anyMatch(at -> Tiers.of(one.rules().space(List.of(at))).isPresent()));
  }

  @Test
  void manyGamesAreNumbered() {
    assertThat(numbered().map(one -> one.game().id()).distinct())
        .contains(
            "tic-tac-toe",
            "connect-four",
            "kalah",
            "quixo",
            "hex",
            "dots-and-boxes",
            "domineering",
            "cram",
            "chomp",
            "wythoff",
            "euclid");
  }

  private static boolean isNumbered(Rules rules, Position root) {
    return Tiers.of(rules.space(List.of(root))).filter(t -> t.size() <= MAX_RANKS).isPresent();
  }

  @ParameterizedTest
  @MethodSource("numbered")
  void everyPositionOfTheLibrary(LibraryCases.Case one) throws IOException {
    List<Position> roots = new ArrayList<>();
    for (Position root : LibraryCases.small(one, MAX_POSITIONS, 1).reversed()) {
      if (roots.size() < ROOTS && isNumbered(one.rules(), root)) {
        roots.add(root);
      }
    }
    one.rules()
        .start()
        .filter(s -> LibraryCases.fits(one.rules(), s, 6_000) && isNumbered(one.rules(), s))
        .ifPresent(roots::add);
    for (Position root : new LinkedHashSet<>(roots)) {
      for (boolean misere : new boolean[] {false, true}) {
        check(one.game().id(), one.game(), one.rules(), root, misere, one.positions());
      }
    }
  }

  /**
   * Two tokens on a circle, with random rules: positions repeat, some ends are ties, and many
   * positions are draws.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void tokensOnACircle(int seed) throws IOException {
    Random random = new Random(seed);
    int size = 5 + random.nextInt(5);
    String text =
        """
        game Circle %d
        "Two tokens on a circle of %d fields."

        position a: 0..%d = 0
        position b: 0..%d = %d
        end a = b: %s player wins
        end a = %d and b = %d: tie
        end b = %d: tie
        move left k in %d..%d: a := (a + k) mod %d
        move right k in 1..%d where a != %d: b := (b + %d * k) mod %d
        """
            .formatted(
                seed,
                size,
                size - 1,
                size - 1,
                2,
                random.nextBoolean() ? "previous" : "next",
                random.nextInt(size),
                random.nextInt(size),
                random.nextInt(size),
                1,
                1 + random.nextInt(2),
                size,
                1 + random.nextInt(2),
                random.nextInt(size),
                1 + random.nextInt(size - 1),
                size);
    TextGame game = TextGame.read("circle", "circle.game", text);
    Rules rules = game.rules(Settings.NONE);
    Position start = rules.start().orElseThrow();
    check("circle.game", game, rules, start, false, List.of());
    check("circle.game", game, rules, start, true, List.of());
  }

  /** Builds a tablebase and queries all reachable positions and some others. */
  private void check(
      String name, Game game, Rules rules, Position root, boolean misere, List<Position> others)
      throws IOException {
    Path path = home.resolve("tablebase-" + made++);
    TablebasePlan plan = new TablebasePlan(rules, root, misere);
    List<String> identity = GameIdentity.of(name, game, rules, root, misere).lines();
    SharedProgress progress =
        new SharedProgress(Limits.unlimited().withThreads(2).withMemory(1 << 24));
    TablebaseBuilder.Report report =
        new TablebaseBuilder(plan, identity, GameIdentity.text(name, game), path, progress).build();
    TablebaseFolder folder = TablebaseFolder.open(path);
    assertThat(folder.rules(folder.game()).parameterValues()).isEqualTo(rules.parameterValues());
    TablebaseSource source = folder.source(rules);
    Set<Position> reached = reached(rules, root);
    PlanningSolver solver = new PlanningSolver();
    PlanningSolver reader = new PlanningSolver();
    String where =
        name + rules.parameterValues() + " " + rules.print(root) + (misere ? " misere " : " ");
    for (Position at : reached) {
      Answer right = SolverAssertions.computed(solver, rules, at, misere);
      assertThat(source.holding(at)).as(where + rules.print(at)).isPresent();
      Answer stored = SolverAssertions.answer(reader, stored(rules, at, misere, source));
      assertThat(Said.of(stored)).as(where + rules.print(at)).isEqualTo(Said.of(right));
    }
    if (rules.start().filter(root::equals).isPresent()) {
      assertThat(report.manifest().positions()).as(where).isEqualTo(packed(rules, root, reached));
    }
    for (Position at : others) {
      if (source.holding(at).isPresent() && LibraryCases.fits(rules, at, MAX_POSITIONS)) {
        Answer right = SolverAssertions.computed(solver, rules, at, misere);
        Answer stored = SolverAssertions.answer(reader, stored(rules, at, misere, source));
        assertThat(Said.of(stored)).as(where + rules.print(at)).isEqualTo(Said.of(right));
      }
    }
    Path work = Files.createDirectories(home.resolve("work-" + made));
    assertThat(
            new TablebaseVerifier(plan, path, report.manifest(), progress).verify(work).problems())
        .as(where)
        .isEmpty();
  }

  private static Question stored(Rules rules, Position at, boolean misere, TablebaseSource source) {
    Question.Component one =
        new Question.Component(rules.id(), rules, Optional.empty(), at, source);
    return Question.of(List.of(one))
        .misere(misere)
        .method(Question.Method.TABLEBASE)
        .listing(Question.MoveSelection.ALL, Integer.MAX_VALUE);
  }

  /** Counts the positions for a solver, which excludes the score so far. */
  private static int packed(Rules rules, Position root, Set<Position> positions) {
    Space space = rules.space(List.of(root));
    Set<Position> packed = new HashSet<>();
    for (Position position : positions) {
      long[] words = new long[space.words()];
      space.pack(position, words, 0);
      packed.add(Position.of(words));
    }
    return packed.size();
  }

  private static Set<Position> reached(Rules rules, Position from) {
    Set<Position> seen = new LinkedHashSet<>(List.of(from));
    List<Position> order = new ArrayList<>(seen);
    for (int i = 0; i < order.size(); i++) {
      for (Move move : LibraryCases.moves(rules, order.get(i))) {
        if (seen.add(move.target())) {
          order.add(move.target());
        }
      }
    }
    return seen;
  }
}
