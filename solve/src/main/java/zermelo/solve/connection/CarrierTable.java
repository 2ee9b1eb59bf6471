package zermelo.solve.connection;

import zermelo.solve.store.StoredTable;

/**
 * Stores decided positions of a connection game, each with its winner and a carrier.
 *
 * <p>It keeps the whole position with each entry, so a collision proves nothing. An entry is three
 * words: the stones of the first player with the turn, those of the second with the winner, and the
 * carrier with the work that the entry took. A full bucket drops the entry of least work. Boards
 * have at most {@value #MAX_CELLS} cells.
 *
 * <p>Several threads share a table. A few hundred locks, each for a part of the buckets, keep the
 * words of an entry together; a lookup is cheap beside the work on a position.
 */
final class CarrierTable implements StoredTable {
  /** The most cells of a board: the other bits of the words hold turn, winner and work. */
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
  private final long[] entries;
  private final Object[] locks = new Object[LOCKS];

  /** Creates an empty table of at most this many bytes, at least one bucket. */
  CarrierTable(long bytes) {
    long buckets = Math.clamp(bytes / (8 * WORDS * BUCKET), 1, 1 << 27);
    this.mask = Integer.highestOneBit((int) buckets) - 1;
    this.entries = new long[(mask + 1) * BUCKET * WORDS];
    for (int i = 0; i < LOCKS; i++) {
      locks[i] = new Object();
    }
  }

  long bytes() {
    return 8L * entries.length;
  }

  /** The carrier, with {@link #WINS} if the player to move wins, or {@link #UNKNOWN}. */
  long find(long first, long second, int turn) {
    int bucket = bucket(first, second, turn);
    long key = turn == 0 ? first : first | TURN;
    synchronized (locks[bucket & (LOCKS - 1)]) {
      int end = (bucket + 1) * BUCKET * WORDS;
      for (int at = bucket * BUCKET * WORDS; at < end; at += WORDS) {
        if (entries[at] == key && (entries[at + 1] & CELLS) == second && entries[at + 1] < 0) {
          return (entries[at + 2] & CELLS) | (entries[at + 1] & WINS);
        }
      }
    }
    return UNKNOWN;
  }

  /** Stores the result of a position and the work that it took. */
  void put(long first, long second, int turn, long result, long work) {
    int bucket = bucket(first, second, turn);
    long key = turn == 0 ? first : first | TURN;
    long size = 64L - Long.numberOfLeadingZeros(work);
    synchronized (locks[bucket & (LOCKS - 1)]) {
      int start = bucket * BUCKET * WORDS;
      int place = start;
      for (int at = start; at < start + BUCKET * WORDS; at += WORDS) {
        if (entries[at] == key && (entries[at + 1] & CELLS) == second) {
          place = at;
          break;
        }
        place = entries[at + 2] >>> MAX_CELLS < entries[place + 2] >>> MAX_CELLS ? at : place;
      }
      entries[place] = key;
      entries[place + 1] = second | (result & WINS) | TURN; // this bit marks the entry as present
      entries[place + 2] = (result & CELLS) | size << MAX_CELLS;
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
          System.arraycopy(entries, at, entry, 0, WORDS);
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
