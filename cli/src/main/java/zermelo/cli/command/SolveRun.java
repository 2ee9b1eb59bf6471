package zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.application.Catalogue;
import zermelo.application.GameResolver;
import zermelo.application.json.AnswerJson;
import zermelo.application.proven.ProvenStores;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.application.unknown.UnknownPosition;
import zermelo.application.unknown.UnknownSearch;
import zermelo.application.words.UnsolvedText;
import zermelo.cli.render.AnswerText;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandSolver;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.OutputFile;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.Sum;
import zermelo.kernel.limits.Limits;
import zermelo.library.GameExpression;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.store.SearchStore;

/** One run of {@code solve}: its options, and the solver with its tables. */
public final class SolveRun {
  /** How many moves are listed by default. */
  private static final int FEW = 40;

  private static final int MANY = 100_000;

  final GameResolver resolver;
  final boolean json;
  final boolean misere;
  private final Question.Method method;
  private final Question.MoveSelection wanted;
  private final int most;
  private final Console console;
  private CommandSolver work;
  private final Limits limits;
  private final Optional<SearchStateFile> state;
  private final AnswerText text;
  private final LargerBudget further;
  private final UnknownRun unknowns;
  private final Optional<OutputFile> certificate;

  SolveRun(CommandArguments arguments, Console console) {
    this(arguments, console, method(arguments));
  }

  private SolveRun(CommandArguments arguments, Console console, Question.Method method) {
    this(
        arguments,
        console,
        arguments.has(CommandOption.MISERE),
        new GameResolver(
            arguments.has(CommandOption.MISERE),
            new TablebaseFinder(
                arguments.value(CommandOption.TABLEBASE),
                arguments.has(CommandOption.MISERE),
                console::warn),
            Catalogue.FILES,
            method == Question.Method.AUTO ? ProvenStores.BOOKS : ProvenStores.NONE),
        method);
  }

  private static Question.Method method(CommandArguments arguments) {
    return switch (arguments.word(
        SolveCommand.METHOD, "auto", List.of("auto", "search", "computed", "theorem"))) {
      case "search" -> Question.Method.SEARCH;
      case "computed" -> Question.Method.COMPUTED;
      case "theorem" -> Question.Method.THEOREM;
      default -> Question.Method.AUTO;
    };
  }

  /** Creates a run with a given resolver of games and a given solving method. */
  public SolveRun(
      CommandArguments arguments,
      Console console,
      boolean misere,
      GameResolver resolver,
      Question.Method method) {
    this.console = console;
    this.json = arguments.has(CommandOption.JSON);
    this.certificate = arguments.value(SolveCommand.CERTIFICATE).map(OutputFile::of);
    this.misere = misere;
    this.resolver = resolver;
    this.method = method;
    this.wanted =
        switch (arguments.word(SolveCommand.MOVES, "all", List.of("all", "winning", "none"))) {
          case "winning" -> Question.MoveSelection.WINNING;
          case "none" -> Question.MoveSelection.NONE;
          default -> Question.MoveSelection.ALL;
        };
    this.most = json || arguments.has(SolveCommand.MOVES) ? MANY : FEW;
    this.limits = arguments.limits();
    this.work = CommandSolver.answeringAtInterrupt(limits, console, SearchStore.none());
    this.state =
        arguments.value(SolveCommand.STORE).map(name -> new SearchStateFile(name, console));
    this.further = new LargerBudget(limits);
    this.text = new AnswerText(console.colours(), misere);
    this.unknowns =
        new UnknownRun(
            arguments,
            console,
            () -> new UnknownSearch(resolver, misere, method, work.amongMany()));
  }

  Question question(List<Question.Component> components) {
    return Question.of(components).misere(misere).method(method).listing(wanted, most);
  }

  /** Returns the question for a run over many positions: one line each, without moves in text. */
  private Question brief(List<Question.Component> components) {
    Question.MoveSelection moves = json ? wanted : Question.MoveSelection.NONE;
    return Question.of(components).misere(misere).method(method).listing(moves, most);
  }

  ExitCode sum(GameExpression expression) {
    if (asksUnknown(expression)) {
      return unknown(expression, false);
    }
    Question question = question(resolver.components(expression));
    return tell(sum(question), question, solved(question));
  }

  /** Solves a question; the state of its search is in the file that the user named. */
  private Result solved(Question question) {
    if (state.isEmpty()) {
      return work.solveOrEstimate(question);
    }
    SearchStore store = state.get().open(question);
    work = CommandSolver.answeringAtInterrupt(limits, console, store);
    Result result = work.solveOrEstimate(question);
    state.get().close(store);
    return result;
  }

  static boolean asksUnknown(GameExpression expression) {
    return expression.terms().stream().anyMatch(term -> UnknownPosition.isUnknown(term.position()));
  }

  /** Finds the unknown numbers of a position or of a sum. */
  ExitCode unknown(GameExpression expression, boolean brief) {
    List<GameExpression.Term> terms = expression.terms();
    GameExpression.Term first = terms.getFirst();
    AnswerJson.PositionReference what =
        terms.size() == 1
            ? new AnswerJson.PositionReference(
                first.game(), first.settings(), first.position(), misere)
            : new AnswerJson.PositionReference(
                Sum.NAME, Settings.NONE, UnknownPosition.text(terms), misere);
    return unknowns.run(new UnknownPosition(terms), what, brief);
  }

  /** Finds the unknown numbers of positions of one game. */
  private ExitCode unknown(String game, Settings settings, String text, boolean brief) {
    return unknown(
        new GameExpression(List.of(new GameExpression.Term(game, settings, text))), brief);
  }

  /** Solves a line of a run over many positions of one game. */
  ExitCode position(String game, Settings settings, String given) {
    if (UnknownPosition.isUnknown(given)) {
      return unknown(game, settings, given, true);
    }
    GameResolver.ResolvedGame resolved = resolver.game(game, settings, given);
    Position position = resolved.position(given);
    return line(List.of(resolved.component(position)), single(resolved, position));
  }

  /** Solves several positions of a game, each with its moves. */
  public ExitCode each(String game, Settings settings, List<String> texts) {
    if (texts.stream().anyMatch(UnknownPosition::isUnknown)) {
      ExitCode worst = ExitCode.OK;
      for (String given : texts) {
        ExitCode exit =
            UnknownPosition.isUnknown(given)
                ? unknown(game, settings, given, texts.size() > 1)
                : position(game, settings, given);
        worst = exit == ExitCode.OK ? worst : exit;
      }
      return worst;
    }
    // Parse all positions before solving the first: a typing mistake must not cost minutes.
    List<GameResolver.ResolvedGame> known =
        texts.stream().map(t -> resolver.game(game, settings, t)).toList();
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      positions.add(known.get(i).position(texts.get(i)));
    }
    ExitCode worst = ExitCode.OK;
    for (int i = 0; i < texts.size(); i++) {
      if (!json && i > 0) {
        console.out().println();
      }
      Question question = question(List.of(known.get(i).component(positions.get(i))));
      ExitCode exit = tell(single(known.get(i), positions.get(i)), question, solved(question));
      worst = exit == ExitCode.OK ? worst : exit;
      console.out().flush();
    }
    return worst;
  }

  ExitCode all(GameResolver.ResolvedGame resolved, List<Position> positions) {
    ExitCode worst = ExitCode.OK;
    for (Position position : positions) {
      ExitCode exit =
          line(single(resolved, position), brief(List.of(resolved.component(position))));
      worst = exit == ExitCode.OK ? worst : exit;
    }
    return worst;
  }

  AnswerJson.PositionReference single(GameResolver.ResolvedGame resolved, Position position) {
    return new AnswerJson.PositionReference(
        resolved.name(), resolved.settings(), resolved.rules().print(position), misere);
  }

  AnswerJson.PositionReference sum(Question question) {
    return new AnswerJson.PositionReference(
        Sum.NAME, Settings.NONE, question.rules().print(question.position()), misere);
  }

  /** Prints one line of a run over many positions. */
  ExitCode line(AnswerJson.PositionReference what, Question question) {
    Result result = work.solveOrEstimate(question);
    if (json) {
      console.out().println(AnswerJson.of(what, question.rules(), result));
    } else {
      console
          .out()
          .println(
              switch (result) {
                case Answer answer -> text.line(what.position(), answer);
                case OutOfLimits out -> what.position() + ": " + why(out);
              });
    }
    return result instanceof Answer ? ExitCode.OK : ExitCode.LIMIT_REACHED;
  }

  ExitCode line(List<Question.Component> components, AnswerJson.PositionReference what) {
    return line(what, brief(components));
  }

  private ExitCode tell(AnswerJson.PositionReference what, Question question, Result result) {
    if (json) {
      console.out().println(AnswerJson.of(what, question.rules(), result));
    }
    return switch (result) {
      case Answer answer -> {
        if (!json) {
          String title =
              what.game().equals(Sum.NAME)
                  ? what.position()
                  : question.components().getFirst().name() + " " + what.position();
          console.out().print(text.full(title, question.rules(), answer));
        }
        yield certificate.isEmpty()
            ? ExitCode.OK
            : OutcomeCertificateRun.write(
                certificate.get(), what, question, answer, work.amongMany(), console);
      }
      case OutOfLimits out -> {
        console.message("zermelo: " + why(out) + further.words(what, question, out));
        yield ExitCode.LIMIT_REACHED;
      }
    };
  }

  static String why(OutOfLimits out) {
    return "not solved: "
        + out.reason()
        + " after "
        + out.positions()
        + " positions in "
        + out.elapsed().toMillis() / 1000.0
        + " s; "
        + UnsolvedText.of(out);
  }
}
