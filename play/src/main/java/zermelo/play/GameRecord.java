package zermelo.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;

/**
 * The record of one game: its moves, the seat to move, and the result.
 *
 * <p>Seat 0 is Player 1 and seat 1 is Player 2. Either may begin. In impartial games the seats
 * alternate. In other games the position says which of the two roles is to move, and a player may
 * move twice in a row. The seat that began has the role that begins.
 */
public final class GameRecord {
  /** The game is a draw when a position occurs this often. */
  private static final int REPEATS = 3;

  private final PlayableGame playable;
  private final Rules rules;
  private final Position start;
  private final int first;
  private final List<Ply> plies = new ArrayList<>();
  private final List<Ply> undone = new ArrayList<>();
  private Optional<GameResult> finish;

  /**
   * Starts a game.
   *
   * @param first the seat that begins
   */
  public GameRecord(PlayableGame playable, Position start, int first) {
    this.playable = playable;
    this.rules = playable.rules();
    this.start = start;
    this.first = first;
    this.finish = findFinish();
  }

  public PlayableGame played() {
    return playable;
  }

  public Rules rules() {
    return rules;
  }

  public Position start() {
    return start;
  }

  /** Returns the seat that began. */
  public int first() {
    return first;
  }

  public List<Ply> plies() {
    return List.copyOf(plies);
  }

  public Position position() {
    return plies.isEmpty() ? start : plies.getLast().move().target();
  }

  /** Returns the seat to move. */
  public int toMove() {
    return seatAt(plies.size());
  }

  /** Returns the seat to move after this many plies. */
  private int seatAt(int count) {
    Position position = count == 0 ? start : plies.get(count - 1).move().target();
    boolean others =
        rules.facts().impartial() ? count % 2 == 1 : rules.turn(position) != rules.turn(start);
    return others ? 1 - first : first;
  }

  /** Returns the result if the game is over. */
  public Optional<GameResult> finish() {
    return finish;
  }

  /** Makes a move. If the rules fail or are stopped at the new position, nothing changes. */
  public void make(Move move) {
    plies.add(new Ply(toMove(), position(), move));
    try {
      finish = findFinish();
    } catch (RuntimeException failed) {
      plies.removeLast();
      throw failed;
    }
    undone.clear();
  }

  /** Ends the game: this seat resigns. */
  public void resign(int seat) {
    finish =
        Optional.of(
            new GameResult(
                OptionalInt.of(1 - seat), GameResult.Cause.RESIGNED, OptionalInt.empty()));
  }

  /** Takes back the last move. Returns false if there is none. */
  public boolean undo() {
    if (plies.isEmpty()) {
      return false;
    }
    undo(1);
    return true;
  }

  /** Takes back this many moves. The game was not over before those moves, so it has no result. */
  public void undo(int count) {
    for (int i = 0; i < count; i++) {
      undone.add(plies.removeLast());
    }
    finish = Optional.empty();
  }

  /** Makes the move again that was taken back last. Returns false if there is none. */
  public boolean redo() {
    if (undone.isEmpty()) {
      return false;
    }
    plies.add(undone.removeLast());
    finish = findFinish();
    return true;
  }

  private Optional<GameResult> findFinish() {
    Position position = position();
    Ending ending = rules.ending(position);
    if (ending != Ending.OPEN) {
      return Optional.of(ended(playable.misere() ? ending.misere() : ending));
    }
    if (rules.moves(position, 1).moves().isEmpty()) {
      return Optional.of(rules.facts().scored() ? scored(position) : stuck());
    }
    return repeated()
        ? Optional.of(
            new GameResult(OptionalInt.empty(), GameResult.Cause.REPEATED, OptionalInt.empty()))
        : Optional.empty();
  }

  private GameResult ended(Ending ending) {
    OptionalInt winner =
        switch (ending) {
          case WON -> OptionalInt.of(toMove());
          case LOST -> OptionalInt.of(1 - toMove());
          case TIED, OPEN -> OptionalInt.empty();
        };
    return new GameResult(winner, GameResult.Cause.RULES, OptionalInt.empty());
  }

  private GameResult stuck() {
    int winner = playable.misere() ? toMove() : 1 - toMove();
    return new GameResult(OptionalInt.of(winner), GameResult.Cause.STUCK, OptionalInt.empty());
  }

  private GameResult scored(Position position) {
    int lead = rules.lead(position) + rules.settlement(position) + forgottenPoints();
    int margin = playable.misere() ? -lead : lead;
    OptionalInt winner =
        margin == 0 ? OptionalInt.empty() : OptionalInt.of(margin > 0 ? toMove() : 1 - toMove());
    return new GameResult(winner, GameResult.Cause.SCORE, OptionalInt.of(Math.abs(margin)));
  }

  /** The points that moves gained and positions do not show, for the player to move. */
  private int forgottenPoints() {
    int points = 0;
    for (int i = 0; i < plies.size(); i++) {
      Ply ply = plies.get(i);
      int after = rules.lead(ply.move().target());
      int shown = (seatAt(i + 1) == ply.seat() ? after : -after) - rules.lead(ply.from());
      int forgotten = ply.move().gain() - shown;
      points += ply.seat() == toMove() ? forgotten : -forgotten;
    }
    return points;
  }

  private boolean repeated() {
    if (rules.facts().acyclic()) {
      return false;
    }
    int now = plies.size();
    int times = 1;
    for (int count = 0; count < now; count++) {
      Position then = count == 0 ? start : plies.get(count - 1).move().target();
      times += then.equals(position()) && seatAt(count) == seatAt(now) ? 1 : 0;
    }
    return times >= REPEATS;
  }
}
