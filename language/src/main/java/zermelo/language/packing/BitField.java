package zermelo.language.packing;

import zermelo.kernel.Space;

/** Some bits of a word that hold one number, counted from its lower bound. */
public record BitField(int word, int shift, int bits, long low) {
  public long mask() {
    return bits == 64 ? -1 : (1L << bits) - 1;
  }

  public long get(long[] words, int at) {
    return (words[at + word] >>> shift & mask()) + low;
  }

  /** Adds the value; the bits must be clear. */
  public void put(long[] words, int at, long value) {
    if (!fits(value)) {
      throw new Space.Overflow();
    }
    words[at + word] |= (value - low) << shift;
  }

  public boolean fits(long value) {
    // As unsigned numbers: from a negative lower bound on there may be more than 2^63 values.
    return value >= low && Long.compareUnsigned(value - low, mask()) <= 0;
  }

  /** The bits that hold offsets up to this. */
  public static int bitsFor(long offset) {
    return Math.max(1, 64 - Long.numberOfLeadingZeros(offset));
  }
}
