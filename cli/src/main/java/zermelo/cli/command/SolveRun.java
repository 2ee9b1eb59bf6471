package zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import zermelo.cli.render.AnswerText;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.desk.Asked;
import zermelo.desk.archive.Shelf;
import zermelo.desk.json.AnswerJson;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.library.Expression;
import zermelo.solve.Answer;
import zermelo.solve.OutOfBudget;
import zermelo.solve.Question;
import zermelo.solve.Result;

/** One run of {@code solve}: its options, and the solver with its tables. */
public final class SolveRun {
  /** How many moves are listed where nobody said which. */
  private static final int FEW = 40;

  private static final int MANY = 100_000;

  final Asked asked;
  final boolean json;
  final boolean misere;
  private final Question.Method method;
  private final Question.Wanted wanted;
  private final int most;
  private final Console console;
  private final Work work;
  private final AnswerText text;

  SolveRun(Arguments arguments, Console console) {
    this(
        arguments,
        console,
        arguments.has(Option.MISERE),
        new Asked(
            arguments.has(Option.MISERE),
            new Shelf(
                arguments.value(Option.TABLEBASE), arguments.has(Option.MISERE), console::warn)),
        switch (arguments.word(
            SolveCommand.METHOD, "auto", List.of("auto", "computed", "theorem"))) {
          case "computed" -> Question.Method.COMPUTED;
          case "theorem" -> Question.Method.THEOREM;
          default -> Question.Method.AUTO;
        });
  }

  /** A run whose games, and the way to know them, are settled by others. */
  public SolveRun(
      Arguments arguments, Console console, boolean misere, Asked asked, Question.Method method) {
    this.console = console;
    this.json = arguments.has(Option.JSON);
    this.misere = misere;
    this.asked = asked;
    this.method = method;
    this.wanted =
        switch (arguments.word(SolveCommand.MOVES, "all", List.of("all", "winning", "none"))) {
          case "winning" -> Question.Wanted.WINNING;
          case "none" -> Question.Wanted.NONE;
          default -> Question.Wanted.ALL;
        };
    this.most = json || arguments.has(SolveCommand.MOVES) ? MANY : FEW;
    this.work = new Work(arguments, console);
    this.text = new AnswerText(console.colours(), misere);
  }

  Question question(List<Question.Component> components) {
    return new Question(components, misere, method, wanted, most);
  }

  /** The question of a run over many positions: one line each, so in text no moves. */
  private Question brief(List<Question.Component> components) {
    Question.Wanted moves = json ? wanted : Question.Wanted.NONE;
    return new Question(components, misere, method, moves, most);
  }

  Exit expression(Expression expression, Settings settings) {
    if (expression.terms().size() == 1) {
      Expression.Term term = expression.terms().getFirst();
      Settings all = settings;
      for (var entry : term.settings().values().entrySet()) {
        all = all.and(entry.getKey() + "=" + entry.getValue());
      }
      return each(term.game(), all, List.of(term.position()));
    }
    SolveCommand.refuseSettings(settings);
    Question question = question(asked.components(expression));
    return tell(sum(question), question, work.solve(question));
  }

  /** Several positions of a game, each with its moves. */
  public Exit each(String game, Settings settings, List<String> texts) {
    // All positions are read before the first is solved: a typing mistake must not cost minutes.
    List<Asked.Known> known = texts.stream().map(t -> asked.game(game, settings, t)).toList();
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      positions.add(known.get(i).position(texts.get(i)));
    }
    Exit worst = Exit.ANSWERED;
    for (int i = 0; i < texts.size(); i++) {
      if (!json && i > 0) {
        console.out().println();
      }
      Question question = question(List.of(known.get(i).component(positions.get(i))));
      Exit exit = tell(single(known.get(i), positions.get(i)), question, work.solve(question));
      worst = exit == Exit.ANSWERED ? worst : exit;
      console.out().flush();
    }
    return worst;
  }

  Exit all(Asked.Known known, List<Position> positions) {
    Exit worst = Exit.ANSWERED;
    for (Position position : positions) {
      Exit exit = line(single(known, position), brief(List.of(known.component(position))));
      worst = exit == Exit.ANSWERED ? worst : exit;
    }
    return worst;
  }

  AnswerJson.Subject single(Asked.Known known, Position position) {
    return new AnswerJson.Subject(
        known.name(), known.settings(), known.rules().print(position), misere);
  }

  AnswerJson.Subject sum(Question question) {
    return new AnswerJson.Subject(
        "sum", Settings.NONE, question.whole().print(question.position()), misere);
  }

  /** A line of a run over many positions. */
  Exit line(AnswerJson.Subject what, Question question) {
    Result result = work.solve(question);
    if (json) {
      console.out().println(AnswerJson.of(what, question.whole(), result));
    } else {
      console
          .out()
          .println(
              switch (result) {
                case Answer answer -> text.line(what.position(), answer);
                case OutOfBudget out -> what.position() + ": " + why(out);
              });
    }
    return result instanceof Answer ? Exit.ANSWERED : Exit.OUT_OF_BUDGET;
  }

  Exit line(List<Question.Component> components, AnswerJson.Subject what) {
    return line(what, brief(components));
  }

  private Exit tell(AnswerJson.Subject what, Question question, Result result) {
    if (json) {
      console.out().println(AnswerJson.of(what, question.whole(), result));
    }
    return switch (result) {
      case Answer answer -> {
        if (!json) {
          String title =
              what.game().equals("sum")
                  ? what.position()
                  : question.components().getFirst().name() + " " + what.position();
          console.out().print(text.full(title, question.whole(), answer));
        }
        yield Exit.ANSWERED;
      }
      case OutOfBudget out -> {
        console.say("zermelo: " + why(out));
        yield Exit.OUT_OF_BUDGET;
      }
    };
  }

  static String why(OutOfBudget out) {
    return "not solved: "
        + out.why()
        + " after "
        + out.positions()
        + " positions in "
        + out.elapsed().toMillis() / 1000.0
        + " s; "
        + out.known();
  }
}
