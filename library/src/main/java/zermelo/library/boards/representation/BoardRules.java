package zermelo.library.boards.representation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.library.definition.ParameterValues;

/**
 * The rules of a board game, written once for the solver.
 *
 * <p>Moves and endings for people are those of the {@link Space}, with labels.
 */
public abstract class BoardRules implements Rules {
  private final ParameterValues arguments;
  private final Facts facts;

  public BoardRules(ParameterValues arguments, Facts facts) {
    this.arguments = arguments;
    this.facts = facts;
  }

  /** Parses a text that is not blank. */
  public abstract Position read(String text);

  /** Returns the label of the move from one position to another, given its index. */
  public abstract String label(Position before, Position after, int index);

  /**
   * Completes the target of a move for people.
   *
   * <p>A space may leave out what does not matter for play, such as the score. This method restores
   * it.
   *
   * @param target the target as the space knows it
   * @param gain the immediate gain of the move
   */
  protected Position after(Position before, Position target, int gain) {
    return target;
  }

  @Override
  public final String id() {
    return arguments.game();
  }

  @Override
  public final Facts facts() {
    return facts;
  }

  @Override
  public final Map<String, String> parameterValues() {
    return arguments.values();
  }

  @Override
  public final Position parse(String text) {
    String position = text.strip();
    return position.isEmpty()
        ? start().orElseThrow(() -> arguments.bad("it has no start of its own: give a position."))
        : read(position);
  }

  @Override
  public final MoveList moves(Position position, int limit) {
    Space space = space(List.of(position));
    long[] words = packed(space, position);
    Options options = new Options(words.length, limit < Integer.MAX_VALUE ? limit + 1 : limit);
    if (space.ending(words, 0) == Ending.OPEN) {
      space.options(words, 0, options);
    }
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < Math.min(options.size(), limit); i++) {
      Position target = space.unpack(options.words(), options.at(i));
      Position after = after(position, target, options.gain(i));
      moves.add(new Move(label(position, after, i), after, options.gain(i)));
    }
    return new MoveList(moves, options.size() <= limit);
  }

  @Override
  public final Ending ending(Position position) {
    Space space = space(List.of(position));
    return space.ending(packed(space, position), 0);
  }

  @Override
  public final int settlement(Position position) {
    Space space = space(List.of(position));
    return space.settlement(packed(space, position), 0);
  }

  private static long[] packed(Space space, Position position) {
    long[] words = new long[space.words()];
    space.pack(position, words, 0);
    return words;
  }
}
