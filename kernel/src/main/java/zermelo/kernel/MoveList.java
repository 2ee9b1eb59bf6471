package zermelo.kernel;

import java.util.List;

/**
 * The moves of a position, as far as they were asked for.
 *
 * @param moves the first moves in the order of the rules, at most as many as asked for
 * @param complete whether these are all
 */
public record MoveList(List<Move> moves, boolean complete) {
  public MoveList {
    moves = List.copyOf(moves);
  }
}
