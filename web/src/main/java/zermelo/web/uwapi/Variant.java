package zermelo.web.uwapi;

import java.util.Optional;
import zermelo.application.GameResolver;
import zermelo.kernel.Rules;
import zermelo.web.uwapi.board.BoardLayout;
import zermelo.web.uwapi.board.TextBoard;

/**
 * A game with its settings and a start.
 *
 * @param name for people: {@code width=4, height=4}
 * @param frame the board that shows all its positions, if there is one
 */
record Variant(
    String id,
    String name,
    GameResolver.ResolvedGame known,
    PositionWithTurn start,
    Optional<BoardLayout> frame) {
  Rules rules() {
    return known.rules();
  }

  /** What their lists call a variant whose board is drawn, and one whose positions are texts. */
  String gui() {
    return frame.isPresent() ? "v2" : "v0";
  }

  /** The board of a place, where this variant has one. */
  Optional<TextBoard> board(PositionWithTurn place) {
    return frame.map(it -> TextBoard.of(it, rules().picture(place.position())));
  }
}
