package zermelo.solve.connection;

import java.util.Arrays;

/**
 * Finds the connections that a player has already, whatever the other player does.
 *
 * <p>The points are the two sides, the chains of own stones and the free cells. A connection of two
 * points is safe if the owner can join them although the other player moves first, and a threat if
 * the owner must move first. Each has a carrier, the free cells that it needs. Larger ones are made
 * of smaller ones (H-search, V. Anshelevich, A hierarchical approach to computer Hex, 2002):
 *
 * <ul>
 *   <li>Neighbours are connected safely, without a carrier.
 *   <li>Two safe connections that meet and share no cell make one: safe if they meet in a chain, a
 *       threat if they meet in a free cell, which the owner must take.
 *   <li>Threats between the same two points make a safe connection if no cell is in all of them.
 * </ul>
 *
 * <p>There are many, so only some are kept for every pair. So the finder may miss connections; then
 * the search goes on.
 */
final class VirtualConnections {
  private static final int SAFE_KEPT = 8; // for each pair of points
  private static final int THREATS_KEPT = 16;

  /** The most threats that are united into one safe connection. */
  private static final int UNITED = 4;

  private static final int NEAR = 0; // the points of the two sides
  private static final int FAR = 1;

  private final ConnectionBoard board;
  private final int most; // points
  private final long[] cell; // of each point that is a free cell; 0 for chains and sides
  private final long[] safe;
  private final int[] safeCount;
  private final long[] threats;
  private final int[] threatCount;
  private final int[] pointOf; // of each free cell
  private long[] queue = new long[2 * 1024]; // pairs: the points, the carrier
  private int queued;
  private int points;

  VirtualConnections(ConnectionBoard board) {
    this.board = board;
    this.most = board.cells() + 2;
    this.cell = new long[most];
    this.safe = new long[most * most * SAFE_KEPT];
    this.safeCount = new int[most * most];
    this.threats = new long[most * most * THREATS_KEPT];
    this.threatCount = new int[most * most];
    this.pointOf = new int[board.cells()];
  }

  /** Whether the sides are known to be safely connected. */
  boolean joined() {
    return safeCount[pair(NEAR, FAR)] > 0;
  }

  /** A carrier of the safe connection of the sides. */
  long carrier() {
    return safe[pair(NEAR, FAR) * SAFE_KEPT];
  }

  /** The number of threats to connect the sides. */
  int threats() {
    return threatCount[pair(NEAR, FAR)];
  }

  /** The carrier of a threat to connect the sides. */
  long threat(int number) {
    return threats[pair(NEAR, FAR) * THREATS_KEPT + number];
  }

  /**
   * Finds the connections of a player.
   *
   * @param enough whether a threat to connect the sides is all that is wanted
   */
  void find(int player, long own, long empty, boolean enough) {
    begin(player, own, empty);
    for (int head = 0; head < queued && !joined() && !(enough && threats() > 0); head++) {
      long ends = queue[2 * head];
      int a = (int) (ends >>> 32);
      int b = (int) ends;
      long carrier = queue[2 * head + 1];
      if (keepSafe(pair(a, b), carrier)) {
        extend(a, b, carrier);
        extend(b, a, carrier);
      }
    }
  }

  /** Lists the points, and queues the connections of neighbours. */
  private void begin(int player, long own, long empty) {
    points = 2;
    queued = 0;
    Arrays.fill(safeCount, 0);
    Arrays.fill(threatCount, 0);
    cell[NEAR] = 0;
    cell[FAR] = 0;
    for (long left = empty; left != 0; left &= left - 1) {
      pointOf[Long.numberOfTrailingZeros(left)] = points;
      cell[points++] = left & -left;
    }
    long chains = own;
    for (int side = NEAR; side <= FAR; side++) {
      long cells = board.side(player, side);
      long chain = board.chains(cells, own);
      chains &= ~chain;
      touch(side, (cells | board.around(chain)) & empty);
    }
    while (chains != 0) {
      long chain = board.chains(chains & -chains, chains);
      chains &= ~chain;
      cell[points] = 0;
      touch(points++, board.around(chain) & empty);
    }
    for (long left = empty; left != 0; left &= left - 1) {
      int number = Long.numberOfTrailingZeros(left);
      long higher = left & (left - 1);
      touch(pointOf[number], board.neighbours(number) & higher);
    }
  }

  private void touch(int point, long cells) {
    for (long left = cells; left != 0; left &= left - 1) {
      queue(point, pointOf[Long.numberOfTrailingZeros(left)], 0);
    }
  }

  private void queue(int a, int b, long carrier) {
    if (2 * queued == queue.length) {
      queue = Arrays.copyOf(queue, 2 * queue.length);
    }
    queue[2 * queued] = (long) a << 32 | b;
    queue[2 * queued + 1] = carrier;
    queued++;
  }

  private int pair(int a, int b) {
    return a < b ? a * most + b : b * most + a;
  }

  /** Keeps a safe connection; false if another one has no more cells, or there are too many. */
  private boolean keepSafe(int pair, long carrier) {
    int count = add(safe, pair * SAFE_KEPT, safeCount[pair], SAFE_KEPT, carrier);
    if (count == 0) {
      return false;
    }
    safeCount[pair] = count;
    return true;
  }

  /**
   * Adds a carrier to a list without those that contain it.
   *
   * @return the new length of the list; 0 if the carrier was not added
   */
  private static int add(long[] list, int first, int count, int kept, long carrier) {
    int end = first;
    for (int i = first; i < first + count; i++) {
      long other = list[i];
      if ((other & ~carrier) == 0) {
        return 0;
      }
      if ((carrier & ~other) != 0) {
        list[end++] = other;
      }
    }
    if (end == first + kept) {
      return 0;
    }
    list[end++] = carrier;
    return end - first;
  }

  /** Combines a new safe connection from a to b with those from b to other points. */
  private void extend(int a, int b, long carrier) {
    for (int c = 0; c < points; c++) {
      if (c == a || c == b || (carrier & cell[c]) != 0) {
        continue;
      }
      int pair = pair(b, c);
      int first = pair * SAFE_KEPT;
      for (int i = first; i < first + safeCount[pair]; i++) {
        long other = safe[i];
        if ((other & (carrier | cell[a])) != 0) {
          continue;
        }
        if (cell[b] != 0) {
          threat(a, c, carrier | other | cell[b]);
        } else if (b > FAR) {
          queue(a, c, carrier | other);
        }
      }
    }
  }

  /** Keeps a threat, and unites it with others of the same points. */
  private void threat(int a, int b, long carrier) {
    int pair = pair(a, b);
    for (int i = pair * SAFE_KEPT; i < pair * SAFE_KEPT + safeCount[pair]; i++) {
      if ((safe[i] & ~carrier) == 0) {
        return;
      }
    }
    int first = pair * THREATS_KEPT;
    int count = add(threats, first, threatCount[pair], THREATS_KEPT, carrier);
    if (count > 0) {
      threatCount[pair] = count;
      unite(a, b, first, first + count - 1, carrier, carrier, 1);
    }
  }

  /**
   * Queues the safe connections that a set of threats makes with those in front of a place.
   *
   * @param common the cells in all of the set
   * @param all the cells in any of the set
   */
  private void unite(int a, int b, int first, int end, long common, long all, int size) {
    for (int i = first; i < end; i++) {
      long rest = common & threats[i];
      if (rest == 0) {
        queue(a, b, all | threats[i]);
      } else if (rest != common && size < UNITED - 1) {
        unite(a, b, first, i, rest, all | threats[i], size + 1);
      }
    }
  }
}
