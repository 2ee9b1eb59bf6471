package zermelo.solve.connection;

/**
 * Finds a chain that joins a player's sides and cannot be cut, or one that a single stone
 * completes.
 *
 * <p>Two chains with two common free neighbours are as good as joined: if the other player takes
 * one of the two cells, the owner takes the other (a bridge, in Hex). Different bridges must not
 * share cells. The free cells that the chain uses are its carrier. The finder may miss chains; then
 * the search goes on.
 */
final class BridgeFinder {
  /** The kind of chain that was found. */
  enum Chain {
    NONE,
    /** The owner joins the sides with the next stone. */
    WITH_MOVE,
    /** The owner joins the sides although the other player moves next. */
    SAFE
  }

  private final ConnectionBoard board;
  private long carrier; // of the chain last found
  private long used; // the cells of the bridges of the last growth
  private long reach; // free cells next to the last growth

  BridgeFinder(ConnectionBoard board) {
    this.board = board;
  }

  /** The carrier of the chain that was found last. */
  long carrier() {
    return carrier;
  }

  /** Finds a chain of a player, if possible one that is {@link Chain#SAFE}. */
  Chain find(int player, long own, long empty) {
    long far = board.side(player, 1);
    long chain = grow(board.side(player, 0), own, empty);
    long usedHere = used;
    long reachHere = reach;
    carrier = usedHere;
    if ((chain & far) != 0 || bridge(far & reachHere & ~usedHere)) {
      return Chain.SAFE;
    }
    grow(far, own & ~chain, empty & ~usedHere);
    carrier = usedHere | used;
    long common = reachHere & reach & ~carrier;
    if (bridge(common)) {
      return Chain.SAFE;
    }
    carrier |= common;
    return common == 0 ? Chain.NONE : Chain.WITH_MOVE;
  }

  /** Adds two of these common free cells to the carrier; false if there are fewer. */
  private boolean bridge(long common) {
    long more = common & (common - 1);
    if (more == 0) {
      return false;
    }
    carrier |= pair(common);
    return true;
  }

  /** The lowest two of some cells. */
  private static long pair(long common) {
    long more = common & (common - 1);
    return (common & -common) | (more & -more);
  }

  /** The stones that are joined to a side, by adjacency and by bridges on these free cells. */
  private long grow(long side, long own, long empty) {
    long chain = board.chains(side, own);
    long around = side | board.around(chain);
    long rest = own & ~chain;
    used = 0;
    boolean grown = true;
    while (grown && rest != 0) {
      grown = false;
      long left = rest;
      while (left != 0) {
        long next = board.chains(left & -left, rest);
        left &= ~next;
        long near = board.around(next);
        long common = near & around & empty & ~used;
        if ((common & (common - 1)) != 0) {
          used |= pair(common);
          chain |= next;
          rest &= ~next;
          around |= near;
          grown = true;
        }
      }
    }
    reach = around & empty;
    return chain;
  }
}
