package zermelo.language.packing;

import zermelo.kernel.Space;

/** Bits of a word that hold one number as an offset from its lower bound. */
public record BitField(int word, int shift, int bits, long low) {
  public long mask() {
    return bits == 64 ? -1 : (1L << bits) - 1;
  }

  public long get(long[] words, int at) {
    return (words[at + word] >>> shift & mask()) + low;
  }

  /** Stores the value. The bits must be clear. */
  public void put(long[] words, int at, long value) {
    if (!fits(value)) {
      throw new Space.Overflow();
    }
    words[at + word] |= (value - low) << shift;
  }

  public boolean fits(long value) {
    // Unsigned, because from a negative lower bound there may be more than 2^63 values.
    return value >= low && Long.compareUnsigned(value - low, mask()) <= 0;
  }

  /** The number of bits that hold offsets up to the given one. */
  public static int bitsFor(long offset) {
    return Math.max(1, 64 - Long.numberOfLeadingZeros(offset));
  }
}
