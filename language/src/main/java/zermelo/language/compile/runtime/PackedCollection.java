package zermelo.language.compile.runtime;

import zermelo.kernel.Space;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.program.Program.Kind;

/**
 * Layout of a component that is a list or a set in packed positions.
 *
 * <p>Fields do not cross words, so a place is 64 times the index of a word plus a shift.
 */
public final class PackedCollection {
  private final long low;
  private final int length;
  private final boolean sorted;
  private final int[] places; // of each element, or of each 32 numbers of a set
  private final long mask; // of an element

  PackedCollection(CompilerInput.PackedComponent part) {
    this.low = part.low();
    this.length = part.length();
    this.sorted = part.kind() == Kind.BAG;
    this.places = part.fields().stream().mapToInt(f -> 64 * f.word() + f.shift()).toArray();
    this.mask = part.fields().isEmpty() ? 0 : part.fields().getFirst().mask();
  }

  void loadList(long[] words, int at, long[] row) {
    for (int i = 0; i < row.length; i++) {
      int place = places[i];
      row[i] = (words[at + (place >> 6)] >>> place & mask) + low;
    }
  }

  /** Overwrites the packed list. */
  void storeList(long[] row, long[] scratch, long[] words, int at) {
    long[] elements = row;
    if (sorted) {
      System.arraycopy(row, 0, scratch, 0, row.length);
      sort(scratch);
      elements = scratch;
    }
    for (int i = 0; i < places.length; i++) {
      long offset = elements[i] - low;
      if (elements[i] < low || Long.compareUnsigned(offset, mask) > 0) {
        throw new Space.Overflow();
      }
      int place = places[i];
      int word = at + (place >> 6);
      words[word] = (words[word] & ~(mask << place)) | (offset << place);
    }
  }

  /** Insertion sort: lists are short, and mostly sorted except for one element. */
  private static void sort(long[] row) {
    if (row.length > 40) {
      java.util.Arrays.sort(row);
      return;
    }
    for (int i = 1; i < row.length; i++) {
      long element = row[i];
      int j = i;
      for (; j > 0 && row[j - 1] > element; j--) {
        row[j] = row[j - 1];
      }
      row[j] = element;
    }
  }

  void loadSet(long[] words, int at, NumberSet set) {
    set.clear();
    for (int i = 0; i < places.length; i++) {
      long chunk = chunk(words, at, i);
      for (; chunk != 0; chunk &= chunk - 1) {
        set.add(low + 32L * i + Long.numberOfTrailingZeros(chunk));
      }
    }
  }

  private long chunk(long[] words, int at, int index) {
    return words[at + (places[index] >> 6)] >>> places[index] & chunkMask(index);
  }

  private long chunkMask(int index) {
    return (1L << Math.min(32, length - 32 * index)) - 1;
  }

  void storeSet(NumberSet set, long[] words, int at) {
    for (int i = 0; i < places.length; i++) {
      words[at + (places[i] >> 6)] &= ~(chunkMask(i) << places[i]);
    }
    for (int i = 0; i < set.size(); i++) {
      include(words, at, set.items()[set.from() + i]);
    }
  }

  boolean has(long[] words, int at, long number) {
    long bit = number - low;
    if (number < low || Long.compareUnsigned(bit, length) >= 0) {
      return false;
    }
    int place = place(bit);
    return (words[at + (place >> 6)] >>> place & 1) != 0;
  }

  private int place(long bit) {
    return places[(int) (bit >>> 5)] + (int) (bit & 31);
  }

  /** Adds a number that is at least the lower bound. */
  void include(long[] words, int at, long number) {
    int place = roomFor(number);
    words[at + (place >> 6)] |= 1L << place;
  }

  /** Adds a number if it is absent, removes it otherwise. It is at least the lower bound. */
  void toggle(long[] words, int at, long number) {
    int place = roomFor(number);
    words[at + (place >> 6)] ^= 1L << place;
  }

  private int roomFor(long number) {
    long bit = number - low;
    if (Long.compareUnsigned(bit, length) >= 0) {
      throw new Space.Overflow();
    }
    return place(bit);
  }

  /** Removes a number if it is present. */
  void exclude(long[] words, int at, long number) {
    if (has(words, at, number)) {
      int place = place(number - low);
      words[at + (place >> 6)] &= ~(1L << place);
    }
  }
}
