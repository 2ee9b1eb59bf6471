package zermelo.cli.testing;

import java.util.ArrayList;
import java.util.List;

/** Splits a command line as a shell does: spaces, single and double quotes. */
public final class ShellWords {
  private ShellWords() {}

  public static List<String> split(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inside = false;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          word.append(c);
        }
      } else if (c == '\'' || c == '"') {
        quote = c;
        inside = true;
      } else if (c == ' ') {
        if (inside) {
          words.add(word.toString());
          word.setLength(0);
          inside = false;
        }
      } else {
        word.append(c);
        inside = true;
      }
    }
    if (inside) {
      words.add(word.toString());
    }
    return words;
  }
}
