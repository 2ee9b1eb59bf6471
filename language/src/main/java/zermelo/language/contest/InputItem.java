package zermelo.language.contest;

import java.util.List;

/**
 * A part of a contest input as it is declared: a number, a list, a board or the starting player.
 */
public sealed interface InputItem {
  /** Whether the line ends after it. Only writers care; readers accept any blanks. */
  boolean endsLine();

  /** One number. */
  record SingleNumber(InputNumber number, boolean endsLine) implements InputItem {}

  /**
   * A list: these numbers, repeated.
   *
   * @param element the numbers of an element, usually one; if several, each element has its line
   */
  record NumberList(List<InputNumber> element, InputQuantity length, boolean endsLine)
      implements InputItem {}

  /**
   * Words of symbols, one for each row of a board.
   *
   * @param symbols the symbols; a symbol's value is its index
   */
  record SymbolRows(
      String name, String symbols, InputQuantity rows, InputQuantity columns, boolean endsLine)
      implements InputItem {
    /** The number of columns of a word whose length the input does not say before. */
    static final InputQuantity OWN_LENGTH = InputQuantity.constant(-1);

    /** Whether the board is one word of any length. Its length is stored, but not written. */
    public boolean isAnyLength() {
      return columns.equals(OWN_LENGTH);
    }
  }

  /** The name of the player who begins; its value is the index of the name. */
  record StarterName(List<String> names, boolean endsLine) implements InputItem {}
}
