package zermelo.kernel;

import java.util.List;
import zermelo.kernel.input.BadInput;

/** A game with its parameters still open: what a library lists and {@code --set} settles. */
public interface Game {
  /** The id of commands and files: {@code divisor-duel}. */
  String id();

  /** The name for people: {@code Divisor Duel}. */
  String title();

  /** The rules in words: one or a few sentences. */
  String words();

  List<Parameter> parameters();

  /** Positions to begin with, each as settings and notation; the first one is the best. */
  List<Example> examples();

  /**
   * Positions to play from, as examples whose texts may have ranges in them: {@code 20..100} stands
   * for any number from 20 to 100, each time anew. None where the rules' own start is the best.
   */
  default List<Example> proposals() {
    return List.of();
  }

  /**
   * The settings that suit a position: those that were given, and where its text shows the size of
   * the board, that size too. {@code cram ../..} needs no rows and columns.
   */
  default Settings fitted(Settings given, String position) {
    return given;
  }

  /** The rules with the parameters settled; {@link BadInput} says which value is wrong. */
  Rules rules(Settings settings);

  /** A position worth looking at; the text is empty for the start of the game. */
  record Example(Settings settings, String position) {}
}
