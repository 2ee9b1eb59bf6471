package zermelo.cli.sequence;

import java.util.ArrayList;
import java.util.List;
import zermelo.heaps.code.HeapCode;
import zermelo.kernel.input.BadInput;

/** Expands a pattern of codes such as {@code 0.???}. */
final class CodePattern {
  private static final int MAX_OPEN_DIGITS = 5;

  private CodePattern() {}

  /** Returns all codes in order. A question mark is any octal digit; before the point, 0 or 4. */
  static List<HeapCode> codes(String pattern) {
    long open = pattern.chars().filter(c -> c == '?').count();
    if (open == 0 || open > MAX_OPEN_DIGITS) {
      throw new BadInput(
          "--family takes a code with 1 to %d question marks, such as 0.???, not '%s'"
              .formatted(MAX_OPEN_DIGITS, pattern));
    }
    List<String> texts = List.of(pattern);
    for (int i = 0; i < open; i++) {
      List<String> more = new ArrayList<>();
      for (String text : texts) {
        int at = text.indexOf('?');
        for (char digit : (text.startsWith("?.") ? "04" : "01234567").toCharArray()) {
          more.add(text.substring(0, at) + digit + text.substring(at + 1));
        }
      }
      texts = more;
    }
    return texts.stream().map(text -> SequenceCommand.code(shortened(text))).toList();
  }

  /** Drops trailing zeros, which have no meaning; one digit stays after the point. */
  private static String shortened(String text) {
    return text.matches("(0x)?[^.]?\\.[^.]*") ? text.replaceAll("(\\..+?)0+$", "$1") : text;
  }
}
