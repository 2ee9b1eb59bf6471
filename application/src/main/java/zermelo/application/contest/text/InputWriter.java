package zermelo.application.contest.text;

import java.util.List;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.InputNumber;

/** Writes an input as text, in the judge's layout. */
public final class InputWriter extends InputValues {
  private final StringBuilder text = new StringBuilder();
  private boolean atLineStart = true;

  private InputWriter() {}

  /** Returns the text of an input. */
  public static String write(InputLayout layout, ContestInput input) {
    InputWriter writer = new InputWriter();
    long[] slots = new long[layout.slots()];
    writer.write(layout.head(), input.head(), slots);
    input.rows().forEach(row -> writer.write(layout.row(), row, slots));
    if (layout.cases() instanceof InputLayout.UntilNumbers(List<Long> end)) {
      end.forEach(number -> writer.word(Long.toString(number)));
      writer.endLine();
    }
    return writer.text.toString();
  }

  private void write(List<InputItem> items, List<Long> values, long[] slots) {
    begin(values);
    InputLayout.traverse(items, slots, this);
  }

  private void word(String word) {
    text.append(atLineStart ? "" : " ").append(word);
    atLineStart = false;
  }

  @Override
  public long number(InputNumber number, long index, long low, long high) {
    long value = take();
    word(Long.toString(value));
    return value;
  }

  @Override
  public void symbols(InputItem.SymbolRows board, long row, long columns) {
    StringBuilder symbols = new StringBuilder();
    for (long i = 0; i < columns; i++) {
      symbols.append(board.symbols().charAt((int) take()));
    }
    word(symbols.toString());
  }

  @Override
  public void starter(InputItem.StarterName starter) {
    word(starter.names().get((int) take()));
  }

  @Override
  public void endLine() {
    text.append('\n');
    atLineStart = true;
  }
}
