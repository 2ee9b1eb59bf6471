package zermelo.cli.sequence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;

/** Describes the moves of a code in words. */
final class HeapCodeText {
  /** Codes with more digits are not described; the text would be unreadable. */
  private static final int MAX_DIGITS = 12;

  private static final String[] LEFT = {"nothing", "one heap", "two heaps", "three heaps"};

  private HeapCodeText() {}

  /** Describes the moves in a sentence or two. */
  static String moves(HeapCode code) {
    return switch (code) {
      case SubtractionGame set when set.numbers().size() > MAX_DIGITS ->
          set.allBut() ? "take any number but those" : "take one of those numbers";
      case SubtractionGame set when set.allBut() ->
          set.numbers().isEmpty() ? "take any number" : "take any number but " + or(set.numbers());
      case SubtractionGame set -> "take " + or(set.numbers());
      case TakeAndBreak digits -> moves(digits);
    };
  }

  private static String moves(TakeAndBreak code) {
    Map<Integer, List<Integer>> takings = new LinkedHashMap<>();
    for (int t = 0; t <= code.reach(); t++) {
      if (code.digit(t) != 0) {
        int digit = t == 0 ? code.digit(t) << 8 : code.digit(t);
        takings.computeIfAbsent(digit, d -> new ArrayList<>()).add(t);
      }
    }
    List<String> moves = new ArrayList<>();
    takings.forEach(
        (digit, numbers) ->
            moves.add(
                digit >= 1 << 8
                    ? "split a heap into " + left(digit >> 8)
                    : "take " + or(numbers) + " and leave " + left(digit)));
    if (moves.isEmpty()) {
      return "there are none";
    }
    String text = moves.size() > MAX_DIGITS ? "as the code says" : String.join("; ", moves);
    return text + (code.unequal() ? ", heaps of different sizes" : "");
  }

  private static String left(int digit) {
    List<String> parts = new ArrayList<>();
    for (int bit = 0; bit < LEFT.length; bit++) {
      if (((digit >> bit) & 1) != 0) {
        parts.add(LEFT[bit]);
      }
    }
    return or(parts);
  }

  private static String or(List<?> things) {
    List<String> words = things.stream().map(String::valueOf).toList();
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }

  /** Returns a note if a code is hexadecimal, because the user may have meant an octal one. */
  static Optional<String> hexadecimal(HeapCode code) {
    return code instanceof TakeAndBreak digits && digits.heaps() == 3
        ? Optional.of(
            code.text()
                + " is a hexadecimal code: a digit from 8 to f lets a move leave three heaps, besides"
                + " what the rest of the digit says; the digits of an octal code go to 7")
        : Optional.empty();
  }
}
