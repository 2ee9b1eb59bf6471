package zermelo.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.library.Library;
import zermelo.library.Theorems;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;
import zermelo.solve.ValuedMove;
import zermelo.solve.plan.PlanningSolver;

/** Tests that a lost player resists, also where it is known who wins but not when. */
final class ResistanceTest {
  private static final String LOST = "...O.../..XXO../..OOOX./..OXXO./.XXOXX./OXOXXOO";

  private static String chosen(PlayableGame game, Solver solver) {
    PerfectPlayer player =
        new PerfectPlayer(
            new AnswerCache(game, solver), new RandomPlayer(new Random(1)), () -> true);
    return player.choose(new GameRecord(game, game.start(), 0)).move().label();
  }

  private static PlayableGame game(String name, String position) {
    Rules rules = Library.game(name).rules(Settings.NONE);
    Position start = rules.parse(position);
    return new PlayableGame(
        List.of(
            new Question.Component(
                name, rules, Theorems.closedForm(name, rules.parameterValues(), false), start)),
        false);
  }

  private static Solver solver(long positions) {
    PlanningSolver solver = new PlanningSolver();
    return question ->
        solver.solve(question, new Progress(Limits.standard().withPositions(positions)));
  }

  /** The same answers without the number of plies, as closed forms and some searches give them. */
  private static Result withoutPlies(Result result) {
    if (!(result instanceof Answer answer)) {
      return result;
    }
    List<ValuedMove> moves =
        answer.moves().stream()
            .map(
                move ->
                    new ValuedMove(
                        move.move(),
                        move.result(),
                        OptionalInt.empty(),
                        move.nimber(),
                        move.margin()))
            .toList();
    return new Answer(
        answer.outcome(),
        OptionalInt.empty(),
        answer.nimber(),
        answer.margin(),
        moves,
        answer.unknown(),
        answer.leftOut(),
        answer.evidence());
  }

  @Test
  void thirteenPliesAreBetterThanOne() {
    PlayableGame game = game("connect-four", LOST);
    Solver solver = solver(Long.MAX_VALUE);
    assertThat(chosen(game, solver)).isNotIn("column 2", "column 6");
    assertThat(chosen(game, question -> withoutPlies(solver.solve(question))))
        .isNotIn("column 2", "column 6");
  }

  @Test
  void aWinAtOnceIsSeenBehindATheorem() {
    PlayableGame game = game("nim", "100000+100000");
    String taken = chosen(game, solver(20_000));
    assertThat(taken).isNotEqualTo("heap 1: take 100000").isNotEqualTo("heap 2: take 100000");
  }

  /** Where only the search can prove the loss, it still prefers what takes longest to refute. */
  @Test
  void aProvenLossOfASearchResists() {
    PlayableGame game = game("connect-four", LOST);
    SearchPlayer player =
        SearchPlayer.monteCarlo(Limits.standard().withPositions(60_000), new Random(3));
    assertThat(player.choose(new GameRecord(game, game.start(), 0)).move().label())
        .isNotIn("column 2", "column 6");
  }

  @Test
  void aPlayerIsCalledPerfectWhereItsMoveIsProven() {
    PlayableGame game = game("connect-four", LOST);
    PerfectPlayer player =
        new PerfectPlayer(
            new AnswerCache(game, solver(1)),
            SearchPlayer.monteCarlo(Limits.standard().withPositions(50), new Random(3)),
            () -> false);
    Player.Choice guessed = player.choose(new GameRecord(game, game.start(), 0));
    assertThat(guessed.estimate()).isTrue();
    assertThat(player.name(guessed)).isEqualTo("strong");
    PerfectPlayer sure =
        new PerfectPlayer(new AnswerCache(game, solver(Long.MAX_VALUE)), player, () -> false);
    Player.Choice proven = sure.choose(new GameRecord(game, game.start(), 0));
    assertThat(proven.proven()).isTrue();
    assertThat(sure.name(proven)).isEqualTo("perfect");
    assertThat(Optional.of(sure.name())).contains("strong");
  }
}
