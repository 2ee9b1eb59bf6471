package zermelo.language.parameter;

import zermelo.kernel.input.BadInput;

/**
 * Parses the codes of taking-and-breaking games, such as {@code 0.77}, into digits.
 *
 * <p>Digit t says what a move that takes t from a heap may leave. It is a sum of 1 (nothing), 2
 * (one heap), 4 (two heaps) and 8 (three heaps). A code is octal unless it begins with {@code 0x}
 * or contains a letter; then it is hexadecimal. This parser serves parameters of texts; {@code
 * heaps}, which depends on no other module, has its own, {@code HeapCodeParser}.
 */
public final class CodeDigits {
  private CodeDigits() {}

  /** The digits of a code, digit 0 (before the point) first. */
  static long[] digits(String text) {
    boolean prefix = text.startsWith("0x") || text.startsWith("0X");
    String plain = prefix ? text.substring(2) : text;
    int point = plain.indexOf('.');
    if (point < 0) {
      throw bad(text, "it has no point");
    }
    String before = plain.substring(0, point);
    String behind = plain.substring(point + 1);
    if (before.length() > 1 || behind.isEmpty()) {
      throw bad(text, "it needs one digit before the point and at least one after it");
    }
    long[] digits = new long[behind.length() + 1];
    digits[0] = before.isEmpty() ? 0 : digit(text, before.charAt(0));
    if ((digits[0] & 3) != 0) {
      throw bad(
          text,
          "the digit before the point is about taking nothing, so it may only say 4 (split in two)"
              + " or 8 (split in three)");
    }
    for (int t = 1; t < digits.length; t++) {
      digits[t] = digit(text, behind.charAt(t - 1));
    }
    if (!prefix && plain.matches(".*[89].*") && !plain.matches(".*[a-fA-F].*")) {
      throw bad(
          text,
          "8 and 9 are not octal digits; a game that leaves three heaps is hexadecimal and is"
              + " written 0x"
              + text);
    }
    return digits;
  }

  private static long digit(String code, char c) {
    int value = c < 128 ? Character.digit(c, 16) : -1;
    if (value < 0) {
      throw bad(
          code, "'" + c + "' is not a digit: digits go from 0 to 7, in a hexadecimal code to f");
    }
    return value;
  }

  private static BadInput bad(String code, String why) {
    return new BadInput(
        "'"
            + code
            + "' is not an octal or hexadecimal code: "
            + why
            + ". An example is 0.77 (Kayles)");
  }
}
