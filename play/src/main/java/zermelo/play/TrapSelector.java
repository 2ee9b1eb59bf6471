package zermelo.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * Chooses the move after which the opponent is most likely to err.
 *
 * <p>Used in positions without a forced win. The best move is the one after which the largest share
 * of replies loses. Among equals, the move that delays longest wins. Only moves that last about as
 * long as the longest are candidates: an opponent who sees a win in 1 does not fall into a trap.
 */
final class TrapSelector {
  /** Number of moves to examine, those that delay longest first. Each costs a question. */
  private static final int LOOKED_AT = 64;

  private final AnswerCache answerCache;

  TrapSelector(AnswerCache answerCache) {
    this.answerCache = answerCache;
  }

  /** Returns the best of several moves with the same value. */
  ValuedMove best(Position position, List<ValuedMove> moves) {
    List<ValuedMove> candidates =
        resisting(moves).stream()
            .sorted(Comparator.comparingInt(TrapSelector::plies).reversed())
            .limit(LOOKED_AT)
            .toList();
    ValuedMove best = candidates.getFirst();
    double most = -1;
    for (ValuedMove move : candidates) {
      double share = losingReplies(position, move);
      if (share > most) {
        most = share;
        best = move;
      }
    }
    return best;
  }

  /** Returns the moves that last at least three quarters as long as the longest, where known. */
  private static List<ValuedMove> resisting(List<ValuedMove> moves) {
    int longest = moves.stream().mapToInt(move -> move.remoteness().orElse(0)).max().orElse(0);
    return moves.stream().filter(move -> plies(move) >= 3L * longest / 4.0).toList();
  }

  private static int plies(ValuedMove move) {
    return move.remoteness().orElse(Integer.MAX_VALUE);
  }

  /** Returns the share of replies known to lose for the opponent, from 0 to 1. */
  double losingReplies(Position position, ValuedMove move) {
    Position target = move.move().target();
    Rules rules = answerCache.played().rules();
    boolean again = !rules.facts().impartial() && rules.turn(position) == rules.turn(target);
    Optional<Answer> answer = again ? Optional.empty() : answerCache.of(target);
    List<ValuedMove> replies = answer.map(Answer::moves).orElse(List.of());
    long losing = replies.stream().filter(reply -> reply.result() == Outcome.LOSE).count();
    int all = replies.size() + answer.map(known -> known.unknown().size()).orElse(0);
    return all == 0 ? 0 : (double) losing / all;
  }
}
