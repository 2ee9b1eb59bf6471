package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.insight.review.PlayerValue;
import zermelo.insight.review.Review;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.library.Library;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.play.OutcomeOrder;
import zermelo.play.PlayableGame;
import zermelo.play.Player;
import zermelo.play.Ply;
import zermelo.play.RandomPlayer;
import zermelo.play.ShortProofSearch;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.SampleSize;

/** Tests reviews of random games of every library game against the slow twin. */
final class ReviewTruthTest {
  private static final long SEED = 18711953;
  private static final int GAMES_EACH = SampleSize.of(3);
  private static final int GAMES_TOO_LARGE = SampleSize.of(25);
  private static final int MAX_POSITIONS = 300;

  static Stream<LibraryCases.Case> cases() {
    return LibraryCases.all();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("cases")
  void everyMoveHasItsWorth(LibraryCases.Case one) {
    List<Position> positions = LibraryCases.small(one, MAX_POSITIONS, SEED);
    List<TwinValues> twins = List.of(new TwinValues(one, false), new TwinValues(one, true));
    Random random = new Random(SEED);
    for (int game = 0; game < GAMES_EACH && !positions.isEmpty(); game++) {
      Position start = positions.get(random.nextInt(positions.size()));
      PlayedCase playing = PlayedCase.of(twins.get(game % 2), start, new PlanningSolver());
      Player careless = new RandomPlayer(random);
      GameRecord record = playing.course(careless, careless);
      Review review =
          Review.of(
              record,
              playing.answerCache(),
              new ShortProofSearch(playing.playable(), Limits.standard()));
      assertThat(review.turns()).hasSameSizeAs(record.plies());
      assertThat(review.history()).hasSize(record.plies().size() + 1);
      assertThat(review.unknown()).isZero();
      review.turns().forEach(turn -> check(playing, turn));
      checkHistory(playing, record, review.history());
    }
  }

  /** With tiny limits, the known values are true, spread along the game, and agree in all rows. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("cases")
  void whatIsKnownOfAGameIsTrueAndSpreads(LibraryCases.Case one) {
    List<Position> positions = LibraryCases.small(one, MAX_POSITIONS, SEED);
    List<TwinValues> twins = List.of(new TwinValues(one, false), new TwinValues(one, true));
    Random random = new Random(SEED + 1);
    for (int game = 0; game < 2 * GAMES_EACH && !positions.isEmpty(); game++) {
      Position start = positions.get(random.nextInt(positions.size()));
      PlayedCase playing = PlayedCase.of(twins.get(game % 2), start, new PlanningSolver());
      Player careless = new RandomPlayer(random);
      GameRecord record = playing.course(careless, careless);
      Review review = within(playing.playable(), record, 1 + random.nextInt(12));
      checkSpread(record, review);
      for (int i = 0; i < record.plies().size(); i++) {
        Ply ply = record.plies().get(i);
        Outcome before = playing.worthOf(ply.from()).outcome();
        assertThat(review.turns().get(i).before().map(PlayerValue::outcome).orElse(before))
            .isEqualTo(before);
      }
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "connect-four, ''",
    "hex, size=7",
    "kalah, ''",
    "dots-and-boxes, rows=4 columns=4",
    "reversi, rows=6 columns=6",
    "breakthrough, rows=8 columns=8",
    "clobber, rows=6 columns=6",
    "amazons, rows=6 columns=6",
  })
  void randomGamesTooLargeToSolveEarnTheirPraise(String name, String settings) {
    Random random = new Random(SEED);
    List<String> set = settings.isEmpty() ? List.of() : List.of(settings.split(" "));
    Rules rules = Library.game(name).rules(Settings.parse(set));
    PlayableGame playable =
        new PlayableGame(
            List.of(
                new Question.Component(name, rules, Optional.empty(), rules.start().orElseThrow())),
            false);
    long unjudged = 0;
    for (int game = 0; game < GAMES_TOO_LARGE; game++) {
      GameRecord record = new GameRecord(playable, playable.start(), game % 2);
      Player careless = new RandomPlayer(random);
      while (record.finish().isEmpty()) {
        record.make(careless.choose(record).move());
      }
      Review review = within(playable, record, 200);
      checkSpread(record, review);
      unjudged += review.unknown();
      for (int seat = 0; seat < 2; seat++) {
        assertThat(review.accuracy(seat).percent())
            .as("careless play")
            .isNotEqualTo(OptionalInt.of(100));
      }
      for (Review.ReviewedMove turn : review.turns()) {
        assertThat(turn.before().isPresent() || turn.estimateBefore().isPresent())
            .as("every move is proven or estimated")
            .isTrue();
      }
    }
    assertThat(unjudged).isGreaterThan(GAMES_TOO_LARGE);
  }

  private static Review within(PlayableGame playable, GameRecord record, long positions) {
    Limits budget = new Limits(Duration.ofMinutes(1), positions, 1 << 26);
    PlanningSolver solver = new PlanningSolver();
    AnswerCache answerCache =
        new AnswerCache(
            playable,
            question -> solver.solve(question, new Progress(budget, ProgressListener.SILENT)));
    return Review.of(record, answerCache, new ShortProofSearch(playable, budget));
  }

  private static void checkSpread(GameRecord record, Review review) {
    for (int i = 0; i < review.turns().size(); i++) {
      Review.ReviewedMove turn = review.turns().get(i);
      assertThat(turn.before()).isEqualTo(seen(review.history().get(i), turn.ply().seat()));
      assertThat(turn.after()).isEqualTo(seen(review.history().get(i + 1), turn.ply().seat()));
      Optional<Outcome> before = turn.before().map(PlayerValue::outcome);
      Optional<Outcome> after = turn.after().map(PlayerValue::outcome);
      if (after.equals(Optional.of(Outcome.WIN))) {
        assertThat(before).contains(Outcome.WIN);
      }
      if (before.equals(Optional.of(Outcome.LOSE))) {
        assertThat(after).contains(Outcome.LOSE);
      }
      if (before.isPresent() && after.isPresent()) {
        assertThat(OutcomeOrder.of(after.get())).isLessThanOrEqualTo(OutcomeOrder.of(before.get()));
      }
    }
    GameResult finish = record.finish().orElseThrow();
    if (finish.how() != GameResult.Cause.REPEATED) {
      int winner = finish.winner().orElse(-1);
      assertThat(review.history().getLast().map(PlayerValue::outcome))
          .as("the end is known")
          .contains(winner < 0 ? Outcome.TIE : winner == 0 ? Outcome.WIN : Outcome.LOSE);
    }
    for (int seat = 0; seat < 2; seat++) {
      checkAccuracy(review, seat);
    }
  }

  private static Optional<PlayerValue> seen(Optional<PlayerValue> forFirst, int seat) {
    return forFirst.map(
        worth ->
            seat == 0
                ? worth
                : new PlayerValue(
                    worth.outcome().flip(),
                    worth.remoteness(),
                    worth.margin().isPresent()
                        ? OptionalInt.of(-worth.margin().getAsInt())
                        : OptionalInt.empty()));
  }

  private static void checkAccuracy(Review review, int seat) {
    Review.Accuracy accuracy = review.accuracy(seat);
    List<Review.ReviewedMove> own =
        review.turns().stream().filter(turn -> turn.ply().seat() == seat).toList();
    long judged = own.stream().filter(turn -> known(turn.before()) && known(turn.after())).count();
    assertThat(accuracy.judged()).isEqualTo(judged);
    assertThat(accuracy.made()).isEqualTo(own.size());
    if (judged == 0) {
      assertThat(accuracy.percent()).isEmpty();
    } else if (accuracy.percent().equals(OptionalInt.of(100))) {
      assertThat(own).noneMatch(Review.ReviewedMove::blunder);
      assertThat(judged).isEqualTo(own.size());
      assertThat(accuracy.right()).isPositive();
    }
  }

  private static boolean known(Optional<PlayerValue> worth) {
    return worth.isPresent();
  }

  private static void check(PlayedCase playing, Review.ReviewedMove turn) {
    ReferenceSolver.Value before = playing.worthOf(turn.ply().from());
    ReferenceSolver.Value after = playing.worthOf(turn.ply().move().target());
    boolean again = sameMover(playing, turn.ply().from(), turn.ply().move().target());
    Outcome kept = again ? after.outcome() : after.outcome().flip();
    assertThat(turn.before()).map(PlayerValue::outcome).contains(before.outcome());
    assertThat(turn.after()).map(PlayerValue::outcome).contains(kept);
    assertThat(turn.blunder()).isEqualTo(OutcomeOrder.worse(before.outcome(), kept));
    if (turn.blunder()) {
      assertThat(turn.better()).isNotEmpty();
    }
    for (Move move : turn.better()) {
      Outcome other = playing.worthOf(move.target()).outcome();
      boolean stays = sameMover(playing, turn.ply().from(), move.target());
      assertThat(stays ? other : other.flip()).isEqualTo(before.outcome());
    }
  }

  private static boolean sameMover(PlayedCase playing, Position from, Position to) {
    var rules = playing.playable().rules();
    return !rules.facts().impartial() && rules.turn(from) == rules.turn(to);
  }

  private static void checkHistory(
      PlayedCase playing, GameRecord record, List<Optional<PlayerValue>> history) {
    for (int i = 0; i < record.plies().size(); i++) {
      ReferenceSolver.Value value = playing.worthOf(record.plies().get(i).from());
      Outcome forFirst =
          record.plies().get(i).seat() == 0 ? value.outcome() : value.outcome().flip();
      assertThat(history.get(i)).map(PlayerValue::outcome).contains(forFirst);
      if (forFirst == Outcome.WIN || forFirst == Outcome.LOSE) {
        assertThat(history.get(i).orElseThrow().remoteness()).isEqualTo(value.remoteness());
      }
    }
  }
}
