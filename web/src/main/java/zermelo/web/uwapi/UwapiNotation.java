package zermelo.web.uwapi;

import java.util.Optional;
import zermelo.web.uwapi.board.AutoGui;
import zermelo.web.uwapi.board.LegacyBoardString;
import zermelo.web.uwapi.board.TextBoard;

/** The notation of positions and moves for one version of front ends. */
enum UwapiNotation {
  /** Positions are short texts; the strings to draw from are separate fields. */
  NEWER {
    @Override
    String position(Variant variant, PositionWithTurn place) {
      return TurnNotation.print(variant.rules(), place);
    }

    @Override
    String move(Variant variant, PositionWithTurn from, Optional<TextBoard> board, String label) {
      return label;
    }
  },

  /** Positions and moves are themselves the strings to draw from, followed by our notation. */
  OLDER {
    @Override
    String position(Variant variant, PositionWithTurn place) {
      return variant
          .board(place)
          .map(
              board ->
                  new LegacyBoardString(board).position(place.player())
                      + "_"
                      + TurnNotation.notation(variant.rules(), place))
          .orElseGet(() -> TurnNotation.print(variant.rules(), place));
    }

    @Override
    String move(Variant variant, PositionWithTurn from, Optional<TextBoard> board, String label) {
      String role = variant.rules().playerName(from.player());
      return board.map(it -> new LegacyBoardString(it).move(label, role)).orElse(label);
    }
  };

  abstract String position(Variant variant, PositionWithTurn place);

  abstract String move(
      Variant variant, PositionWithTurn from, Optional<TextBoard> board, String label);

  /**
   * Returns the string from which newer front ends draw a position; its text if it has no board.
   */
  static String drawn(Variant variant, PositionWithTurn place) {
    return variant
        .board(place)
        .map(board -> AutoGui.position(board, place.player()))
        .orElseGet(() -> TurnNotation.print(variant.rules(), place));
  }
}
