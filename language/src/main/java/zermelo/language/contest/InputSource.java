package zermelo.language.contest;

/**
 * Supplies the values of one input, item by item: from a file that is read, or at random.
 *
 * <p>{@link InputLayout#traverse} asks for them in the order of the layout.
 */
public interface InputSource {
  /**
   * Returns a number.
   *
   * @param index its index in a list, from 1; 0 if it is not in a list
   * @param low the smallest number that is allowed; {@code high} the largest
   */
  long number(InputNumber number, long index, long low, long high);

  /** Supplies the length of a word, if the input does not say it before. */
  long length(InputItem.SymbolRows board);

  /** Supplies the symbols of a row, which is counted from 1. */
  void symbols(InputItem.SymbolRows board, long row, long columns);

  /** Supplies the player who begins. */
  void starter(InputItem.StarterName starter);

  /** Called where a line ends. */
  default void endLine() {}
}
