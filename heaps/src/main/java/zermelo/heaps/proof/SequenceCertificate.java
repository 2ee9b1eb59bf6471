package zermelo.heaps.proof;

import java.util.Arrays;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.period.Repetition;

/**
 * What is needed to check that a sequence repeats for ever, without computing it anew: the values
 * up to the end of the first period, and a mask that tells rare from common values (any mask will
 * do; with a good one the check is fast). {@link SequenceCertificateVerifier} checks it.
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

  /** Bits of a value that are counted: an odd number of ones is common, an even one rare. */
  public int mask() {
    return mask;
  }

  /** Whether an odd heap counts as one more. */
  public boolean parity() {
    return parity;
  }

  /** How many values it shows: preperiod and one period. */
  public int shown() {
    return values.length;
  }

  /** The value that it claims for a heap. */
  public int claim(long n) {
    return Math.toIntExact(values[(int) repetition.base(n)] + repetition.rise(n));
  }

  /** As text, which {@link SequenceCertificateFormat#read} reads. */
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
