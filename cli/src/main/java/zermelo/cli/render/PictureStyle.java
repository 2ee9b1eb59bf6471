package zermelo.cli.render;

import java.util.Optional;
import java.util.function.Function;
import zermelo.application.words.AnsiColours;
import zermelo.kernel.Outcome;

/**
 * How to draw pictures: with or without colours, with or without the values of moves. Colours never
 * replace a character: the characters are the same without them.
 *
 * @param values the value of a move, by its label, for the player to move; empty if not to be shown
 */
public record PictureStyle(boolean colours, Function<String, Optional<Outcome>> values) {
  /** Cyan and magenta, which are not the colours of outcomes. */
  private static final String[] PLAYERS = {"36", "35"};

  /** Returns the style for a component whose moves have a prefix. */
  PictureStyle under(String prefix) {
    return new PictureStyle(colours, move -> values.apply(prefix + move));
  }

  /** Returns the value of the move, if the move exists and its value is known. */
  Optional<Outcome> value(String move) {
    return move.isEmpty() ? Optional.empty() : values.apply(move);
  }

  /** Returns the coloured letter of the move's value, or else the text. */
  String valued(String move, String otherwise) {
    return value(move).map(this::letter).orElse(otherwise);
  }

  String letter(Outcome outcome) {
    String letter =
        switch (outcome) {
          case WIN -> "W";
          case LOSE -> "L";
          case TIE -> "T";
          case DRAW -> "D";
        };
    return paint().outcome(outcome, letter);
  }

  /** Returns the text in the colour of its owner, if it has one. */
  String owned(int player, String text) {
    return player < 0 ? text : paint().code(PLAYERS[player], text);
  }

  /** Returns neutral stones in blue, which is no player's colour. */
  String stones(String text) {
    return paint().code("94", text);
  }

  /** Returns a dimmed text, for reading aids such as coordinates. */
  String dim(String text) {
    return paint().code("2", text);
  }

  private AnsiColours paint() {
    return new AnsiColours(colours);
  }
}
