package zermelo.cli.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import zermelo.application.play.PlayerFactory;
import zermelo.application.play.PlayerKind;
import zermelo.application.play.StartSelector;
import zermelo.application.play.ThinkingTime;
import zermelo.insight.explain.Explainer;
import zermelo.insight.explain.Explanation;
import zermelo.insight.review.Review;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.Player;
import zermelo.play.Ply;
import zermelo.play.ShortProofSearch;
import zermelo.solve.Answer;

/**
 * Plays one game of a match: asks the players for moves in turn, until the game ends or the people
 * leave.
 */
final class MatchGame {
  /** The time to solve a position whose values are shown. */
  private static final Duration VALUES = Duration.ofSeconds(1);

  private final MatchSetup setup;
  private final StartSelector.Start start;
  private final GameRecord record;
  private final MatchSolver solving;
  private final AnswerCache answerCache;
  private final List<Optional<Player>> machines;
  private final Player adviser;
  private final MatchReporter reporter;
  private final MatchRecorder recorder;

  /** What all games of a match share. */
  record MatchContext(
      MatchSetup setup,
      MatchSolver solving,
      RandomGenerator random,
      MatchReporter reporter,
      MatchRecorder recorder) {}

  MatchGame(MatchContext context, StartSelector.Start start, GameRecord record) {
    this.setup = context.setup();
    this.start = start;
    this.record = record;
    this.solving = context.solving();
    this.answerCache = new AnswerCache(start.playable(), context.solving()::solve);
    PlayerFactory factory =
        new PlayerFactory(answerCache, context.solving()::within, context.random(), this::solved);
    this.machines = setup.seats().stream().map(factory::at).toList();
    this.adviser = factory.perfect();
    this.reporter = context.reporter();
    this.recorder = context.recorder();
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

  List<Optional<Player>> machines() {
    return machines;
  }

  /** Plays the game to its end; false if the people leave before. */
  boolean play(LineInput lines) {
    HumanTurn person = new HumanTurn(this, pondering(lines), reporter, recorder);
    while (record.finish().isEmpty()) {
      Optional<Player> machine = machines.get(record.toMove());
      reporter.turn(record, machine.isEmpty(), shown());
      if (machine.isPresent()) {
        think(ThinkingTime.of(setup.seats().get(record.toMove())).solving());
        make(machine.get().choose(record));
      } else if (!person.moves()) {
        return false;
      }
    }
    reporter.over(record, record.finish().get());
    return true;
  }

  /** Lets the strongest machine think while a person at a terminal does. */
  private LineInput pondering(LineInput lines) {
    boolean strongest = setup.seats().stream().anyMatch(PlayerKind::isStrongest);
    return lines.typed() && strongest
        ? new PonderingLineInput(lines, () -> solving.ponder(start.playable(), record.position()))
        : lines;
  }

  /** Begins a turn: what was not solved before may be tried again. */
  private void think(Duration time) {
    think(time, time);
  }

  private void think(Duration time, Duration each) {
    solving.beginTurn(time, each);
    answerCache.forgetFailures();
  }

  private Optional<Answer> shown() {
    if (!setup.values()) {
      return Optional.empty();
    }
    think(VALUES);
    return answerCache.of(record.position());
  }

  void make(Player.Choice choice) {
    Ply ply = new Ply(record.toMove(), record.position(), choice.move());
    recorder.add("move", choice.move().label());
    record.make(choice.move());
    reporter.moveMade(ply, record, choice);
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
    think(ThinkingTime.STRONG.solving());
    return adviser.choose(record);
  }

  Optional<Explanation> explanation() {
    think(ThinkingTime.EXPLANATION);
    return Explainer.explain(answerCache, record.position());
  }

  Review review() {
    think(ThinkingTime.REVIEW, ThinkingTime.STRONG.solving());
    Duration each = ThinkingTime.ofReviewed(record.plies().size());
    return Review.of(
        record, answerCache, new ShortProofSearch(start.playable(), solving.within(each)));
  }
}
