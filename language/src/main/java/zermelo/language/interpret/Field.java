package zermelo.language.interpret;

import zermelo.kernel.Space;

/** Some bits of a word that hold one number, counted from its lower bound. */
record Field(int word, int shift, int bits, long low) {
  long mask() {
    return bits == 64 ? -1 : (1L << bits) - 1;
  }

  long get(long[] words, int at) {
    return (words[at + word] >>> shift & mask()) + low;
  }

  /** Adds the value; the bits must be clear. */
  void put(long[] words, int at, long value) {
    if (!fits(value)) {
      throw new Space.Overflow();
    }
    words[at + word] |= (value - low) << shift;
  }

  boolean fits(long value) {
    long offset = value - low;
    return offset >= 0 && (bits >= 63 || offset <= mask());
  }

  /** The bits that hold offsets up to this. */
  static int bitsFor(long offset) {
    return Math.max(1, 64 - Long.numberOfLeadingZeros(offset));
  }
}
