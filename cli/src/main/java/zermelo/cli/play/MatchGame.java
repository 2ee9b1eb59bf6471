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
  private final GameRecord record;
  private final MatchSolver solving;
  private final AnswerCache answerCache;
  private final List<Optional<Player>> machines;
  private final Player adviser;
  private final ShortProofSearch proofs;
  private final MatchReporter teller;
  private final MatchRecorder recorder;

  /** What all games of a match share. */
  record MatchContext(
      MatchSetup setup,
      MatchSolver solving,
      RandomGenerator random,
      MatchReporter teller,
      MatchRecorder recorder) {}

  MatchGame(MatchContext company, StartSelector.Start start, GameRecord record) {
    this.setup = company.setup();
    this.start = start;
    this.record = record;
    this.solving = company.solving();
    this.answerCache = new AnswerCache(start.playable(), company.solving()::solve);
    PlayerFactory factory =
        new PlayerFactory(
            answerCache, company.solving().estimate(), company.random(), this::solved);
    this.machines = setup.seats().stream().map(factory::at).toList();
    this.adviser = factory.perfect();
    this.proofs = new ShortProofSearch(start.playable(), company.solving().proof());
    this.teller = company.teller();
    this.recorder = company.recorder();
  }

  /** Whether the start is solved within a short time, so that the match begins without delay. */
  private boolean solved() {
    return new AnswerCache(start.playable(), solving::solveQuickly).solved(record.position());
  }

  StartSelector.Start start() {
    return start;
  }

  GameRecord course() {
    return record;
  }

  AnswerCache truth() {
    return answerCache;
  }

  ShortProofSearch proofs() {
    return proofs;
  }

  List<Optional<Player>> machines() {
    return machines;
  }

  /** Plays the game to its end; false if the people leave before. */
  boolean play(LineInput lines) {
    HumanTurn person = new HumanTurn(this, lines, teller, recorder);
    while (record.finish().isEmpty()) {
      Optional<Player> machine = machines.get(record.toMove());
      teller.turn(record, machine.isEmpty(), shown());
      if (machine.isPresent()) {
        Player.Choice choice = machine.get().choose(record);
        make(choice);
      } else if (!person.moves()) {
        return false;
      }
    }
    teller.over(record, record.finish().get());
    return true;
  }

  private Optional<Answer> shown() {
    return setup.values() ? answerCache.of(record.position()) : Optional.empty();
  }

  void make(Player.Choice choice) {
    Ply ply = new Ply(record.toMove(), record.position(), choice.move());
    recorder.add("move", choice.move().label());
    record.make(choice.move());
    teller.made(ply, record, choice);
  }

  void resign(int seat) {
    recorder.add("resign", Integer.toString(seat + 1));
    record.resign(seat);
  }

  /**
   * Takes back the last move of the person to move, with all moves after it; false if there is
   * none. If both players are people, it takes back one move.
   */
  boolean undo() {
    int seat = record.toMove();
    boolean alone = machines.get(1 - seat).isPresent();
    if (alone && record.plies().stream().noneMatch(ply -> ply.seat() == seat)) {
      return false;
    }
    boolean done = false;
    do {
      int mover = record.plies().isEmpty() ? seat : record.plies().getLast().seat();
      if (!record.undo()) {
        return done;
      }
      recorder.add("undo", "");
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
      if (!record.redo()) {
        return done;
      }
      recorder.add("redo", "");
      done = true;
    } while (record.finish().isEmpty() && machines.get(record.toMove()).isPresent());
    return done;
  }

  Player.Choice advice() {
    return adviser.choose(record);
  }
}
