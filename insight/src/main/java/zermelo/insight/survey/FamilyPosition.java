package zermelo.insight.survey;

import zermelo.kernel.Position;

/**
 * One position of a family.
 *
 * @param numbers the values of the names that are numbers or booleans, by index in the vocabulary
 * @param rows the values of the names that are lists or sets, by index
 */
@SuppressWarnings("ArrayRecordComponent") // created once, never modified, never compared
public record FamilyPosition(
    ConfiguredGame setup, Position position, long[] numbers, long[][] rows) {
  /** Returns the position in the notation of its game. */
  public String text() {
    return setup.rules().print(position);
  }
}
