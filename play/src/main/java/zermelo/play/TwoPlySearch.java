package zermelo.play;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;

/**
 * Finds immediate wins and forced replies, from the rules alone.
 *
 * <p>It looks two plies ahead and at no more than {@value #MAX_POSITIONS} positions, so it takes no
 * noticeable time. Games with a score have no such moves: their margin is known only at the end.
 */
final class TwoPlySearch {
  private static final int MAX_POSITIONS = 2_000;

  private final PlayableGame playable;
  private final Rules rules;
  private int looks = MAX_POSITIONS;

  TwoPlySearch(PlayableGame playable) {
    this.playable = playable;
    this.rules = playable.rules();
  }

  /** Returns the move that needs no search: the only one, a win at once, or a forced reply. */
  Optional<Player.Choice> choice(Position position) {
    MoveList list = moves(position);
    List<Move> moves = list.moves();
    if (list.complete() && moves.size() == 1) {
      return Optional.of(new Player.Choice(moves.getFirst(), "", Player.Basis.PROVEN));
    }
    if (rules.facts().scored()) {
      return Optional.empty();
    }
    return moves.stream()
        .filter(move -> winsAtOnce(position, move))
        .findFirst()
        .map(win -> new Player.Choice(win, "", Player.Basis.PROVEN))
        .or(() -> list.complete() ? forcedReply(position, moves) : Optional.empty());
  }

  private Optional<Player.Choice> forcedReply(Position position, List<Move> moves) {
    List<Move> open = moves.stream().filter(move -> !losesAtOnce(position, move)).limit(2).toList();
    return looks > 0 && open.size() == 1
        ? Optional.of(
            new Player.Choice(
                open.getFirst(), "every other move loses at once", Player.Basis.PROVEN))
        : Optional.empty();
  }

  /** Returns whether the move wins at once. */
  boolean winsAtOnce(Position position, Move move) {
    return endsWith(position, move, Outcome.WIN);
  }

  /** Returns whether the move ends the game as a loss, or lets the opponent win at once. */
  boolean losesAtOnce(Position position, Move move) {
    if (endsWith(position, move, Outcome.LOSE)) {
      return true;
    }
    Position target = move.target();
    return !keepsTurn(position, move)
        && rules.ending(target) == Ending.OPEN
        && moves(target).moves().stream().anyMatch(reply -> endsWith(target, reply, Outcome.WIN));
  }

  private MoveList moves(Position position) {
    try {
      return rules.moves(position, MoveList.most(position, Math.max(1, looks)));
    } catch (RulesFault tooLarge) { // more moves than the rules can generate
      return new MoveList(List.of(), false);
    }
  }

  /** Returns whether the move ends the game with this outcome for the player who makes it. */
  private boolean endsWith(Position position, Move move, Outcome outcome) {
    looks--;
    if (looks < 0 || rules.facts().scored()) {
      return false;
    }
    Position target = move.target();
    Ending ending = rules.ending(target);
    if (ending == Ending.OPEN) {
      if (!rules.moves(target, 1).moves().isEmpty()) {
        return false;
      }
      ending = Ending.LOST;
    }
    Outcome verdict =
        switch (playable.misere() ? ending.misere() : ending) {
          case WON -> Outcome.WIN;
          case LOST -> Outcome.LOSE;
          default -> Outcome.TIE;
        };
    return (keepsTurn(position, move) ? verdict : verdict.flip()) == outcome;
  }

  private boolean keepsTurn(Position position, Move move) {
    return !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
  }
}
