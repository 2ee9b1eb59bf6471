package zermelo.solve.connection;

import zermelo.solve.store.StoredTable;

/**
 * A table of decided positions of a connection game, each with the winner and a carrier.
 *
 * <p>It keeps the whole position with each entry, so a collision proves nothing. An entry is three
 * words: the stones of both players with the turn, and the carrier with the work that it took, of
 * which the table forgets the least. Boards have at most {@value #MAX_CELLS} cells.
 *
 * <p>Several threads share a table. A few hundred locks, each for a part of the buckets, keep the
 * words of an entry together; a lookup is cheap beside the work on a position.
 */
final class CarrierTable implements StoredTable {
  /** Cells that leave bits for the turn, the winner and the work. */
  static final int MAX_CELLS = 56;

  /** The result of {@link #find} for an unknown position. */
  static final long UNKNOWN = -1;

  /** In a result of {@link #find}: the player to move wins. The other bits are the carrier. */
  static final long WINS = 1L << 62;

  private static final int BUCKET = 4;
  private static final int WORDS = 3;
  private static final int LOCKS = 256;
  private static final long TURN = 1L << 63;
  private static final long CELLS = (1L << MAX_CELLS) - 1;

  private final int mask; // of buckets
  private final long[] cells;
  private final Object[] locks = new Object[LOCKS];

  /** Creates an empty table of at most this many bytes, at least one bucket. */
  CarrierTable(long bytes) {
    long buckets = Math.clamp(bytes / (8 * WORDS * BUCKET), 1, 1 << 27);
    this.mask = Integer.highestOneBit((int) buckets) - 1;
    this.cells = new long[(mask + 1) * BUCKET * WORDS];
    for (int i = 0; i < LOCKS; i++) {
      locks[i] = new Object();
    }
  }

  long bytes() {
    return 8L * cells.length;
  }

  /** The carrier, with {@link #WINS} if the player to move wins, or {@link #UNKNOWN}. */
  long find(long first, long second, int turn) {
    int bucket = bucket(first, second, turn);
    long key = turn == 0 ? first : first | TURN;
    synchronized (locks[bucket & (LOCKS - 1)]) {
      int end = (bucket + 1) * BUCKET * WORDS;
      for (int at = bucket * BUCKET * WORDS; at < end; at += WORDS) {
        if (cells[at] == key && (cells[at + 1] & CELLS) == second && cells[at + 1] < 0) {
          return (cells[at + 2] & CELLS) | (cells[at + 1] & WINS);
        }
      }
    }
    return UNKNOWN;
  }

  /** Keeps the result of a position that took some work. */
  void put(long first, long second, int turn, long result, long work) {
    int bucket = bucket(first, second, turn);
    long key = turn == 0 ? first : first | TURN;
    long size = 64L - Long.numberOfLeadingZeros(work);
    synchronized (locks[bucket & (LOCKS - 1)]) {
      int start = bucket * BUCKET * WORDS;
      int place = start;
      for (int at = start; at < start + BUCKET * WORDS; at += WORDS) {
        if (cells[at] == key && (cells[at + 1] & CELLS) == second) {
          place = at;
          break;
        }
        place = cells[at + 2] >>> MAX_CELLS < cells[place + 2] >>> MAX_CELLS ? at : place;
      }
      cells[place] = key;
      cells[place + 1] = second | (result & WINS) | TURN; // this bit marks the entry as present
      cells[place + 2] = (result & CELLS) | size << MAX_CELLS;
    }
  }

  @Override
  public int entryWords() {
    return WORDS;
  }

  @Override
  public void entries(EntryConsumer consumer) {
    long[] entry = new long[WORDS];
    for (int bucket = 0; bucket <= mask; bucket++) {
      for (int i = 0; i < BUCKET; i++) {
        int at = (bucket * BUCKET + i) * WORDS;
        synchronized (locks[bucket & (LOCKS - 1)]) {
          System.arraycopy(cells, at, entry, 0, WORDS);
        }
        if (entry[1] < 0) {
          consumer.accept(Math.min(63, (int) (entry[2] >>> MAX_CELLS)), entry);
        }
      }
    }
  }

  @Override
  public void restore(long[] entry) {
    int turn = (entry[0] & TURN) == 0 ? 0 : 1;
    long work = 1L << Math.max(0, (entry[2] >>> MAX_CELLS) - 1);
    long result = (entry[1] & WINS) | (entry[2] & CELLS);
    put(entry[0] & CELLS, entry[1] & CELLS, turn, result, work);
  }

  private int bucket(long first, long second, int turn) {
    long hash = (first * 0x9e3779b97f4a7c15L) ^ Long.rotateLeft(second * 0xc2b2ae3d27d4eb4fL, 31);
    hash = (hash + turn) * 0xff51afd7ed558ccdL;
    return (int) (hash ^ (hash >>> 32)) & mask;
  }
}
