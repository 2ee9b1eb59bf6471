package zermelo.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.insight.explain.Explanation;
import zermelo.kernel.Move;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;
import zermelo.play.GameRecord;
import zermelo.play.MoveReader;
import zermelo.play.MoveReader.Interpretation;
import zermelo.play.Player;

/** The turn of a person: reads lines until one is a move or ends the session. */
final class HumanTurn {
  static final List<String> ORDERS =
      List.of("help", "moves", "hint", "why", "undo", "redo", "resign", "save", "quit");

  private static final Map<String, String> ALIASES =
      Map.of("?", "help", "q", "quit", "exit", "quit", "h", "help");

  private static final int COMPLETED = 500;

  private final MatchGame round;
  private final GameRecord record;
  private final LineInput lines;
  private final MatchReporter reporter;
  private final MatchRecorder recorder;

  /** What happens after a line. */
  private enum NextStep {
    /** Ask again. */
    ASK,
    /** The turn is over. */
    DONE,
    /** The session ends. */
    LEAVE
  }

  HumanTurn(MatchGame round, LineInput lines, MatchReporter reporter, MatchRecorder recorder) {
    this.round = round;
    this.record = round.course();
    this.lines = lines;
    this.reporter = reporter;
    this.recorder = recorder;
  }

  /** Reads the person's move; false if the person leaves the match. */
  boolean moves() {
    MoveReader reader = new MoveReader(record.rules(), record.position());
    while (true) {
      Optional<String> line = lines.ask(reporter.prompt(record), this::completions);
      NextStep then = line.map(text -> answer(text.strip(), reader)).orElse(NextStep.LEAVE);
      if (then != NextStep.ASK) {
        return then == NextStep.DONE;
      }
    }
  }

  private List<String> completions() {
    List<String> all = new ArrayList<>();
    for (Move move : record.rules().moves(record.position(), COMPLETED).moves()) {
      all.add(record.rules().phrases().name(record.position(), move));
      all.add(move.label());
    }
    return Stream.concat(all.stream(), ORDERS.stream()).distinct().toList();
  }

  private NextStep answer(String line, MoveReader reader) {
    if (line.isEmpty()) {
      reporter.refused("Type a move, or help.");
      return NextStep.ASK;
    }
    String[] words = line.split("\\s+", 2);
    String typed = words[0].toLowerCase(Locale.ROOT);
    String order = ALIASES.getOrDefault(typed, typed);
    Interpretation reading = reader.read(line);
    boolean plain = words.length == 1 || order.equals("save");
    if (!(reading instanceof Interpretation.UniqueMove) && plain && ORDERS.contains(order)) {
      return runCommand(order, words.length == 1 ? "" : words[1]);
    }
    switch (reading) {
      case Interpretation.UniqueMove(Move move) -> {
        round.make(Player.Choice.plain(move));
        return NextStep.DONE;
      }
      case Interpretation.AmbiguousMove(List<Move> moves) -> reporter.unclear(line, record, moves);
      case Interpretation.NoMove(String why) ->
          reporter.refused(record, why + (plain ? NearestNames.hint(order, ORDERS) : ""));
    }
    return NextStep.ASK;
  }

  private NextStep runCommand(String order, String argument) {
    switch (order) {
      case "quit" -> {
        return NextStep.LEAVE;
      }
      case "resign" -> {
        round.resign(record.toMove());
        return NextStep.DONE;
      }
      case "undo" -> {
        return again(
            round.undo(), "There is nothing to take back.", "Your last move is taken back.");
      }
      case "redo" -> {
        return again(round.redo(), "There is nothing to make again.", "The move is made again.");
      }
      case "moves" -> reporter.moves(record);
      case "hint" -> reporter.hint(record, round.advice(), round.truth().of(record.position()));
      case "why" -> why();
      case "save" -> save(argument);
      default -> reporter.help(round.start());
    }
    return NextStep.ASK;
  }

  /** Explains the position; where its value is not known, there is at least the best guess. */
  private void why() {
    Optional<Explanation> explanation = round.explanation();
    reporter.why(record, explanation);
    if (explanation.isEmpty()) {
      reporter.hint(record, round.advice(), Optional.empty());
    }
  }

  private NextStep again(boolean done, String not, String so) {
    if (!done) {
      reporter.refused(not);
      return NextStep.ASK;
    }
    reporter.changed(record, so);
    return NextStep.DONE;
  }

  private void save(String file) {
    if (file.isEmpty()) {
      reporter.refused("Save where? Write for example: save my.play");
      return;
    }
    try {
      recorder.save(file);
      reporter.note("Saved. 'zermelo play --resume " + file + "' continues from here.");
    } catch (BadInput e) {
      reporter.refused("Not saved: " + e.getMessage() + ".");
    }
  }
}
