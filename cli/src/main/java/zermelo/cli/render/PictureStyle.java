package zermelo.cli.render;

import java.util.Optional;
import java.util.function.Function;
import zermelo.application.words.AnsiColours;
import zermelo.kernel.Outcome;

/**
 * How pictures are drawn: with colours or without, and what is known of the moves. The characters
 * are the same either way, so that colours only help.
 *
 * @param values what a move, told by its label, is worth to the player to move, if that is to show
 */
public record PictureStyle(boolean colours, Function<String, Optional<Outcome>> values) {
  public static final PictureStyle PLAIN = new PictureStyle(false, move -> Optional.empty());

  /** Not the colours of outcomes: cyan and magenta. */
  private static final String[] PLAYERS = {"36", "35"};

  /** This ink for a part of a whole whose moves are named with a prefix. */
  PictureStyle under(String prefix) {
    return new PictureStyle(colours, move -> values.apply(prefix + move));
  }

  /** What the move is worth, if that is known and there is a move at all. */
  Optional<Outcome> value(String move) {
    return move.isEmpty() ? Optional.empty() : values.apply(move);
  }

  /** The letter of what the move is worth, painted; else the text. */
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

  /** What belongs to a player, or to nobody, in that player's colour. */
  String owned(int player, String text) {
    return player < 0 ? text : paint().code(PLAYERS[player], text);
  }

  /** Stones that belong to nobody: blue, which is no player's colour. */
  String stones(String text) {
    return paint().code("94", text);
  }

  /** What only helps to read the picture, such as coordinates. */
  String dim(String text) {
    return paint().code("2", text);
  }

  private AnsiColours paint() {
    return new AnsiColours(colours);
  }
}
