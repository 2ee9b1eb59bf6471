package zermelo.web.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import zermelo.desk.Asked;
import zermelo.desk.Catalogue;
import zermelo.desk.archive.Shelf;
import zermelo.desk.play.Opening;
import zermelo.kernel.BadInput;
import zermelo.kernel.Halt;
import zermelo.kernel.Move;
import zermelo.kernel.Settings;
import zermelo.play.Course;
import zermelo.play.Finish;
import zermelo.play.Match;
import zermelo.play.Ply;
import zermelo.web.json.Listed;
import zermelo.web.server.Problem;

/**
 * The table of one match: events change it, and it says which events may come next. Whether an
 * event is allowed is asked before it is stored; what is stored just happens. One thread at a time.
 */
final class MatchTable {
  /** A game of strangers may be endless; all moves of a match are kept, and told every time. */
  private static final int MOST_MOVES = 5_000;

  /** So many characters all these moves may have together: some name the heap that they are in. */
  private static final int MOST_WRITTEN = 250_000;

  /** Asking and declining may go on for ever too. */
  private static final int MOST_EVENTS = 50_000;

  private final Terms terms;
  private final Opening opening;
  private final List<GameResult> results = new ArrayList<>();
  private Optional<Game> game = Optional.empty();
  private OptionalInt asksUndo = OptionalInt.empty();
  private int events;

  /** The game that is being played, or was last. */
  record Game(Opening.Start start, Course course) {}

  /** How a game of the match ended. */
  record GameResult(Finish finish, List<String> moves) {}

  MatchTable(Terms terms, Catalogue catalogue, RandomGenerator random) {
    this.terms = terms;
    Asked asked = new Asked(terms.misere(), Shelf.NONE, catalogue);
    String name = terms.sum() ? "" : terms.game();
    this.opening =
        new Opening(
            asked,
            new Opening.Wish(name, terms.settings(), terms.position(), terms.misere()),
            random);
  }

  Terms terms() {
    return terms;
  }

  Course course() {
    return game().course();
  }

  Opening.Start start() {
    return game().start();
  }

  private Game game() {
    return game.orElseThrow(() -> new IllegalStateException("no game has begun"));
  }

  String title() {
    return terms.sum() ? "Sum of games" : start().title();
  }

  List<GameResult> results() {
    return results;
  }

  /** The number of the game that is being played, from 1. */
  int number() {
    return results.size() + (course().finish().isPresent() ? 0 : 1);
  }

  /** Who asks to take back a move. */
  OptionalInt asksUndo() {
    return asksUndo;
  }

  /** The score: as if the first seat began, for who begins is told by the events. */
  Match score() {
    Match match = new Match(terms.games(), 0);
    results.forEach(result -> match.add(result.finish().winner()));
    return match;
  }

  /** Lets an event happen: wholly, or not at all where rules fail or are stopped. */
  void apply(MatchEvent event) {
    Halt.look();
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
    Opening.Start start = opening.at(began.settings(), began.position());
    Course course = new Course(start.played(), start.played().start(), began.first());
    game = Optional.of(new Game(start, course));
  }

  /** A game that is over stays so: nothing but the next one can follow. */
  private void finish() {
    Optional<Finish> finish = course().finish();
    if (finish.isPresent()) {
      List<String> moves = course().plies().stream().map(ply -> ply.move().label()).toList();
      results.add(new GameResult(finish.get(), moves));
    }
  }

  private Move move(String label) {
    return course()
        .rules()
        .move(course().position(), label)
        .orElseThrow(() -> new BadInput("'" + label + "' is no move here"));
  }

  /** The first game of the match. */
  MatchEvent first(int seat) {
    return begun(opening.next(), seat);
  }

  private MatchEvent begun(Opening.Start start, int seat) {
    if (terms.sum()) {
      return new MatchEvent.Began(seat, Settings.NONE, terms.position());
    }
    String position = start.played().rules().printWithTurn(start.played().start());
    if (position.length() > Terms.LONGEST_POSITION) {
      throw new BadInput(
          "a match starts from at most " + Terms.LONGEST_POSITION + " characters of position");
    }
    return new MatchEvent.Began(seat, start.settings(), position);
  }

  /** The event of a move; nothing if this very move was made already. */
  Optional<MatchEvent> move(int seat, int number, int ply, String label) {
    List<Ply> plies = course().plies();
    if (number == number() && ply < plies.size()) {
      Ply made = plies.get(ply);
      if (made.seat() == seat && made.move().label().equals(label)) {
        return Optional.empty(); // the answer got lost, and the player sends it again
      }
    }
    running();
    if (number != number() || ply != plies.size()) {
      throw Problem.conflict("that move comes too late: the game has gone on");
    }
    if (seat != course().toMove()) {
      throw Problem.conflict("it is the other player's turn");
    }
    Move move = move(label);
    Listed.shown(course().rules().print(move.target()));
    hasRoom(move.label());
    return Optional.of(new MatchEvent.Moved(move.label()));
  }

  private void hasRoom(String label) {
    List<String> all = new ArrayList<>();
    results.forEach(result -> all.addAll(result.moves()));
    course().plies().forEach(made -> all.add(made.move().label()));
    int written = all.stream().mapToInt(String::length).sum() + label.length();
    if (all.size() >= MOST_MOVES || written > MOST_WRITTEN) {
      throw Problem.conflict(
          "a match has at most " + MOST_MOVES + " moves; somebody must resign this game");
    }
  }

  private void running() {
    if (course().finish().isPresent()) {
      throw Problem.conflict("the game is over");
    }
  }

  MatchEvent action(int seat, String action) {
    if (events >= MOST_EVENTS && !action.equals("resign")) {
      throw Problem.conflict("this match has gone on for too long; begin another");
    }
    return switch (action) {
      case "resign" -> {
        running();
        yield new MatchEvent.Resigned(seat);
      }
      case "undo" -> askUndo(seat);
      case "accept" -> {
        asked(1 - seat);
        yield new MatchEvent.Undone(undone(1 - seat));
      }
      case "decline" -> {
        if (asksUndo.isEmpty()) {
          throw Problem.conflict("nothing is asked");
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
      throw Problem.conflict("that is asked already");
    }
    undone(seat);
    return new MatchEvent.AskedUndo(seat);
  }

  private void asked(int seat) {
    if (asksUndo.orElse(-1) != seat) {
      throw Problem.conflict("the other player asks for nothing");
    }
  }

  /** How many moves a player takes back: the last one of that player, and all after it. */
  private int undone(int seat) {
    List<Ply> plies = course().plies();
    for (int i = plies.size() - 1; i >= 0; i--) {
      if (plies.get(i).seat() == seat) {
        return plies.size() - i;
      }
    }
    throw Problem.conflict("there is no move of this player to take back");
  }

  private MatchEvent next() {
    if (course().finish().isEmpty()) {
      throw Problem.conflict("the game is not over yet");
    }
    if (score().over()) {
      throw Problem.conflict("the match is over");
    }
    return begun(opening.next(), 1 - course().first());
  }
}
