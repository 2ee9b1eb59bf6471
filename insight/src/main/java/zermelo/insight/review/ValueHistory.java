package zermelo.insight.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.play.Ply;
import zermelo.play.ShortProofSearch;
import zermelo.solve.Answer;
import zermelo.solve.search.Estimate;

/**
 * The values of all positions of a played game, as far as they can be found.
 *
 * <p>Positions are solved from the end, because late ones are small. Once a few in a row exceed the
 * limits, earlier ones get only a short search, which may prove a winner and else estimates, unless
 * they were proven before. Known values also spread along the game: if a move wins, the player was
 * winning before it; if the player was losing before a move, the move loses.
 */
public final class ValueHistory {
  /** After this many positions in a row that exceed the limits, no earlier one is solved. */
  private static final int MAX_FAILURES = 3;

  private final List<Ply> plies;
  private final int last;
  private final AnswerCache answerCache;
  private final ShortProofSearch proofs;
  private final List<Optional<Answer>> answers = new ArrayList<>();
  private final List<Optional<PlayerValue>> worths = new ArrayList<>();
  private final List<List<Estimate>> estimates = new ArrayList<>(); // of the moves
  private int failures;

  private ValueHistory(GameRecord record, AnswerCache answerCache, ShortProofSearch proofs) {
    this.plies = record.plies();
    this.last = record.toMove();
    this.answerCache = answerCache;
    this.proofs = proofs;
  }

  static ValueHistory of(GameRecord record, AnswerCache answerCache, ShortProofSearch proofs) {
    ValueHistory values = new ValueHistory(record, answerCache, proofs);
    values.askBackward(record);
    values.spreadForward();
    return values;
  }

  /** Returns the value for a seat after a number of plies. */
  Optional<PlayerValue> worth(int at, int seat) {
    return worths.get(at).map(worth -> turned(worth, at, seat));
  }

  /** Returns the answer of the solver, or of the short search, after a number of plies. */
  Optional<Answer> answer(int at) {
    return answers.get(at);
  }

  /**
   * Returns the estimate of a position for the player to move: that of the best move. Empty where
   * the value is known.
   */
  OptionalDouble estimate(int at) {
    return worths.get(at).isPresent() || estimates.get(at).isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(estimates.get(at).getFirst().score());
  }

  /**
   * Returns the estimate of the played move, by the same search as {@link #estimate}. Empty where
   * the value is known.
   */
  OptionalDouble estimateOfMove(int at) {
    return worths.get(at + 1).isPresent()
        ? OptionalDouble.empty()
        : estimates.get(at).stream()
            .filter(estimate -> estimate.move().equals(plies.get(at).move()))
            .mapToDouble(Estimate::score)
            .findFirst();
  }

  private int toMove(int at) {
    return at == plies.size() ? last : plies.get(at).seat();
  }

  /** Converts a value for the player to move into one for a seat, or back. */
  private PlayerValue turned(PlayerValue worth, int at, int seat) {
    return toMove(at) == seat ? worth : worth.flip();
  }

  private void askBackward(GameRecord record) {
    Optional<PlayerValue> over =
        record.finish().filter(ValueHistory::byRules).map(finish -> PlayerValue.of(finish, last));
    Optional<Answer> end = over.isPresent() ? Optional.empty() : ask(record.position(), false);
    if (over.isPresent()) {
      estimates.add(List.of());
    }
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
    Collections.reverse(estimates);
  }

  /** Returns whether the game ended by the rules, not by a repetition or a resignation. */
  private static boolean byRules(GameResult finish) {
    return switch (finish.how()) {
      case STUCK, RULES, SCORE -> true;
      case REPEATED, RESIGNED -> false;
    };
  }

  /**
   * Solves a position, or proves its outcome, or estimates it.
   *
   * @param won whether the player to move is known to win, so that no proof is needed
   */
  private Optional<Answer> ask(Position position, boolean won) {
    Optional<Answer> before = answerCache.provenBefore(position);
    if (failures < MAX_FAILURES || before.isPresent()) {
      Optional<Answer> solved = answerCache.of(position).or(() -> before);
      if (solved.isPresent()) {
        failures = before.isPresent() ? failures : 0;
        estimates.add(List.of());
        return solved;
      }
      failures++;
    }
    ShortProofSearch.Finding found = won ? ShortProofSearch.Finding.NOTHING : proofs.of(position);
    estimates.add(found.estimates());
    return found.proof();
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

  /** Returns the value of the played move, if the answer for its position lists it. */
  private Optional<PlayerValue> listed(int at) {
    Position target = plies.get(at).move().target();
    return answers.get(at).stream()
        .flatMap(answer -> answer.moves().stream())
        .filter(move -> move.move().target().equals(target))
        .findFirst()
        .map(PlayerValue::of);
  }
}
