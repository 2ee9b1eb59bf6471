package zermelo.kernel.limits;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The state of long work.
 *
 * @param stage what is being done, in words
 * @param positions positions visited so far
 * @param perSecond positions per second
 * @param done completed steps of this stage
 * @param total steps of this stage, or -1 if unknown
 * @param secondsLeft the time left for this stage; present only if the estimate has been steady
 */
public record ProgressReport(
    String stage,
    long positions,
    double perSecond,
    long done,
    long total,
    OptionalDouble secondsLeft) {

  /** Returns the finished share of the stage in percent, if its length is known. */
  public OptionalInt percent() {
    return total > 0 ? OptionalInt.of((int) (100.0 * done / total)) : OptionalInt.empty();
  }
}
