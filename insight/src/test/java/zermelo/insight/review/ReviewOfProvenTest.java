package zermelo.insight.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.language.TextGame;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.PlayableGame;
import zermelo.play.ShortProofSearch;
import zermelo.solve.OutOfLimits;
import zermelo.solve.ProvenBounds;
import zermelo.solve.ProvenPositions;
import zermelo.solve.Question;
import zermelo.solve.Solver;
import zermelo.solve.TablebaseSource;
import zermelo.solve.Value;

/** Tests that a review uses what was proven before, also where the solver has given up. */
final class ReviewOfProvenTest {
  private static final String FOUR =
      """
      game Four
      board b: 6 x 7 of "." left "X" right "O"
      end line(theirs, 4): previous player wins
      end full: tie
      move column c in 1..7 where b[cell(1, c)] is empty
        b[max p in b where column(p) = c and b[p] is empty] := mine
      """;

  private static final Solver MUTE =
      question ->
          new OutOfLimits("no time", 0, Duration.ZERO, ProvenBounds.NOTHING, Optional.empty());

  private record Book(Map<Position, Value> values) implements ProvenPositions {
    @Override
    public Optional<Value> value(Position position) {
      return Optional.ofNullable(values.get(position));
    }

    @Override
    public void keep(Position position, Value value, long work) {}
  }

  @Test
  void openingsAreJudgedByTheBook() {
    Rules rules = TextGame.read("four", "four.game", FOUR).rules(Settings.NONE);
    Position start = rules.start().orElseThrow();
    Map<Position, Value> values = new HashMap<>(Map.of(start, Value.of(Outcome.WIN, 41)));
    values.put(rules.move(start, "column 1").orElseThrow().target(), Value.of(Outcome.WIN, -1));
    PlayableGame game =
        new PlayableGame(
            List.of(
                new Question.Component(
                    "four",
                    rules,
                    Optional.empty(),
                    start,
                    TablebaseSource.EMPTY,
                    new Book(values))),
            false);
    GameRecord record = new GameRecord(game, start, 0);
    for (int column : new int[] {1, 7, 2, 6, 7, 1, 4, 4}) {
      record.make(rules.move(record.position(), "column " + column).orElseThrow());
    }
    ShortProofSearch proofs = new ShortProofSearch(game, Limits.unlimited().withPositions(100));
    Review review = Review.of(record, new AnswerCache(game, MUTE), proofs);
    assertThat(review.turns().getFirst().before())
        .contains(new PlayerValue(Outcome.WIN, OptionalInt.of(41), OptionalInt.empty()));
    assertThat(review.turns().getFirst().blunder()).isTrue();
    assertThat(review.accuracy(0).judged()).isEqualTo(1);
    assertThat(review.accuracy(0).percent()).hasValue(0);
  }
}
