package zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.kernel.BadInput;
import zermelo.kernel.Settings;
import zermelo.library.Expression;

/** {@code zermelo explain}: why a position is worth what it is worth, in plain words. */
public final class ExplainCommand implements Command {
  static final Option FULL =
      new Option("--full", "", "every position as well: a table, or the game graph with -o");
  static final Option FILE =
      new Option("-o", "FILE.svg|FILE.dot", "draw the game graph into a file (means --full)");

  @Override
  public String usage() {
    return "GAME [POSITION] | EXPRESSION";
  }

  @Override
  public String summary() {
    return "Explains a position: who wins, why, and how the game goes on.";
  }

  @Override
  public List<Option> options() {
    List<Option> options = new ArrayList<>(List.of(FULL, FILE, Option.TABLEBASE));
    options.addAll(Option.COMMON);
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo explain nim 3+5+7",
        "zermelo explain \"nim 3+5 + kayles 7\"",
        "zermelo explain divisor-duel 30 --full",
        "zermelo explain divisor-duel 30 -o duel.svg");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    List<String> rest = arguments.rest();
    if (rest.isEmpty()) {
      throw new BadInput("explain what? For example: zermelo explain nim 3+5+7");
    }
    Settings settings = Settings.NONE;
    for (String setting : arguments.all(Option.SET)) {
      settings = settings.and(setting);
    }
    ExplainRun run = new ExplainRun(arguments, console);
    if (SolveCommand.isExpression(rest)) {
      Expression expression = Expression.parse(String.join(" ", rest));
      if (expression.terms().size() > 1) {
        SolveCommand.refuseSettings(settings);
        return run.sum(expression);
      }
      return one(run, expression.terms().getFirst(), settings);
    }
    if (rest.size() > 2) {
      throw new BadInput(
          "explain takes one position, not %d; in a sum write a plus with spaces around it: \"%s %s + %s %s\""
              .formatted(rest.size() - 1, rest.get(0), rest.get(1), rest.get(0), rest.get(2)));
    }
    Expression.Term game = Expression.parse(rest.getFirst()).terms().getFirst();
    String position = rest.size() == 1 ? game.position() : rest.get(1);
    return one(run, new Expression.Term(game.game(), game.settings(), position), settings);
  }

  private static Exit one(ExplainRun run, Expression.Term term, Settings given) {
    Settings settings = given;
    for (Map.Entry<String, String> entry : term.settings().values().entrySet()) {
      settings = settings.and(entry.getKey() + "=" + entry.getValue());
    }
    return run.single(term.game(), settings, term.position());
  }
}
