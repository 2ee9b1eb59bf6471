package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.play.OutcomeOrder;
import zermelo.play.PerfectPlayer;
import zermelo.play.PlayableGame;
import zermelo.play.Player;
import zermelo.play.Ply;
import zermelo.play.RandomPlayer;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.SampleSize;

/**
 * Plays thousands of full games of every library game. The perfect player never loses a won or tied
 * position; in lost ones it resists and sets traps. The slow twin gives the values, not the solver
 * that the player uses.
 */
@Tag("slow")
final class PerfectPlayerTruthTest {
  private static final long SEED = 19121913;
  private static final int GAMES_EACH = SampleSize.of(24);
  private static final int MAX_POSITIONS = 400;
  private static final AtomicInteger PLAYED = new AtomicInteger();
  private static final AtomicInteger TRAPS = new AtomicInteger();
  private static final AtomicInteger RESISTED = new AtomicInteger();

  static Stream<LibraryCases.Case> cases() {
    return LibraryCases.all();
  }

  @AfterAll
  static void thousandsWerePlayed() {
    assertThat(PLAYED.get()).isGreaterThan(2_000);
    assertThat(TRAPS.get()).isGreaterThan(400);
    assertThat(RESISTED.get()).isGreaterThan(TRAPS.get() + 400);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void perfectKeepsWhatItHas(LibraryCases.Case one) {
    List<Position> positions =
        LibraryCases.small(one, MAX_POSITIONS, SEED).stream()
            .filter(position -> !LibraryCases.moves(one.rules(), position).isEmpty())
            .toList();
    for (boolean misere : new boolean[] {false, true}) {
      PlanningSolver solver = new PlanningSolver();
      TwinValues twin = new TwinValues(one, misere);
      Random random = new Random(SEED);
      for (int game = 0; game < GAMES_EACH / 2 && !positions.isEmpty(); game++) {
        Position start = positions.get(random.nextInt(positions.size()));
        PlayedCase playing = PlayedCase.of(twin, start, solver);
        Player careless = new RandomPlayer(random);
        Player perfect = new PerfectPlayer(playing.answerCache(), careless, () -> true);
        int seat = game % 2;
        GameRecord record =
            seat == 0 ? playing.course(perfect, careless) : playing.course(careless, perfect);
        assertKept(playing, record, seat);
        record.plies().stream()
            .filter(ply -> ply.seat() == seat)
            .forEach(ply -> assertTrap(playing, ply));
        PLAYED.incrementAndGet();
      }
    }
  }

  private static void assertKept(PlayedCase playing, GameRecord record, int perfect) {
    int owed = 0;
    // Where positions do not show earlier points, only the first one promises the whole result.
    Rules rules = record.rules();
    boolean forgets =
        record.plies().stream()
            .anyMatch(
                ply ->
                    ply.move().gain() != 0
                        && rules.lead(ply.from()) == 0
                        && rules.lead(ply.move().target()) == 0);
    for (Ply ply : forgets ? record.plies().subList(0, 1) : record.plies()) {
      Outcome now = playing.worthOf(ply.from()).outcome();
      owed = Math.max(owed, OutcomeOrder.of(ply.seat() == perfect ? now : now.flip()));
    }
    GameResult finish = record.finish().orElseThrow();
    int got = finish.winner().isEmpty() ? 1 : finish.winner().getAsInt() == perfect ? 2 : 0;
    assertThat(got)
        .as(
            "from %s: %s",
            record.rules().print(record.start()),
            record.plies().stream().map(ply -> ply.move().label()).toList())
        .isGreaterThanOrEqualTo(owed);
  }

  /**
   * In a lost position, the move resists about as long as any. In impartial games, no other such
   * move leaves a greater fraction of losing replies.
   */
  private static void assertTrap(PlayedCase playing, Ply ply) {
    Rules rules = playing.playable().rules();
    boolean lost = playing.worthOf(ply.from()).outcome() == Outcome.LOSE;
    if (!lost || rules.facts().scored()) {
      return;
    }
    List<Move> moves = LibraryCases.moves(rules, ply.from());
    double longest = moves.stream().mapToInt(move -> plies(playing, move)).max().orElseThrow();
    assertThat(4.0 * plies(playing, ply.move()))
        .as("%s holds about as long as any move at %s", ply.move().label(), rules.print(ply.from()))
        .isGreaterThanOrEqualTo(3 * longest);
    RESISTED.incrementAndGet();
    if (!rules.facts().impartial()) {
      return;
    }
    double chosen = losingReplies(playing, ply.move());
    for (Move other : moves) {
      if (4 * plies(playing, other) < 3 * longest) {
        continue;
      }
      assertThat(losingReplies(playing, other))
          .as("%s instead of %s at %s", other.label(), ply.move().label(), rules.print(ply.from()))
          .isLessThanOrEqualTo(chosen);
    }
    TRAPS.incrementAndGet();
  }

  private static int plies(PlayedCase playing, Move move) {
    return playing.worthOf(move.target()).remoteness().orElseThrow();
  }

  /** One move allows a win in 1 and looks like a trap; others resist for 13 plies. */
  @Test
  void whoIsLostResistsFirst() {
    Rules rules = LibraryCases.rules("connect-four");
    Position lost = rules.parse("...O.../..XXO../..OOOX./..OXXO./.XXOXX./OXOXXOO");
    Answer answer = SolverAssertions.computed(new PlanningSolver(), rules, lost, false);
    assertThat(answer.outcome()).isEqualTo(Outcome.LOSE);
    assertThat(answer.remoteness()).hasValue(14);
    PlanningSolver solver = new PlanningSolver();
    Question.Component component =
        new Question.Component(rules.id(), rules, Optional.empty(), lost);
    PlayableGame playable = new PlayableGame(List.of(component), false);
    AnswerCache answerCache =
        new AnswerCache(
            playable,
            question ->
                solver.solve(question, new Progress(Limits.standard(), ProgressListener.SILENT)));
    Player perfect = new PerfectPlayer(answerCache, new RandomPlayer(new Random(SEED)), () -> true);
    Move chosen = perfect.choose(new GameRecord(playable, lost, 0)).move();
    assertThat(chosen.label()).isNotEqualTo("column 2");
    assertThat(plies(answer, chosen)).isGreaterThanOrEqualTo(10);
  }

  private static int plies(Answer answer, Move move) {
    return answer.moves().stream()
        .filter(valued -> valued.move().equals(move))
        .findFirst()
        .orElseThrow()
        .remoteness()
        .orElseThrow();
  }

  /** A reply loses if the player who moves after it wins. */
  private static double losingReplies(PlayedCase playing, Move move) {
    List<Move> replies = LibraryCases.moves(playing.playable().rules(), move.target());
    return replies.stream()
        .mapToInt(reply -> playing.worthOf(reply.target()).outcome() == Outcome.WIN ? 1 : 0)
        .average()
        .orElse(0);
  }
}
