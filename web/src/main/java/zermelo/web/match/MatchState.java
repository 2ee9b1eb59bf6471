package zermelo.web.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import zermelo.application.Catalogue;
import zermelo.application.GameResolver;
import zermelo.application.play.StartSelector;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.kernel.Move;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.play.Match;
import zermelo.play.Ply;
import zermelo.web.json.ListingLimit;
import zermelo.web.server.HttpProblem;

/**
 * The state of one match. Events change it, and it decides which events may come next. An event is
 * validated before it is stored; a stored event is applied without validation. Not thread-safe.
 */
final class MatchState {
  /**
   * Maximum number of moves in a match. A user's game may be endless, and every state lists all
   * moves.
   */
  private static final int MAX_MOVES = 5_000;

  /** Maximum number of characters of all moves together; some labels contain a whole heap. */
  private static final int MAX_CHARACTERS = 250_000;

  /** Maximum number of events. Undo requests and refusals could go on forever too. */
  private static final int MAX_EVENTS = 50_000;

  private final MatchTerms terms;
  private final StartSelector opening;
  private final List<FinishedGame> results = new ArrayList<>();
  private Optional<CurrentGame> game = Optional.empty();
  private OptionalInt asksUndo = OptionalInt.empty();
  private int events;

  /** The current game, or the last one. */
  record CurrentGame(StartSelector.Start start, GameRecord record) {}

  /** The result of a game of the match. */
  record FinishedGame(GameResult finish, List<String> moves) {}

  MatchState(MatchTerms terms, Catalogue catalogue, RandomGenerator random) {
    this.terms = terms;
    GameResolver resolver = new GameResolver(terms.misere(), TablebaseFinder.NONE, catalogue);
    String name = terms.sum() ? "" : terms.game();
    this.opening =
        new StartSelector(
            resolver,
            new StartSelector.StartRequest(
                name, terms.settings(), terms.position(), terms.misere()),
            random);
  }

  MatchTerms terms() {
    return terms;
  }

  GameRecord course() {
    return game().record();
  }

  StartSelector.Start start() {
    return game().start();
  }

  private CurrentGame game() {
    return game.orElseThrow(() -> new IllegalStateException("no game has begun"));
  }

  String title() {
    return terms.sum() ? "Sum of games" : start().title();
  }

  List<FinishedGame> results() {
    return results;
  }

  /** Returns the number of the current game, from 1. */
  int number() {
    return results.size() + (course().finish().isPresent() ? 0 : 1);
  }

  /** Returns the seat that requests to take back a move. */
  OptionalInt asksUndo() {
    return asksUndo;
  }

  /** Returns the score. It assumes that the first seat begins; the events say which one does. */
  Match score() {
    Match match = new Match(terms.games(), 0);
    results.forEach(result -> match.add(result.finish().winner()));
    return match;
  }

  /** Applies an event: completely, or not at all if the rules fail or are interrupted. */
  void apply(MatchEvent event) {
    Cancellation.checkCurrent();
    switch (event) {
      case MatchEvent.Began began -> begin(began);
      case MatchEvent.Moved moved -> course().make(move(moved.label()));
      case MatchEvent.Resigned resigned -> course().resign(resigned.seat());
      case MatchEvent.AskedUndo asked -> {
        asksUndo = OptionalInt.of(asked.seat());
        events++;
        return;
      }
      case MatchEvent.Declined declined -> {}
      case MatchEvent.Undone undone -> course().undo(undone.count());
    }
    events++;
    asksUndo = OptionalInt.empty();
    finish();
  }

  private void begin(MatchEvent.Began began) {
    StartSelector.Start start = opening.at(began.settings(), began.position());
    GameRecord record = new GameRecord(start.playable(), start.playable().start(), began.first());
    game = Optional.of(new CurrentGame(start, record));
  }

  /** Records the result of a finished game. Only the next game can follow it. */
  private void finish() {
    Optional<GameResult> finish = course().finish();
    if (finish.isPresent()) {
      List<String> moves = course().plies().stream().map(ply -> ply.move().label()).toList();
      results.add(new FinishedGame(finish.get(), moves));
    }
  }

  private Move move(String label) {
    return course()
        .rules()
        .move(course().position(), label)
        .orElseThrow(() -> new BadInput("'" + label + "' is not a move here"));
  }

  /** Returns the event that begins the first game of the match. */
  MatchEvent first(int seat) {
    return begun(opening.next(), seat);
  }

  private MatchEvent begun(StartSelector.Start start, int seat) {
    if (terms.sum()) {
      return new MatchEvent.Began(seat, Settings.NONE, terms.position());
    }
    String position = start.playable().rules().printWithTurn(start.playable().start());
    if (position.length() > MatchTerms.LONGEST_POSITION) {
      throw new BadInput(
          "a match starts from at most " + MatchTerms.LONGEST_POSITION + " characters of position");
    }
    return new MatchEvent.Began(seat, start.settings(), position);
  }

  /** Returns the event of a move; empty if exactly this move was already made. */
  Optional<MatchEvent> move(int seat, int number, int ply, String label) {
    List<Ply> plies = course().plies();
    if (number == number() && ply < plies.size()) {
      Ply made = plies.get(ply);
      if (made.seat() == seat && made.move().label().equals(label)) {
        return Optional.empty(); // a repeated request, after a lost response
      }
    }
    running();
    if (number != number() || ply != plies.size()) {
      throw HttpProblem.conflict("that move comes too late: the game has gone on");
    }
    if (seat != course().toMove()) {
      throw HttpProblem.conflict("it is the other player's turn");
    }
    Move move = move(label);
    ListingLimit.shown(course().rules().print(move.target()));
    requireSpace(move.label());
    return Optional.of(new MatchEvent.Moved(move.label()));
  }

  private void requireSpace(String label) {
    List<String> all = new ArrayList<>();
    results.forEach(result -> all.addAll(result.moves()));
    course().plies().forEach(made -> all.add(made.move().label()));
    int written = all.stream().mapToInt(String::length).sum() + label.length();
    if (all.size() >= MAX_MOVES || written > MAX_CHARACTERS) {
      throw HttpProblem.conflict(
          "a match has at most " + MAX_MOVES + " moves; one player must resign this game");
    }
  }

  private void running() {
    if (course().finish().isPresent()) {
      throw HttpProblem.conflict("the game is over");
    }
  }

  MatchEvent action(int seat, String action) {
    if (events >= MAX_EVENTS && !action.equals("resign")) {
      throw HttpProblem.conflict("this match has gone on for too long; begin another");
    }
    return switch (action) {
      case "resign" -> {
        running();
        yield new MatchEvent.Resigned(seat);
      }
      case "undo" -> askUndo(seat);
      case "accept" -> {
        requireUndoRequest(1 - seat);
        yield new MatchEvent.Undone(undone(1 - seat));
      }
      case "decline" -> {
        if (asksUndo.isEmpty()) {
          throw HttpProblem.conflict("nothing is asked");
        }
        yield new MatchEvent.Declined();
      }
      case "next" -> next();
      default -> throw new BadInput("'action' must be resign, undo, accept, decline or next");
    };
  }

  private MatchEvent askUndo(int seat) {
    running();
    if (asksUndo.isPresent()) {
      throw HttpProblem.conflict("that has been asked already");
    }
    undone(seat);
    return new MatchEvent.AskedUndo(seat);
  }

  private void requireUndoRequest(int seat) {
    if (asksUndo.orElse(-1) != seat) {
      throw HttpProblem.conflict("the other player has not asked to take back a move");
    }
  }

  /** Returns how many moves to take back: the player's last one, and all after it. */
  private int undone(int seat) {
    List<Ply> plies = course().plies();
    for (int i = plies.size() - 1; i >= 0; i--) {
      if (plies.get(i).seat() == seat) {
        return plies.size() - i;
      }
    }
    throw HttpProblem.conflict("there is no move of this player to take back");
  }

  private MatchEvent next() {
    if (course().finish().isEmpty()) {
      throw HttpProblem.conflict("the game is not over yet");
    }
    if (score().over()) {
      throw HttpProblem.conflict("the match is over");
    }
    return begun(opening.next(), 1 - course().first());
  }
}
