package zermelo.insight.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.play.Ply;
import zermelo.play.ShortProofSearch;
import zermelo.solve.Answer;

/**
 * What every position of a game that was played is worth, as far as it can be known.
 *
 * <p>Positions are asked for from the end: late ones are the small ones. Where one is too large for
 * the budget, those before it are not solved either, and short proofs are tried, until a few in a
 * row have failed. Then what is known spreads along the game: a move to a win was made from a win,
 * and every move from a loss leads to a loss.
 */
public final class ValueHistory {
  /** So many positions in a row without a proof end the search: earlier ones are harder. */
  private static final int PATIENCE = 3;

  private final List<Ply> plies;
  private final int last;
  private final AnswerCache truth;
  private final ShortProofSearch proofs;
  private final List<Optional<Answer>> answers = new ArrayList<>();
  private final List<Optional<PlayerValue>> worths = new ArrayList<>();
  private boolean small = true;
  private int failures;

  private ValueHistory(GameRecord course, AnswerCache truth, ShortProofSearch proofs) {
    this.plies = course.plies();
    this.last = course.toMove();
    this.truth = truth;
    this.proofs = proofs;
  }

  static ValueHistory of(GameRecord course, AnswerCache truth, ShortProofSearch proofs) {
    ValueHistory values = new ValueHistory(course, truth, proofs);
    values.askBackward(course);
    values.spreadForward();
    return values;
  }

  /** What the position after so many plies is worth to a seat. */
  Optional<PlayerValue> worth(int at, int seat) {
    return worths.get(at).map(worth -> turned(worth, at, seat));
  }

  /** What a solver or a proof says of the position after so many plies. */
  Optional<Answer> answer(int at) {
    return answers.get(at);
  }

  private int toMove(int at) {
    return at == plies.size() ? last : plies.get(at).seat();
  }

  /** Between the player to move after so many plies and a seat: the same in both directions. */
  private PlayerValue turned(PlayerValue worth, int at, int seat) {
    return toMove(at) == seat ? worth : worth.flip();
  }

  private void askBackward(GameRecord course) {
    Optional<PlayerValue> over =
        course.finish().filter(ValueHistory::byRules).map(finish -> PlayerValue.of(finish, last));
    Optional<Answer> end = over.isPresent() ? Optional.empty() : ask(course.position(), false);
    answers.add(end);
    Optional<PlayerValue> next = over.or(() -> end.map(PlayerValue::of));
    worths.add(next);
    for (int at = plies.size() - 1; at >= 0; at--) {
      int seat = toMove(at);
      int after = at + 1;
      boolean won =
          next.filter(worth -> turned(worth, after, seat).outcome() == Outcome.WIN).isPresent();
      Optional<Answer> answer = ask(plies.get(at).from(), won);
      next =
          answer
              .map(PlayerValue::of)
              .or(() -> won ? Optional.of(PlayerValue.of(Outcome.WIN)) : Optional.empty());
      answers.add(answer);
      worths.add(next);
    }
    Collections.reverse(answers);
    Collections.reverse(worths);
  }

  /** Whether the position itself ends the game, and nothing else does. */
  private static boolean byRules(GameResult finish) {
    return switch (finish.how()) {
      case STUCK, RULES, SCORE -> true;
      case REPEATED, RESIGNED -> false;
    };
  }

  /**
   * @param won whether it is known already that the player to move wins; then no proof is needed
   */
  private Optional<Answer> ask(Position position, boolean won) {
    Optional<Answer> found = small ? truth.of(position) : Optional.empty();
    small = found.isPresent();
    if (!small && won) {
      failures = 0;
    } else if (!small && failures < PATIENCE) {
      found = proofs.of(position);
      failures = found.isPresent() ? 0 : failures + 1;
    }
    return found;
  }

  private void spreadForward() {
    for (int at = 0; at < plies.size(); at++) {
      int seat = toMove(at);
      int after = at + 1;
      if (worths.get(after).isEmpty()) {
        boolean lost = worths.get(at).filter(worth -> worth.outcome() == Outcome.LOSE).isPresent();
        Optional<PlayerValue> known =
            listed(at)
                .or(() -> lost ? Optional.of(PlayerValue.of(Outcome.LOSE)) : Optional.empty());
        worths.set(after, known.map(worth -> turned(worth, after, seat)));
      }
    }
  }

  /** What an answer says of the move that was made from its position. */
  private Optional<PlayerValue> listed(int at) {
    Position target = plies.get(at).move().target();
    return answers.get(at).stream()
        .flatMap(answer -> answer.moves().stream())
        .filter(move -> move.move().target().equals(target))
        .findFirst()
        .map(PlayerValue::of);
  }
}
