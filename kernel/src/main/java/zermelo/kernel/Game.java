package zermelo.kernel;

import java.util.List;
import zermelo.kernel.input.BadInput;

/** A game before its parameters have values: a name, examples, and rules for any settings. */
public interface Game {
  /** The id used in commands and files: {@code divisor-duel}. */
  String id();

  /** The name shown to people: {@code Divisor Duel}. */
  String title();

  /** The rules in words: one or a few sentences. */
  String words();

  List<Parameter> parameters();

  /** Positions to start with, each as settings and notation. The first is the most instructive. */
  List<Example> examples();

  /**
   * Positions to play from, as templates that may contain ranges.
   *
   * <p>{@code 20..100} stands for a number from 20 to 100, drawn at random each time. Empty if the
   * start position of the rules is the best one to play from.
   */
  default List<Example> proposals() {
    return List.of();
  }

  /**
   * Adds the settings that the position's text implies, such as the size of the board.
   *
   * <p>Example: {@code cram ../..} needs no rows and columns.
   */
  default Settings fitted(Settings given, String position) {
    return given;
  }

  /** The rules with these parameter values; {@link BadInput} names the wrong value. */
  Rules rules(Settings settings);

  /** An instructive position; the text is empty for the start of the game. */
  record Example(Settings settings, String position) {}
}
