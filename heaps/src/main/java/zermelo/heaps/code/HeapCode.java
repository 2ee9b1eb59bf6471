package zermelo.heaps.code;

/**
 * The code of a heap game. A move changes one heap; the player who cannot move loses.
 *
 * <ul>
 *   <li>{@code 0.77}, {@code .137}, {@code 4.007}: an octal code, see {@link TakeAndBreak}; {@code
 *       0x0.8}, {@code 0.3f}: a hexadecimal code, recognised by 0x or by a letter;
 *   <li>{@code unequal{0.07}}: the same, but the heaps that a move leaves must differ in size;
 *       {@code grundy} is short for {@code unequal{4.0}};
 *   <li>{@code subtraction{1,4,9}}: take one of these numbers; {@code subtraction{all-but 2,5}}:
 *       take any number but these, see {@link SubtractionGame}.
 * </ul>
 */
public sealed interface HeapCode permits TakeAndBreak, SubtractionGame {
  /**
   * Parses a code.
   *
   * @throws BadHeapCode if the text is not a code
   */
  static HeapCode parse(String text) {
    return HeapCodeParser.read(text);
  }

  /** The code as text; {@link #parse} reads it back. */
  String text();
}
