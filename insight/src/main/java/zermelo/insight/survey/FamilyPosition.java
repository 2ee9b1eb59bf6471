package zermelo.insight.survey;

import zermelo.kernel.Position;

/**
 * One position of a family.
 *
 * @param numbers the values of the names that are numbers or truths, by their places in the
 *     vocabulary
 * @param rows the values of the names that are lists or sets, by their places
 */
@SuppressWarnings("ArrayRecordComponent") // made once, never changed, compared by nobody
public record FamilyPosition(
    ConfiguredGame setup, Position position, long[] numbers, long[][] rows) {
  /** The position in the notation of its game. */
  public String text() {
    return setup.rules().print(position);
  }
}
