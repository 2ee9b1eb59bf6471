package zermelo.heaps.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Parses heap codes and explains what is wrong with a bad one.
 *
 * <p>Parameters of texts have a parser of their own in {@code language}, {@code CodeDigits}.
 */
final class HeapCodeParser {
  private static final String MEANING =
      "digit t says what may be left of a heap when t are taken, added up:"
          + " 1 nothing, 2 one heap, 4 two heaps, 8 three heaps";
  private static final String FORMS =
      "a code is 0.77 (octal), 0x0.8 (hexadecimal), grundy, unequal{0.07}, subtraction{1,4,9} or"
          + " subtraction{all-but 2,5}";
  private static final int MAX_DIGITS = 10_000;
  private static final int LARGEST = 1_000_000;

  private final String code;

  private HeapCodeParser(String code) {
    this.code = code;
  }

  static HeapCode read(String text) {
    return new HeapCodeParser(text).read();
  }

  private HeapCode read() {
    String plain = code.strip().toLowerCase(Locale.ROOT);
    if (plain.equals("grundy")) {
      return TakeAndBreak.GRUNDY;
    }
    int brace = plain.indexOf('{');
    if (brace < 0) {
      return digits(plain, false);
    }
    if (!plain.endsWith("}")) {
      throw bad("its bracket { is not closed");
    }
    String inside = plain.substring(brace + 1, plain.length() - 1).strip();
    return switch (plain.substring(0, brace).strip()) {
      case "unequal" -> digits(inside, true);
      case "subtraction" -> subtraction(inside);
      default -> throw bad(FORMS);
    };
  }

  private TakeAndBreak digits(String plain, boolean unequal) {
    boolean prefix = plain.startsWith(TakeAndBreak.HEXADECIMAL);
    String number = prefix ? plain.substring(TakeAndBreak.HEXADECIMAL.length()) : plain;
    int point = number.indexOf('.');
    if (point < 0) {
      throw bad("it has no point; " + FORMS);
    }
    String before = number.substring(0, point);
    String behind = number.substring(point + 1);
    if (before.length() > 1 || behind.isEmpty()) {
      throw bad("it needs one digit before the point and at least one after it, such as 0.77");
    }
    if (behind.length() > MAX_DIGITS) {
      throw bad("it has more than " + MAX_DIGITS + " digits");
    }
    String digits = (before.isEmpty() ? "0" : before) + behind;
    for (int t = 0; t < digits.length(); t++) {
      char c = digits.charAt(t);
      if (c >= 128 || Character.digit(c, 16) < 0) {
        throw bad(
            "'" + c + "' is not a digit from 0 to 7, or to f in a hexadecimal code; " + MEANING);
      }
    }
    if (!prefix && digits.chars().noneMatch(c -> c >= 'a')) {
      octal(digits, plain);
    }
    if ((Character.digit(digits.charAt(0), 16) & (TakeAndBreak.ALL | TakeAndBreak.ONE)) != 0) {
      throw bad(
          "the digit before the point is about taking nothing, so it may only say 4 (split in two)"
              + " or 8 (split in three), but it is "
              + digits.charAt(0)
              + "; "
              + MEANING);
    }
    return new TakeAndBreak(digits, unequal);
  }

  /**
   * Checks that an octal code has no digit 8 or 9. A code without 0x and without letters is octal.
   */
  private void octal(String digits, String plain) {
    for (int t = 0; t < digits.length(); t++) {
      if (digits.charAt(t) > '7') {
        throw bad(
            "digit %c means nothing in an octal code: digit t says what may be left of a heap when"
                    .formatted(digits.charAt(t))
                + " t are taken, 1 nothing, 2 one heap, 4 two heaps, added up, so at most 7; a game"
                + " that leaves three heaps (8) is hexadecimal and is written "
                + TakeAndBreak.HEXADECIMAL
                + plain);
      }
    }
  }

  private SubtractionGame subtraction(String inside) {
    boolean allBut = inside.startsWith("all-but");
    String list = allBut ? inside.substring("all-but".length()).strip() : inside;
    List<Integer> numbers = new ArrayList<>();
    if (!list.isEmpty()) {
      for (String part : list.split("\\s*,\\s*", -1)) {
        numbers.add(number(part));
      }
    }
    if (numbers.isEmpty() && !allBut) {
      throw bad("the set of numbers that may be taken is empty; " + FORMS);
    }
    return new SubtractionGame(numbers, allBut);
  }

  private int number(String part) {
    if (!part.matches("[0-9]{1,7}")) {
      throw bad(
          "'"
              + part
              + "' is not a number of stones: write whole numbers from 1 on, separated by commas");
    }
    int number = Integer.parseInt(part);
    if (number < 1 || number > LARGEST) {
      throw bad("a move takes from 1 to " + LARGEST + " stones, not " + number);
    }
    return number;
  }

  private BadHeapCode bad(String why) {
    return new BadHeapCode(code, why);
  }
}
