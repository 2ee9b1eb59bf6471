package zermelo.heaps.proof;

import java.util.Arrays;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.period.Repetition;

/**
 * A certificate that a nim-sequence repeats for ever.
 *
 * <p>It has the values up to the end of the first period, and a mask that separates rare from
 * common values. Any mask is correct; a good one makes the check fast. {@link
 * SequenceCertificateVerifier} checks it without computing the sequence again.
 */
public final class SequenceCertificate {
  private final HeapCode code;
  private final Repetition repetition;
  private final int mask;
  private final boolean parity;
  private final int[] values;

  public SequenceCertificate(
      HeapCode code, Repetition repetition, int mask, boolean parity, int[] values) {
    this.code = code;
    this.repetition = repetition;
    this.mask = mask;
    this.parity = parity;
    this.values = values.clone();
  }

  public HeapCode code() {
    return code;
  }

  public Repetition repetition() {
    return repetition;
  }

  /**
   * The mask over the bits of a value. An odd number of ones under it is common, an even one rare.
   */
  public int mask() {
    return mask;
  }

  /** Whether an odd heap counts as one more. */
  public boolean parity() {
    return parity;
  }

  /** The number of values in the certificate: preperiod and one period. */
  public int shown() {
    return values.length;
  }

  /** The claimed value of heap {@code n}. */
  public int claim(long n) {
    return Math.toIntExact(values[(int) repetition.base(n)] + repetition.rise(n));
  }

  /** The text of this certificate, which {@link SequenceCertificateFormat#read} reads. */
  public String text() {
    return SequenceCertificateFormat.write(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SequenceCertificate that
        && code.equals(that.code)
        && repetition.equals(that.repetition)
        && mask == that.mask
        && parity == that.parity
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return 31 * code.hashCode() + repetition.hashCode();
  }

  @Override
  public String toString() {
    return code.text() + ": " + repetition;
  }
}
