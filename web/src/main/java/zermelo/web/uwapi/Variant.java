package zermelo.web.uwapi;

import java.util.Optional;
import zermelo.application.GameResolver;
import zermelo.kernel.Rules;
import zermelo.web.uwapi.board.BoardLayout;
import zermelo.web.uwapi.board.TextBoard;

/**
 * A variant in the sense of UWAPI: a game with settings and a start position.
 *
 * @param name for people: {@code width=4, height=4}
 * @param frame the layout of cells that fits all its positions, if cells can show them
 */
record Variant(
    String id,
    String name,
    GameResolver.ResolvedGame resolved,
    PositionWithTurn start,
    Optional<BoardLayout> frame) {
  Rules rules() {
    return resolved.rules();
  }

  /**
   * Returns the UWAPI word for a variant with a drawn board, or for one with positions as texts.
   */
  String gui() {
    return frame.isPresent() ? "v2" : "v0";
  }

  /** Returns the board of a position, if this variant has one. */
  Optional<TextBoard> board(PositionWithTurn place) {
    return frame.map(it -> TextBoard.of(it, rules().picture(place.position())));
  }
}
