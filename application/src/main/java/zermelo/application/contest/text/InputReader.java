package zermelo.application.contest.text;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import zermelo.kernel.input.BadInput;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.InputNumber;
import zermelo.language.contest.InputQuantity;
import zermelo.language.contest.InputSource;

/** Parses an input as its layout says: first the head, then case after case. */
public final class InputReader {
  /** Longest word of board symbols that is read. Boards are smaller. */
  private static final long LONGEST_WORD = 100_000;

  private final InputLayout layout;
  private final TokenReader tokens;
  private final long[] slots;
  private final TokenSource source = new TokenSource();
  private final long[] head;
  private long casesLeft;

  /** Reads the head of an input. */
  public InputReader(InputLayout layout, TokenReader tokens) {
    this.layout = layout;
    this.tokens = tokens;
    this.slots = new long[layout.slots()];
    this.head = read(layout.head());
    this.casesLeft =
        switch (layout.cases()) {
          case InputLayout.Once() -> 1;
          case InputLayout.Counted(InputQuantity count) -> count.in(slots);
          case InputLayout.UntilEnd(), InputLayout.UntilNumbers _ -> Long.MAX_VALUE;
        };
  }

  /** Returns the numbers that all cases share. */
  public long[] head() {
    return head;
  }

  /** Returns whether another case follows. After the last case, throws if the input goes on. */
  public boolean hasNext() {
    boolean ends =
        switch (layout.cases()) {
          case InputLayout.UntilEnd() -> tokens.atEnd();
          case InputLayout.UntilNumbers(List<Long> end) -> endsWith(end);
          default -> casesLeft == 0;
        };
    if (!ends) {
      return true;
    }
    tokens.end();
    return false;
  }

  /** Takes the numbers that end the cases, if they come next. The input must not end before. */
  private boolean endsWith(List<Long> end) {
    if (tokens.atEnd()) {
      String numbers = end.stream().map(String::valueOf).collect(Collectors.joining(" "));
      throw tokens.wrong(
          "expected " + numbers + " after the last case, found the end of the input");
    }
    return tokens.accept(end);
  }

  /** Reads the next case. */
  public long[] next() {
    casesLeft--;
    return read(layout.row());
  }

  /** Returns an exception that names the place of the token that was read last. */
  public BadInput wrong(String what) {
    return tokens.wrong(what);
  }

  private long[] read(List<InputItem> items) {
    source.size = 0;
    InputLayout.traverse(items, slots, source);
    return Arrays.copyOf(source.values, source.size);
  }

  private final class TokenSource implements InputSource {
    private long[] values = new long[16];
    private int size;
    private String word = "";

    private long add(long value) {
      if (size == values.length) {
        values = Arrays.copyOf(values, 2 * size);
      }
      values[size++] = value;
      return value;
    }

    @Override
    public long number(InputNumber number, long index, long low, long high) {
      String name = index == 0 ? number.label() : number.label() + "_" + index;
      return add(tokens.number(name, low, high));
    }

    @Override
    public long length(InputItem.SymbolRows board) {
      word = tokens.word(board.name(), LONGEST_WORD);
      return add(word.length());
    }

    @Override
    public void symbols(InputItem.SymbolRows board, long row, long columns) {
      String name = board.isAnyLength() ? board.name() : "row " + row + " of " + board.name();
      String text = board.isAnyLength() ? word : tokens.word(name, columns);
      if (text.length() < columns) {
        throw wrong("'" + text + "' does not fit " + name + ", which has " + columns + " symbols");
      }
      for (int i = 0; i < text.length(); i++) {
        int symbol = board.symbols().indexOf(text.charAt(i));
        if (symbol < 0) {
          throw wrong(
              "'"
                  + text.charAt(i)
                  + "' in "
                  + name
                  + " is not one of the symbols "
                  + board.symbols());
        }
        add(symbol);
      }
    }

    @Override
    public void starter(InputItem.StarterName starter) {
      add(tokens.word("player", starter.names().toArray(String[]::new)));
    }
  }
}
