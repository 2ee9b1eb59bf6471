package zermelo.solve.tablebase.verify;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.format.BlockLayout;
import zermelo.solve.tablebase.format.TierReader;
import zermelo.solve.tablebase.format.TierWriter;
import zermelo.solve.tablebase.memory.MemoryPool;

/**
 * The values of one tier's file in memory, and the positions of it that play has reached.
 *
 * <p>Numbers are ranks relative to the first one of the tier. Values are in the order in which
 * threads decoded the groups of the file; {@code places} has the first place of each 512 numbers.
 */
final class StoredTier implements AutoCloseable {
  private static final int GROUP_RANKS = TierWriter.GROUP * BlockLayout.RANKS;

  final long first;
  final long size;

  /** The numbers with a value. */
  final SharedBits stored;

  /** The numbers that play reaches; by the player to move if both share a rank. */
  final List<SharedBits> reached;

  private final MemoryPool.Allocation places;
  private final MemoryPool.Allocation values;
  private final MemorySegment placeOfLine;
  private final MemorySegment valueAt;

  private StoredTier(MemoryPool pool, TierReader reader, int sides) {
    this.first = reader.first();
    this.size = reader.ranks();
    this.stored = new SharedBits(pool, size);
    this.reached = Stream.generate(() -> new SharedBits(pool, size)).limit(sides).toList();
    this.places = pool.take((size / SharedBits.LINE + 1) * Long.BYTES);
    this.values = pool.take(reader.positions() * Integer.BYTES);
    this.placeOfLine = places.memory();
    this.valueAt = values.memory();
  }

  /**
   * Decodes a file, whose head the caller has checked.
   *
   * @param sides how many players may be to move at a rank
   */
  static StoredTier load(
      CursorThreadPool threads,
      MemoryPool pool,
      TierReader reader,
      Path file,
      int sides,
      boolean scored) {
    StoredTier tier = new StoredTier(pool, reader, sides);
    AtomicLong next = new AtomicLong();
    threads.run(
        reader.groups(),
        (cursor, group) -> {
          int[] found = tier.decode(cursor, reader, group);
          if (!scored && !Arrays.stream(found).allMatch(StoredTier::isValue)) {
            throw new BadTablebase(file, "it has a value of no known kind");
          }
          long place = next.getAndAdd(found.length);
          if (place + found.length <= reader.positions()) {
            tier.put(group * GROUP_RANKS, place, found);
          }
        });
    if (next.get() != reader.positions()) {
      throw new BadTablebase(
          file, "it has %d positions instead of %d".formatted(next.get(), reader.positions()));
    }
    return tier;
  }

  private static boolean isValue(int value) {
    return PackedValue.isKnown(value) && (value == PackedValue.TIE || !PackedValue.isTie(value));
  }

  private int[] decode(PositionCursor cursor, TierReader reader, long group) {
    int[] found = new int[GROUP_RANKS];
    int[] count = {0};
    try {
      reader.group(
          cursor,
          group,
          (rank, value) -> {
            stored.add(rank - first);
            found[count[0]++] = value;
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Arrays.copyOf(found, count[0]);
  }

  private void put(long from, long place, int[] found) {
    MemorySegment.copy(
        found, 0, valueAt, ValueLayout.JAVA_INT, place * Integer.BYTES, found.length);
    long end = Math.min(from + GROUP_RANKS, size);
    for (long line = from / SharedBits.LINE; line * SharedBits.LINE < end; line++) {
      placeOfLine.setAtIndex(ValueLayout.JAVA_LONG, line, place);
      long last = (line + 1) * SharedBits.LINE - 1;
      place += stored.countBeforeInLine(last) + (stored.has(last) ? 1 : 0);
    }
  }

  /** The value of a number, 0 if there is none. */
  int value(long number) {
    if (!stored.has(number)) {
      return PackedValue.WAITING;
    }
    long place = placeOfLine.getAtIndex(ValueLayout.JAVA_LONG, number / SharedBits.LINE);
    return valueAt.getAtIndex(ValueLayout.JAVA_INT, place + stored.countBeforeInLine(number));
  }

  @Override
  public void close() {
    stored.close();
    reached.forEach(SharedBits::close);
    places.close();
    values.close();
  }
}
