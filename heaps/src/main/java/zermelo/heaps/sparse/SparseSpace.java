package zermelo.heaps.sparse;

/**
 * The division of nim-values into common and rare ones.
 *
 * <p>The values of many games avoid a linear space: there is a mask under which almost all values
 * have an odd number of ones. Those values are common, the others are rare. Two common or two rare
 * values xor to a rare value; a common and a rare one xor to a common value (Berlekamp, Conway and
 * Guy, Winning Ways, chapter 4, "sparse spaces"). So a split has a common value only if one of its
 * heaps is rare, and rare heaps are few. If all splitting digits have the same parity, the parity
 * of the heap counts as one more bit of the value.
 *
 * <p>The mask belongs to the most negative coefficient of the Walsh-Hadamard transform of the
 * counts of values ({@link NimValueHistogram}). Every mask gives correct results; the best one is
 * fast.
 *
 * @param mask a mask over the bits of a value
 * @param parity whether the parity of the heap counts too
 * @param offset a number added to a heap before its parity is taken
 * @param rares the number of rare values
 */
public record SparseSpace(int mask, boolean parity, int offset, long rares) {

  /** The number of bits of this value, at least 1. */
  public static int bits(int value) {
    return Math.max(1, 32 - Integer.numberOfLeadingZeros(value));
  }

  /** Whether both spaces call the same values rare. */
  public boolean sameAs(SparseSpace other) {
    return mask == other.mask && parity == other.parity && offset == other.offset;
  }

  public boolean common(int value, int heap) {
    return ((Integer.bitCount(value & mask) ^ (parity ? heap + offset : 0)) & 1) != 0;
  }

  /**
   * For heaps of the parity of {@code heap}: which of the values below {@code length} are common.
   */
  public boolean[] commons(int length, int heap) {
    boolean[] common = new boolean[length];
    for (int value = 0; value < length; value++) {
      common[value] = common(value, heap);
    }
    return common;
  }
}
