package zermelo.solve.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.solve.Question;
import zermelo.solve.sum.QuestionPacking;

/**
 * The position where a search begins, unpacked, with at most its first {@value #MAX_MOVES} moves.
 */
final class SearchRoot {
  private static final int MAX_MOVES = 2000;

  private final Rules rules;
  private final Position position;
  private final QuestionPacking packing;
  private final boolean misere;
  private final MoveList list;

  SearchRoot(Question question) {
    this.rules = question.rules();
    this.position = question.position();
    this.packing = QuestionPacking.of(question);
    this.misere = question.misere();
    boolean open = rules.ending(position) == Ending.OPEN;
    this.list = open ? someMoves() : new MoveList(List.of(), true);
    if (list.moves().isEmpty()) {
      throw new IllegalArgumentException("the game is over: " + rules.print(position));
    }
  }

  /** Requests fewer moves if the rules fail: a later move may be the one that fails. */
  private MoveList someMoves() {
    int most = MoveList.most(position, MAX_MOVES);
    while (true) {
      try {
        return rules.moves(position, most);
      } catch (RulesFault tooMany) {
        if (most == 1) {
          throw tooMany;
        }
        most = Math.max(1, most / 10);
      }
    }
  }

  Rules rules() {
    return rules;
  }

  boolean misere() {
    return misere;
  }

  Position position() {
    return position;
  }

  List<Move> moves() {
    return list.moves();
  }

  /** Whether {@link #moves} contains all moves. */
  boolean complete() {
    return list.complete();
  }

  /** Whether the same player moves again after this move. */
  boolean keepsTurn(Move move) {
    return !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
  }

  /** The lead after a move, for the player who makes it. */
  int lead(Move move) {
    int lead = rules.facts().scored() ? rules.lead(position) + move.gain() : 0;
    return misere ? -lead : lead;
  }

  Position wrapped(Move move) {
    return packing.wrap(move.target());
  }

  /**
   * Runs a search in a packed space, and again in a wider one whenever a move leaves it.
   *
   * <p>Empty if no space is wide enough, or if the rules fail.
   */
  <T> Optional<T> search(Function<PackedGame, T> search) {
    try {
      Space space = packing.space(packing.wrap(position));
      while (true) {
        try {
          return Optional.of(search.apply(new PackedGame(this, space)));
        } catch (Space.Overflow overflow) {
          space = space.wider();
        }
      }
    } catch (Space.Overflow | RulesFault notThisWay) {
      return Optional.empty();
    }
  }
}
