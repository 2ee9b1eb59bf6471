package zermelo.application.proven;

import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zermelo.application.proven.ProvenFormat.Entry;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Value;

/**
 * Finds the positions of a book that suffices to play well, whatever the opponent does.
 *
 * <p>They are those that are reached if one of the players makes a best move each time, with all
 * replies of the other one. The first ply is complete. Such a book has about the square root of the
 * positions of a complete one.
 *
 * <p>A win needs no number of plies, and a search for the outcome alone takes half the time. Where
 * the player has lost, the plies of all moves are proved, so that the longest resistance is known;
 * in games with a score, the margins of all moves.
 */
final class BestLines {
  private static final int WHOLE = 1;

  private final BookProver prover;
  private final int plies;
  private final boolean scored;
  private final int most;
  private final Progress progress;
  private final Set<String> reached = new LinkedHashSet<>();
  private final Set<String> visited = new HashSet<>();

  /**
   * @param most the most positions
   */
  BestLines(BookProver prover, int plies, boolean scored, int most, Progress progress) {
    this.prover = prover;
    this.plies = plies;
    this.scored = scored;
    this.most = most;
    this.progress = progress;
  }

  /** The keys of the positions that are proved so far. */
  Set<String> reached() {
    return reached;
  }

  /** Proves all positions of the book; false if there are too many. */
  boolean walk(Position start) throws IOException {
    progress.stage("proving positions", -1);
    for (boolean ours : List.of(true, false)) {
      visit(start, ours, 0);
    }
    return reached.size() <= most;
  }

  /** Goes on from a position, where the player who makes best moves is to move or not. */
  private void visit(Position position, boolean ours, int ply) throws IOException {
    if (ply > plies
        || reached.size() > most
        || !prover.isOpen(position)
        || !visited.add(ply + (ours ? " o " : " t ") + prover.key(position))) {
      return;
    }
    progress.checkTime();
    if (ply <= WHOLE) {
      proved(position, ply == 0);
    }
    if (ply == plies) {
      return;
    }
    if (ours) {
      Move best = best(position, proved(position, scored || ply == 0).value());
      visit(best.target(), prover.keepsTurn(position, best), ply + 1);
    } else {
      for (Move move : prover.moves(position)) {
        visit(move.target(), !prover.keepsTurn(position, move), ply + 1);
      }
    }
  }

  private Entry proved(Position position, boolean exact) throws IOException {
    if (!prover.isOpen(position)) {
      return prover.known(position).orElseThrow();
    }
    Entry entry = prover.prove(position, exact);
    reached.add(prover.key(position));
    return entry;
  }

  /** A move that keeps the value of a position; the longest resistance if it is lost. */
  private Move best(Position position, Value value) throws IOException {
    List<Move> moves = prover.moves(position);
    if (value.outcome() == Outcome.LOSE && !scored) {
      return longest(position, moves);
    }
    if (scored) {
      for (Move move : moves) {
        proved(move.target(), true); // a player compares the margins of all moves
      }
    }
    boolean exact = scored || value.remoteness().isPresent();
    for (Move move : prover.promising(position)) {
      Value after = proved(move.target(), scored).value();
      if (exact && result(position, move, after.outcome()) == value.outcome()) {
        after = proved(move.target(), true).value();
      }
      if (keeps(position, move, value, after)) {
        return move;
      }
    }
    throw new IllegalStateException("no move keeps the value of " + prover.key(position));
  }

  private boolean keeps(Position position, Move move, Value value, Value after) {
    return scored
        ? keepsMargin(position, move, value, after)
        : result(position, move, after.outcome()) == value.outcome() && quickest(value, after);
  }

  private Move longest(Position position, List<Move> moves) throws IOException {
    proved(position, true);
    Move best = moves.getFirst();
    int most = -1;
    for (Move move : moves) {
      int plies = proved(move.target(), true).value().remoteness().orElse(0);
      best = plies > most ? move : best;
      most = Math.max(most, plies);
    }
    return best;
  }

  private Outcome result(Position position, Move move, Outcome after) {
    return prover.keepsTurn(position, move) ? after : after.flip();
  }

  private static boolean quickest(Value value, Value after) {
    return value.remoteness().isEmpty()
        || after.remoteness().orElse(-1) == value.remoteness().getAsInt() - 1;
  }

  private boolean keepsMargin(Position position, Move move, Value value, Value after) {
    int rest = after.margin().orElseThrow();
    int gained = prover.gain(move);
    return gained + (prover.keepsTurn(position, move) ? rest : -rest)
        == value.margin().orElseThrow();
  }
}
