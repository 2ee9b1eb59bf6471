package zermelo.solve.connection;

import zermelo.solve.team.NodeCounter;

/**
 * Decides who wins a connection game, and finds a carrier of the win.
 *
 * <p>The carrier is a set of free cells that the winner's strategy never leaves, so the strategy
 * works whatever the other cells hold. {@link VirtualConnections} find many wins at a glance, and
 * threats of the other player. Every move must break all threats, so only the cells that are in the
 * carriers of all of them remain, the must-play region (R. Hayward and others, Solving 7x7 Hex with
 * domination, fill-in, and virtual connections, 2005). If a move loses, every other move outside
 * the carrier of the opponent's win loses too. When no cell is left, the position is lost, and the
 * union of these carriers is a carrier of the opponent's win.
 *
 * <p>Every move is first searched for a small number of positions, then for more and more. So a
 * move that is easily shown to win is found even if it is not tried first, and the table keeps all
 * work.
 *
 * <p>The slow twin is {@code zermelo.testkit.ReferenceSolver}. One search serves one thread.
 */
final class ConnectionSearch {
  private static final long FIRST_LIMIT = 100;
  private static final int GROWTH = 8;

  private final ConnectionBoard board;
  private final CarrierTable table;
  private final NodeCounter counter;
  private final VirtualConnections connections;
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
    this.connections = new VirtualConnections(board);
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
    long known = table.find(first, second, turn);
    if (known != CarrierTable.UNKNOWN || counter.nodes() >= most) {
      return known;
    }
    long before = counter.nodes();
    counter.count(board.cells());
    long result = byConnections(first, second, turn, ply, most);
    if (result != CarrierTable.UNKNOWN) {
      table.put(first, second, turn, result, counter.nodes() - before);
    }
    return result;
  }

  /** The result by connections of either player, or else by a search of the moves that remain. */
  private long byConnections(long first, long second, int turn, int ply, long most) {
    long own = turn == 0 ? first : second;
    long theirs = turn == 0 ? second : first;
    long empty = board.all() & ~(first | second);
    connections.find(turn, own, empty, true);
    if (connections.joined()) {
      return CarrierTable.WINS | connections.carrier();
    }
    if (connections.threats() > 0) {
      return CarrierTable.WINS | connections.threat(0);
    }
    connections.find(1 - turn, theirs, empty, false);
    if (connections.joined()) {
      return connections.carrier();
    }
    long must = empty;
    long carrier = 0;
    for (int i = 0; i < connections.threats(); i++) {
      long threat = connections.threat(i);
      if ((must & ~threat) != 0) {
        must &= threat;
        carrier |= threat;
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
