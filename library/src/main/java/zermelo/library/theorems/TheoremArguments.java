package zermelo.library.theorems;

import java.util.Arrays;
import java.util.Map;
import zermelo.kernel.Position;

/** Reads the words of positions and the text of settings for theorems. */
public final class TheoremArguments {
  private TheoremArguments() {}

  /** Returns the elements of a list or set whose length is at {@code at}. */
  public static long[] list(Position position, int at) {
    int length = Math.toIntExact(position.word(at));
    return Arrays.copyOfRange(position.words(), at + 1, at + 1 + length);
  }

  /** Returns whether all cells of a board at the start of a position are empty. */
  public static boolean emptyBoard(Position position) {
    return Arrays.stream(list(position, 0)).allMatch(symbol -> symbol == 0);
  }

  public static String text(Map<String, String> settings, String name) {
    String value = settings.get(name);
    if (value == null) {
      throw new IllegalArgumentException("the setting '" + name + "' is missing in " + settings);
    }
    return value.strip();
  }

  public static long number(Map<String, String> settings, String name) {
    return Long.parseLong(text(settings, name));
  }

  public static boolean flag(Map<String, String> settings, String name) {
    return Boolean.parseBoolean(text(settings, name));
  }

  /** Returns the label of a move in one of several heaps. A single heap needs no number. */
  static String inHeap(int heap, int heaps, String label) {
    return heaps == 1 ? label : "heap " + (heap + 1) + ": " + label;
  }
}
