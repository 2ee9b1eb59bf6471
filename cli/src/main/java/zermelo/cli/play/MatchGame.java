package zermelo.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import zermelo.application.play.PlayerFactory;
import zermelo.application.play.StartSelector;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.Player;
import zermelo.play.Ply;
import zermelo.play.ShortProofSearch;
import zermelo.solve.Answer;

/** One game of a match, with its players. */
final class MatchGame {
  private final MatchSetup setup;
  private final StartSelector.Start start;
  private final GameRecord course;
  private final MatchSolver solving;
  private final AnswerCache truth;
  private final List<Optional<Player>> machines;
  private final Player adviser;
  private final ShortProofSearch proofs;
  private final MatchReporter teller;
  private final MatchRecorder chronicle;

  /** What all games of a match share. */
  record MatchContext(
      MatchSetup setup,
      MatchSolver solving,
      RandomGenerator random,
      MatchReporter teller,
      MatchRecorder chronicle) {}

  MatchGame(MatchContext company, StartSelector.Start start, GameRecord course) {
    this.setup = company.setup();
    this.start = start;
    this.course = course;
    this.solving = company.solving();
    this.truth = new AnswerCache(start.played(), company.solving()::solve);
    PlayerFactory factory =
        new PlayerFactory(truth, company.solving().estimate(), company.random(), this::solved);
    this.machines = setup.seats().stream().map(factory::at).toList();
    this.adviser = factory.perfect();
    this.proofs = new ShortProofSearch(start.played(), company.solving().proof());
    this.teller = company.teller();
    this.chronicle = company.chronicle();
  }

  /** Whether the start is solved within a short time, so that the match begins without delay. */
  private boolean solved() {
    return new AnswerCache(start.played(), solving::glance).solved(course.position());
  }

  StartSelector.Start start() {
    return start;
  }

  GameRecord course() {
    return course;
  }

  AnswerCache truth() {
    return truth;
  }

  ShortProofSearch proofs() {
    return proofs;
  }

  List<Optional<Player>> machines() {
    return machines;
  }

  /** Plays the game to its end; false if the people leave before. */
  boolean play(LineInput lines) {
    HumanTurn person = new HumanTurn(this, lines, teller, chronicle);
    while (course.finish().isEmpty()) {
      Optional<Player> machine = machines.get(course.toMove());
      teller.turn(course, machine.isEmpty(), shown());
      if (machine.isPresent()) {
        Player.Choice choice = machine.get().choose(course);
        make(choice);
      } else if (!person.moves()) {
        return false;
      }
    }
    teller.over(course, course.finish().get());
    return true;
  }

  private Optional<Answer> shown() {
    return setup.values() ? truth.of(course.position()) : Optional.empty();
  }

  void make(Player.Choice choice) {
    Ply ply = new Ply(course.toMove(), course.position(), choice.move());
    chronicle.add("move", choice.move().label());
    course.make(choice.move());
    teller.made(ply, course, choice);
  }

  void resign(int seat) {
    chronicle.add("resign", Integer.toString(seat + 1));
    course.resign(seat);
  }

  /**
   * Takes back the last move of the person to move, with all moves after it; false if there is
   * none. If both players are people, it takes back one move.
   */
  boolean undo() {
    int seat = course.toMove();
    boolean alone = machines.get(1 - seat).isPresent();
    if (alone && course.plies().stream().noneMatch(ply -> ply.seat() == seat)) {
      return false;
    }
    boolean done = false;
    do {
      int mover = course.plies().isEmpty() ? seat : course.plies().getLast().seat();
      if (!course.undo()) {
        return done;
      }
      chronicle.add("undo", "");
      done = true;
      if (mover == seat) {
        return true;
      }
    } while (alone);
    return done;
  }

  /** Redoes what was taken back, up to the person's next turn. */
  boolean redo() {
    boolean done = false;
    do {
      if (!course.redo()) {
        return done;
      }
      chronicle.add("redo", "");
      done = true;
    } while (course.finish().isEmpty() && machines.get(course.toMove()).isPresent());
    return done;
  }

  Player.Choice advice() {
    return adviser.choose(course);
  }
}
