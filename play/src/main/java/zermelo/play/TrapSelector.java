package zermelo.play;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.Value;
import zermelo.solve.ValuedMove;
import zermelo.solve.search.ProofSearch;

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
    List<ResistingMove> candidates = resisting(position, moves);
    ResistingMove best = candidates.getFirst();
    double most = -1;
    for (ResistingMove candidate : candidates) {
      double share = losingReplies(position, candidate.move());
      if (share > most) {
        most = share;
        best = candidate;
      }
    }
    return best.move();
  }

  /** A move, and how many plies it lasts at least. */
  private record ResistingMove(ValuedMove move, int plies) {}

  /** Returns the moves that last at least three quarters as long as the longest, that one first. */
  private List<ResistingMove> resisting(Position position, List<ValuedMove> moves) {
    Resistance resistance = new Resistance(answerCache);
    List<ResistingMove> longestFirst =
        moves.stream()
            .sorted(Comparator.comparingInt(TrapSelector::known).reversed())
            .limit(LOOKED_AT)
            .map(move -> new ResistingMove(move, resistance.plies(position, move)))
            .sorted(Comparator.comparingInt(ResistingMove::plies).reversed())
            .toList();
    int longest = longestFirst.getFirst().plies();
    return longestFirst.stream().filter(move -> move.plies() >= longest - longest / 4).toList();
  }

  private static int known(ValuedMove move) {
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

  /**
   * Finds how long a lost player holds out after the moves of one position.
   *
   * <p>Closed forms and some searches know who wins, but not when. A short search then finds the
   * wins that the opponent has within a few plies. A move that survives it counts as lasting longer
   * than every move with a known end nearby.
   */
  private static final class Resistance {
    /** The plies of a move that survives the search. */
    static final int UNKNOWN = 1_000;

    /** The positions to search after one move. */
    private static final int SEARCHED = 4_096;

    /** The time for all moves together. */
    private static final Duration TIME = Duration.ofMillis(150);

    private final AnswerCache answerCache;
    private final Progress progress = new Progress(Limits.standard().withTime(TIME));

    Resistance(AnswerCache answerCache) {
      this.answerCache = answerCache;
    }

    /** Returns the plies to the end after a move; {@link #UNKNOWN} if no end is near. */
    int plies(Position position, ValuedMove move) {
      if (move.remoteness().isPresent() || move.result() != Outcome.LOSE) {
        return move.remoteness().orElse(UNKNOWN);
      }
      PlayableGame playable = answerCache.played();
      if (new TwoPlySearch(playable).losesAtOnce(position, move.move()) || namedWin(move)) {
        return 1;
      }
      try {
        return ProofSearch.of(playable.question(move.move().target()), progress, 1, SEARCHED)
            .map(proof -> proof.values().get(move.move().target()))
            .map(Value::remoteness)
            .orElse(OptionalInt.empty())
            .orElse(UNKNOWN);
      } catch (LimitReached timeIsOver) {
        return UNKNOWN;
      }
    }

    /** Returns whether the opponent has a win at once that only a closed form can name. */
    private boolean namedWin(ValuedMove move) {
      Position target = move.move().target();
      Optional<Answer> answer = answerCache.of(target);
      TwoPlySearch look = new TwoPlySearch(answerCache.played());
      return answer.stream()
          .flatMap(known -> known.moves().stream())
          .filter(reply -> reply.result() == Outcome.WIN)
          .anyMatch(reply -> look.winsAtOnce(target, reply.move()));
    }
  }
}
