package zermelo.language.interpret;

import java.util.List;
import zermelo.kernel.Game;
import zermelo.kernel.Proposal;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.parameter.BoardSizeFinder;
import zermelo.language.parameter.ParameterReader;
import zermelo.language.program.Program;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;

/**
 * Finds problems of a text that show only when positions are made.
 *
 * <p>Examples: a default out of range, an example that is no position of the game.
 */
public final class ExampleChecker {
  private static final int MOST_EXAMPLES = 50;
  private static final int MOST_PROPOSALS = 20;

  private final String game;

  private final Program program;
  private final List<Diagnostic> problems;

  private ExampleChecker(String game, Program program, List<Diagnostic> problems) {
    this.game = game;
    this.program = program;
    this.problems = problems;
  }

  /** Tries a program that has no problems so far. New problems are added to the list. */
  public static void run(String game, Program program, List<Diagnostic> problems) {
    ExampleChecker trial = new ExampleChecker(game, program, problems);
    if (program.params().stream().noneMatch(param -> param.valueText().isEmpty())) {
      trial.defaults();
    }
    trial.atMost(MOST_EXAMPLES, program.examples(), "examples").forEach(trial::example);
    trial.atMost(MOST_PROPOSALS, program.proposals(), "proposals").forEach(trial::proposal);
  }

  private void defaults() {
    EvaluationFrame frame = new EvaluationFrame(program.numberSlots(), program.listSlots());
    ParameterReader settle =
        new ParameterReader(game, program, new TermEvaluator(program.source()), frame);
    try {
      settle.settle(Settings.NONE);
    } catch (BadInput | RulesFault wrong) {
      Span span = settle.current().map(Program.Param::span).orElse(new Span(0, 0));
      problems.add(new Diagnostic(span, reason(wrong)));
      return;
    }
    program.board().ifPresent(board -> start(board.span()));
  }

  /** Tries the start of a board, which may be too large or not fit its diagram. */
  private void start(Span board) {
    try {
      new TextRules(game, program, Settings.NONE, SpaceFactory.NONE).start();
    } catch (BadInput | RulesFault wrong) {
      problems.add(new Diagnostic(board, reason(wrong)));
    }
  }

  private List<SyntaxTree.Name> atMost(int most, List<SyntaxTree.Name> lines, String what) {
    if (lines.size() > most) {
      problems.add(
          new Diagnostic(lines.get(most).span(), "a text has at most " + most + " " + what));
    }
    return lines.subList(0, Math.min(most, lines.size()));
  }

  private void example(SyntaxTree.Name line) {
    try {
      check(parse(line.text()));
    } catch (BadInput | RulesFault wrong) {
      problems.add(new Diagnostic(line.span(), reason(wrong)));
    }
  }

  private void proposal(SyntaxTree.Name line) {
    try {
      Game.Example template = parse(line.text());
      check(Proposal.lowest(template));
      check(Proposal.highest(template));
    } catch (BadInput | RulesFault wrong) {
      problems.add(new Diagnostic(line.span(), reason(wrong)));
    }
  }

  /** Throws if this is not a position of the game. */
  private void check(Game.Example example) {
    String position = example.position();
    Settings settings = BoardSizeFinder.fitted(game, program, example.settings(), position);
    new TextRules(game, program, settings, SpaceFactory.NONE).parse(position);
  }

  private static String reason(RuntimeException wrong) {
    return String.valueOf(wrong.getMessage());
  }

  /**
   * Parses a line such as {@code 5,7 with k=2 and v=3}. An empty position is the start of the game.
   */
  public static Game.Example parse(String line) {
    String[] halves = (" " + line + " ").split("\\swith\\s", 2);
    Settings settings = Settings.NONE;
    if (halves.length == 2) {
      for (String setting : halves[1].split("\\sand\\s", -1)) {
        settings = settings.and(setting.strip());
      }
    }
    return new Game.Example(settings, halves[0].strip());
  }
}
