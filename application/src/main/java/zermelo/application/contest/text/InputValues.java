package zermelo.application.contest.text;

import java.util.List;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputNumber;
import zermelo.language.contest.InputSource;

/**
 * Goes through the stored numbers of a head or a case as their layout says.
 *
 * <p>Subclasses override what they need to know: which number is a length, a symbol or a player.
 */
public abstract class InputValues implements InputSource {
  private long[] values = {};
  private int at;

  /** Starts with the first of these numbers. */
  protected void begin(long[] numbers) {
    values = numbers;
    at = 0;
  }

  /** Starts with the first of these numbers. */
  protected void begin(List<Long> numbers) {
    begin(numbers.stream().mapToLong(number -> number).toArray());
  }

  /** Returns the next stored number. */
  protected long take() {
    return values[at++];
  }

  /** Returns the index of the number that {@link #take} returns next. */
  protected int at() {
    return at;
  }

  @Override
  public long number(InputNumber number, long index, long low, long high) {
    return take();
  }

  @Override
  public long length(InputItem.SymbolRows board) {
    return take();
  }

  @Override
  public void symbols(InputItem.SymbolRows board, long row, long columns) {
    for (long i = 0; i < columns; i++) {
      take();
    }
  }

  @Override
  public void starter(InputItem.StarterName starter) {
    take();
  }
}
