package zermelo.solve.tablebase.format;

import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The different packed values that occur in a tier, most frequent first, each with its number. */
public final class Alphabet implements Serializable {
  private static final long serialVersionUID = 1L;

  private final int[] packedValues;
  private final CountMap index;

  private Alphabet(int[] packedValues) {
    this.packedValues = packedValues;
    this.index = new CountMap();
    for (int i = 0; i < packedValues.length; i++) {
      index.add(packedValues[i], i);
    }
  }

  public static Alphabet of(int[] packedValues) {
    return new Alphabet(packedValues.clone());
  }

  /** The packed values that occur in any of the counts. */
  public static Alphabet of(List<CountMap> counts) {
    CountMap all = new CountMap();
    counts.forEach(all::addAll);
    return new Alphabet(
        IntStream.range(0, all.keys.length)
            .filter(i -> all.used[i])
            .boxed()
            .sorted(
                Comparator.<Integer>comparingLong(i -> -all.values[i])
                    .thenComparingInt(i -> all.keys[i]))
            .mapToInt(i -> all.keys[i])
            .toArray());
  }

  public int size() {
    return packedValues.length;
  }

  int packedValue(int number) {
    return packedValues[number];
  }

  public int[] packedValues() {
    return packedValues.clone();
  }

  public int number(int packedValue) {
    return (int) index.values[index.find(packedValue)];
  }

  /** Counts packed values: a map from each to its number, without boxing. */
  public static final class CountMap implements Serializable {
    private static final long serialVersionUID = 1L;

    private int[] keys = new int[64];
    private long[] values = new long[64];
    private boolean[] used = new boolean[64];
    private int size;

    /** Counts a packed value. */
    public void count(int packedValue) {
      add(packedValue, 1);
    }

    /** Adds the counts of another map. */
    public void addAll(CountMap other) {
      for (int i = 0; i < other.keys.length; i++) {
        if (other.used[i]) {
          add(other.keys[i], other.values[i]);
        }
      }
    }

    private void add(int key, long amount) {
      int slot = slotOf(key);
      values[slot] += amount;
    }

    private int find(int key) {
      int mask = keys.length - 1;
      int slot = ((key * 0x9e3779b9) >>> 7) & mask;
      while (used[slot] && keys[slot] != key) {
        slot = (slot + 1) & mask;
      }
      return slot;
    }

    private int slotOf(int key) {
      int slot = find(key);
      if (used[slot]) {
        return slot;
      }
      if (2 * size >= keys.length) {
        grow();
        slot = find(key);
      }
      used[slot] = true;
      keys[slot] = key;
      size++;
      return slot;
    }

    private void grow() {
      int[] oldKeys = keys;
      long[] oldValues = values;
      boolean[] oldUsed = used;
      keys = new int[2 * oldKeys.length];
      values = new long[keys.length];
      used = new boolean[keys.length];
      size = 0;
      for (int i = 0; i < oldKeys.length; i++) {
        if (oldUsed[i]) {
          add(oldKeys[i], oldValues[i]);
        }
      }
    }
  }
}
