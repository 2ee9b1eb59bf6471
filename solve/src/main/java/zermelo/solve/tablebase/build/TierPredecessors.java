package zermelo.solve.tablebase.build;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.memory.MemoryPool;
import zermelo.solve.tablebase.memory.TierTable;

/**
 * The reversed moves within a tier: for each position, the ranks that have it as an option.
 *
 * <p>An option that a position has twice counts once.
 */
public final class TierPredecessors implements AutoCloseable {
  private static final VarHandle LONG = ValueLayout.JAVA_LONG.varHandle();

  /** Set in an entry if the same player moves again. */
  private static final int AGAIN = 1 << 31;

  private final TierTable tier;
  private final MemoryPool memoryPool;
  private final MemoryPool.Allocation ends;
  private final MemorySegment end; // by place: first the number of predecessors, later their end
  private MemoryPool.Allocation list;
  private MemorySegment entries;

  TierPredecessors(TierTable tier, MemoryPool memoryPool) {
    if (tier.reached().size() > Integer.MAX_VALUE) {
      throw new IllegalStateException("the tier is too large for its loops to be followed");
    }
    this.tier = tier;
    this.memoryPool = memoryPool;
    this.ends = memoryPool.take((tier.reached().members() + 1) * Long.BYTES);
    this.end = ends.memory();
    this.list = ends;
    this.entries = end;
  }

  /** Collects the distinct options within the tier, sorted, with a bit for moving again. */
  static int inside(PositionCursor cursor, int options, long first, long[] found) {
    int count = 0;
    for (int i = 0; i < options; i++) {
      if (cursor.option(i) >= first) {
        found[count++] = ((cursor.option(i) - first) << 1) | (cursor.keepsTurn(i) ? 1 : 0);
      }
    }
    Arrays.sort(found, 0, count);
    int different = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || found[i] != found[i - 1]) {
        found[different++] = found[i];
      }
    }
    return different;
  }

  /** Step 1: counts every move within the tier; any thread may call this. */
  void count(long target) {
    LONG.getAndAdd(end, tier.reached().place(target) << 3, 1L);
  }

  /** Step 2: allocates the entries. */
  void makeRoom() {
    long total = 0;
    for (long place = 0; place <= tier.reached().members(); place++) {
      long count = end.get(ValueLayout.JAVA_LONG, place << 3);
      end.set(ValueLayout.JAVA_LONG, place << 3, total);
      total += count;
    }
    list = memoryPool.take(total * Integer.BYTES);
    entries = list.memory();
  }

  /** Step 3: stores every move; any thread may call this. */
  void put(long origin, long target, boolean again) {
    long at = (long) LONG.getAndAdd(end, tier.reached().place(target) << 3, 1L);
    entries.set(ValueLayout.JAVA_INT, at << 2, (int) origin | (again ? AGAIN : 0));
  }

  long first(long place) {
    return place == 0 ? 0 : end(place - 1);
  }

  long end(long place) {
    return end.get(ValueLayout.JAVA_LONG, place << 3);
  }

  /** The rank of an entry, relative to the first rank of the tier. */
  long origin(long entry) {
    return entries.get(ValueLayout.JAVA_INT, entry << 2) & ~AGAIN;
  }

  boolean again(long entry) {
    return entries.get(ValueLayout.JAVA_INT, entry << 2) < 0;
  }

  @Override
  public void close() {
    ends.close();
    list.close();
  }
}
