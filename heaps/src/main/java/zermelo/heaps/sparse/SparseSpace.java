package zermelo.heaps.sparse;

/**
 * Which values are common and which are rare.
 *
 * <p>The values of many games avoid a linear space: there is a mask such that almost all values
 * have an odd number of ones under it. Those are common, the others rare. Two commons or two rares
 * xor to a rare value, a common and a rare one to a common value (Berlekamp, Conway and Guy,
 * Winning Ways, chapter 4, "sparse spaces"). So a common value can only be an option through a rare
 * heap, and rare heaps are few. Where all splitting digits have one parity, the parity of the heap
 * takes part as one more bit of the value.
 *
 * <p>The mask is that of the most negative coefficient of the Walsh-Hadamard transform of how often
 * values are met ({@link NimValueHistogram}). Any mask is right, the best one is fast.
 *
 * @param mask over the bits of a value
 * @param parity whether the parity of the heap counts too
 * @param offset what is added to a heap before its parity is taken
 * @param rares how many values are rare
 */
public record SparseSpace(int mask, boolean parity, int offset, long rares) {

  /** How many bits it takes to write this value, at least 1. */
  public static int bits(int value) {
    return Math.max(1, 32 - Integer.numberOfLeadingZeros(value));
  }

  /** Whether it tells the same values apart. */
  public boolean sameAs(SparseSpace other) {
    return mask == other.mask && parity == other.parity && offset == other.offset;
  }

  public boolean common(int value, int heap) {
    return ((Integer.bitCount(value & mask) ^ (parity ? heap + offset : 0)) & 1) != 0;
  }

  /** For heaps of one parity: which of the values below {@code length} are common. */
  public boolean[] commons(int length, int heap) {
    boolean[] common = new boolean[length];
    for (int value = 0; value < length; value++) {
      common[value] = common(value, heap);
    }
    return common;
  }
}
