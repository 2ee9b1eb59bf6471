package zermelo.insight.survey;

import zermelo.kernel.Position;

/**
 * A position of a family, with the values of its variables.
 *
 * @param numbers the numbers and truth values, by the index of a variable in the vocabulary
 * @param lists the lists and sets, by the same index
 */
@SuppressWarnings("ArrayRecordComponent") // created once, never modified, never compared
public record FamilyPosition(
    ConfiguredGame setup, Position position, long[] numbers, long[][] lists) {
  /** Returns the position in the notation of its game. */
  public String text() {
    return setup.rules().print(position);
  }
}
