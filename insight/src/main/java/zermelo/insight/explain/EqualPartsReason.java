package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.insight.explain.Paragraph.Mirror;
import zermelo.insight.explain.Paragraph.Reply;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.play.PlayableGame;

/**
 * Explains positions whose components pair up.
 *
 * <p>A player who answers every move with the same move in the equal component always has an
 * answer. This holds in every impartial game in normal play that is finite and ends only when a
 * player cannot move. It is tested before it is reported: every answer must be legal and leave
 * pairs again. The solver confirms for a bounded number of the answers that they leave a lost
 * position.
 */
final class EqualPartsReason {
  private static final int MAX_MOVES = 2_000;
  private static final int MAX_CONFIRMED = 40;

  private final ExplainedPosition explained;
  private final PlayableGame playable;

  private EqualPartsReason(ExplainedPosition explained) {
    this.explained = explained;
    this.playable = explained.played();
  }

  static Optional<Mirror> of(ExplainedPosition explained) {
    return explained.plainSums() ? new EqualPartsReason(explained).find() : Optional.empty();
  }

  private Optional<Mirror> find() {
    if (explained.answer().outcome() == Outcome.LOSE) {
      return mirror(Optional.empty(), explained.position());
    }
    return explained.winning().stream()
        .flatMap(move -> mirror(Optional.of(move), move.target()).stream())
        .findFirst();
  }

  private Optional<Mirror> mirror(Optional<Move> first, Position position) {
    if (!pairs(position)) {
      return Optional.empty();
    }
    MoveList moves = explained.rules().moves(position, MoveList.most(position, MAX_MOVES));
    List<Reply> replies = new ArrayList<>();
    for (Move move : moves.moves()) {
      Optional<Move> answer = answer(position, move);
      if (answer.isEmpty() || !lost(answer.get().target(), replies.size())) {
        return Optional.empty();
      }
      replies.add(new Reply(move, answer.get()));
    }
    return replies.isEmpty()
        ? Optional.empty()
        : Optional.of(new Mirror(Mirror.By.TWIN, first, replies, moves.complete()));
  }

  /** Returns whether all components with moves pair up. */
  private boolean pairs(Position position) {
    List<SumPart> open = new ArrayList<>();
    for (SumPart part : SumPart.of(playable, position)) {
      Optional<SumPart> twin =
          open.stream().filter(other -> part.twin(other, playable)).findFirst();
      if (twin.isPresent()) {
        open.remove(twin.get());
      } else if (part.hasMoves(playable)) {
        open.add(part);
      }
    }
    return open.isEmpty();
  }

  /** Returns the same move in a component equal to the one that was changed. */
  private Optional<Move> answer(Position position, Move move) {
    List<SumPart> before = SumPart.of(playable, position);
    Optional<SumPart.Inner> inner = SumPart.inner(move.label(), before.size());
    if (inner.isEmpty()) {
      return Optional.empty();
    }
    SumPart changed = before.get(inner.get().number() - 1);
    return SumPart.of(playable, move.target()).stream()
        .filter(part -> part.twin(changed, playable))
        .flatMap(
            twin ->
                explained.rules().move(move.target(), twin.prefix() + inner.get().label()).stream())
        .findFirst();
  }

  private boolean lost(Position position, int confirmed) {
    return pairs(position)
        && (confirmed >= MAX_CONFIRMED
            || explained.answerCache().outcome(position).filter(Outcome.LOSE::equals).isPresent());
  }
}
