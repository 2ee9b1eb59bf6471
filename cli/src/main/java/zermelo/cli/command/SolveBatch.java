package zermelo.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.application.GameResolver;
import zermelo.application.json.AnswerJson;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.MessageShortener;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.kernel.input.LineReader;
import zermelo.library.GameExpression;
import zermelo.solve.Question;

/**
 * Solves positions from standard input, one per line, one answer per line. A line that cannot be
 * parsed gets an error as its answer, and the run continues. The exit code at the end reflects it.
 */
public final class SolveBatch {
  private static final int LONGEST_LINE = 1 << 24;

  private final SolveRun run;
  private final Console console;

  public SolveBatch(SolveRun run, Console console) {
    this.run = run;
    this.console = console;
  }

  /** Solves positions of one game. */
  public ExitCode positions(String game, Settings settings) {
    run.resolver.game(game, settings); // reports a mistake in the game itself at once
    return lines(
        text -> run.position(game, settings, text),
        text -> new AnswerJson.PositionReference(game, settings, text, run.misere));
  }

  ExitCode expressions() {
    return lines(
        text -> {
          GameExpression expression = GameExpression.parse(text);
          if (SolveRun.asksUnknown(expression)) {
            return run.unknown(expression, true);
          }
          List<Question.Component> components = run.resolver.components(expression);
          if (components.size() > 1) {
            return run.line(components, run.sum(run.question(components)));
          }
          GameExpression.Term term = expression.terms().getFirst();
          GameResolver.ResolvedGame resolved =
              run.resolver.game(term.game(), term.settings(), term.position());
          return run.line(components, run.single(resolved, components.getFirst().position()));
        },
        text -> new AnswerJson.PositionReference("", Settings.NONE, text, run.misere));
  }

  private ExitCode lines(
      Function<String, ExitCode> answer, Function<String, AnswerJson.PositionReference> asked) {
    boolean bad = false;
    boolean late = false;
    try {
      LineReader lines =
          new LineReader("standard input", console.in(), StandardCharsets.UTF_8, LONGEST_LINE);
      for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
        String text = line.get().strip();
        if (text.isEmpty()) {
          continue;
        }
        try {
          late |= answer.apply(text) == ExitCode.LIMIT_REACHED;
        } catch (BadInput | RulesFault e) {
          bad = true;
          String message = MessageShortener.of(e);
          console
              .out()
              .println(
                  run.json
                      ? AnswerJson.error(asked.apply(text), message)
                      : text + ": error: " + message);
        }
        if (console.out().checkError()) {
          break; // the reader closed the pipe
        }
      }
    } catch (IOException e) {
      throw new BadInput("standard input cannot be read: " + InputFile.reason(e));
    }
    return bad ? ExitCode.BAD_INPUT : late ? ExitCode.LIMIT_REACHED : ExitCode.OK;
  }
}
