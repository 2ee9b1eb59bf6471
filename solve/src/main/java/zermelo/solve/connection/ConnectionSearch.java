package zermelo.solve.connection;

import zermelo.solve.team.NodeCounter;

/**
 * Decides who wins a connection game, and finds a carrier of the win.
 *
 * <p>The carrier is a set of free cells that the winner's strategy never leaves, so the strategy
 * works whatever the other cells hold. Carriers prune the search for the player to move. If a move
 * loses, every other move outside the carrier of the opponent's win loses too. So does every move
 * outside the carrier of a threat, a win that the opponent would have in one move. The moves that
 * remain are the must-play region (R. Hayward and others, Solving 7x7 Hex with domination, fill-in,
 * and virtual connections, 2005). When it is empty, the position is lost, and the union of these
 * carriers is a carrier of the opponent's win.
 *
 * <p>Every move is first searched for a small number of positions, then for more and more. So a
 * move that is easily shown to win is found even if it is not tried first, and the table keeps all
 * work.
 *
 * <p>The slow twin is {@code zermelo.testkit.ReferenceSolver}. One search serves one thread.
 */
final class ConnectionSearch {
  private static final long FIRST_LIMIT = 1_000;
  private static final int GROWTH = 8;

  private final ConnectionBoard board;
  private final CarrierTable table;
  private final NodeCounter counter;
  private final BridgeFinder bridges;
  private final CurrentFlow flow;
  private final double[][] scores;
  private final int[][] moves;

  /**
   * Creates the search of one thread.
   *
   * @param number the number of the thread; each prefers other moves, so that the threads do not
   *     all do the same
   */
  ConnectionSearch(ConnectionBoard board, CarrierTable table, int number, NodeCounter counter) {
    this.board = board;
    this.table = table;
    this.counter = counter;
    this.bridges = new BridgeFinder(board);
    this.flow = new CurrentFlow(board, number);
    this.scores = new double[board.cells() + 1][board.cells()];
    this.moves = new int[board.cells() + 1][board.cells()];
  }

  /** Whether the player to move wins. */
  boolean wins(long first, long second, int turn) {
    return (search(first, second, turn, 0, Long.MAX_VALUE) & CarrierTable.WINS) != 0;
  }

  /**
   * A carrier of the win, with {@link CarrierTable#WINS} if it is the player to move who wins.
   *
   * <p>{@link CarrierTable#UNKNOWN} if the counter reaches {@code most} nodes before.
   */
  private long search(long first, long second, int turn, int ply, long most) {
    long own = turn == 0 ? first : second;
    long theirs = turn == 0 ? second : first;
    long empty = board.all() & ~(first | second);
    if (bridges.find(turn, own, empty) != BridgeFinder.Chain.NONE) {
      return bridges.carrier() | CarrierTable.WINS;
    }
    BridgeFinder.Chain threat = bridges.find(1 - turn, theirs, empty);
    if (threat == BridgeFinder.Chain.SAFE) {
      return bridges.carrier();
    }
    long known = table.find(first, second, turn);
    if (known != CarrierTable.UNKNOWN || counter.nodes() >= most) {
      return known;
    }
    long before = counter.nodes();
    counter.count(board.cells());
    long must = threat == BridgeFinder.Chain.NONE ? empty : bridges.carrier();
    long result = winAtOnce(turn, own, empty, must);
    if (result == CarrierTable.UNKNOWN) {
      long carrier = threat == BridgeFinder.Chain.NONE ? 0 : must;
      result = afterThreats(first, second, turn, ply, most, must, carrier);
    }
    if (result != CarrierTable.UNKNOWN) {
      table.put(first, second, turn, result, counter.nodes() - before);
    }
    return result;
  }

  /** A win by a stone after which the chain is safe. */
  private long winAtOnce(int turn, long own, long empty, long must) {
    for (long rest = must; rest != 0; rest &= rest - 1) {
      long cell = rest & -rest;
      if (bridges.find(turn, own | cell, empty & ~cell) == BridgeFinder.Chain.SAFE) {
        return bridges.carrier() | cell | CarrierTable.WINS;
      }
    }
    return CarrierTable.UNKNOWN;
  }

  /** Narrows the must-play region by the opponent's threats, and searches what remains. */
  private long afterThreats(
      long first, long second, int turn, int ply, long most, long region, long united) {
    long theirs = turn == 0 ? second : first;
    long empty = board.all() & ~(first | second);
    long must = region;
    long carrier = united;
    for (long rest = must; rest != 0; rest &= rest - 1) {
      long cell = rest & -rest;
      if (bridges.find(1 - turn, theirs | cell, empty & ~cell) == BridgeFinder.Chain.SAFE) {
        long threat = bridges.carrier() | cell;
        if ((must & ~threat) != 0) {
          must &= threat;
          carrier |= threat;
          rest &= must | cell;
        }
      }
    }
    return afterMoves(first, second, turn, ply, most, must, carrier);
  }

  private long afterMoves(
      long first, long second, int turn, int ply, long most, long region, long united) {
    long must = region;
    long carrier = united;
    int count = order(first, second, must, ply);
    boolean open = count > 0;
    for (long limit = FIRST_LIMIT; open; limit *= GROWTH) {
      open = false;
      for (int i = 0; i < count; i++) {
        long cell = 1L << moves[ply][i];
        if ((must & cell) == 0) {
          continue;
        }
        long end = Math.min(most, counter.nodes() + limit);
        long next =
            turn == 0
                ? search(first | cell, second, 1, ply + 1, end)
                : search(first, second | cell, 0, ply + 1, end);
        if (next == CarrierTable.UNKNOWN) {
          if (counter.nodes() >= most) {
            return CarrierTable.UNKNOWN;
          }
          open = true;
        } else if ((next & CarrierTable.WINS) == 0) {
          return next | cell | CarrierTable.WINS;
        } else {
          must &= next;
          carrier |= next & ~CarrierTable.WINS;
        }
      }
    }
    return carrier;
  }

  /** Lists the cells of a region for a ply, the most important first. Returns their number. */
  private int order(long first, long second, long region, int ply) {
    flow.evaluate(first, second);
    double[] score = scores[ply];
    int[] list = moves[ply];
    int count = 0;
    for (long rest = region; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int at = count++;
      while (at > 0 && score[at - 1] < flow.of(cell)) {
        score[at] = score[at - 1];
        list[at] = list[at - 1];
        at--;
      }
      score[at] = flow.of(cell);
      list[at] = cell;
    }
    return count;
  }
}
