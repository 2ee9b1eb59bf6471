package zermelo.web.uwapi;

import java.util.Optional;

/** How positions and moves are named for a generation of front ends. */
enum Wording {
  /** Positions are short texts, and the strings to draw from stand beside them. */
  NEWER {
    @Override
    String position(Variant variant, Place place) {
      return PlaceText.print(variant.rules(), place);
    }

    @Override
    String move(Variant variant, Place from, Optional<Board> board, String label) {
      return label;
    }
  },

  /** Positions and moves are themselves the strings to draw from, with our notation at the end. */
  OLDER {
    @Override
    String position(Variant variant, Place place) {
      return variant
          .board(place)
          .map(
              board ->
                  new RichText(board).position(place.player())
                      + "_"
                      + PlaceText.notation(variant.rules(), place))
          .orElseGet(() -> PlaceText.print(variant.rules(), place));
    }

    @Override
    String move(Variant variant, Place from, Optional<Board> board, String label) {
      String role = variant.rules().role(from.player());
      return board.map(it -> new RichText(it).move(label, role)).orElse(label);
    }
  };

  abstract String position(Variant variant, Place place);

  abstract String move(Variant variant, Place from, Optional<Board> board, String label);

  /** The string from which newer front ends draw a place; its text where there is no board. */
  static String drawn(Variant variant, Place place) {
    return variant
        .board(place)
        .map(board -> AutoGui.position(board, place.player()))
        .orElseGet(() -> PlaceText.print(variant.rules(), place));
  }
}
