package zermelo.cli.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import zermelo.application.Catalogue;
import zermelo.application.GameResolver;
import zermelo.application.ProgramVersion;
import zermelo.application.StateFolder;
import zermelo.application.play.StartSelector;
import zermelo.application.proven.ProvenStores;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.InterruptSignal;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.kernel.limits.Limits;
import zermelo.play.SavedGame;

/** {@code zermelo play}: plays any game, against a person or the machine. */
public final class PlayCommand implements Command {
  static final CommandOption VS =
      new CommandOption(
          "--vs", "PLAYER", "human, perfect (default), random, 1..10, alpha-beta or mcts");
  static final CommandOption PLAYERS =
      new CommandOption("--players", "PLAYER,PLAYER", "both players, such as perfect,mcts");
  static final CommandOption FIRST = new CommandOption("--first", "1|2", "which player begins");
  static final CommandOption SHOW =
      new CommandOption("--show", "values", "show what every move is worth");
  static final CommandOption MATCH =
      new CommandOption("--match", "N", "best of N games, beginning in turn");
  static final CommandOption REVIEW =
      new CommandOption("--review", "FILE.svg", "draw the value history after the game");
  static final CommandOption RESUME =
      new CommandOption("--resume", "", "continue the last unfinished game, or a saved FILE");
  static final CommandOption BOOK =
      new CommandOption("--book", "FILE", "an opening book, made by 'zermelo book'");
  static final CommandOption SEED =
      new CommandOption("--seed", "N", "the same coins, proposals and random moves each time");

  @Override
  public String usage() {
    return "GAME [POSITION] | EXPRESSION | --resume [FILE]";
  }

  @Override
  public String summary() {
    return "Plays a game against a person or the machine, and reviews it.";
  }

  @Override
  public List<CommandOption> options() {
    List<CommandOption> options =
        new ArrayList<>(
            List.of(
                VS,
                PLAYERS,
                FIRST,
                MATCH,
                SHOW,
                REVIEW,
                RESUME,
                SEED,
                BOOK,
                CommandOption.TABLEBASE));
    options.addAll(CommandOption.COMMON);
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo play divisor-duel                    against the machine, from a proposed start",
        "zermelo play divisor-duel 30 --vs human      two people at one keyboard",
        "zermelo play nim 3+5+7 --vs 4 --match 5      best of five against level 4",
        "zermelo play tic-tac-toe --show values       every move with what it is worth",
        "zermelo play hex --players mcts,alpha-beta   machines among themselves",
        "zermelo play --resume                        continue the last unfinished game");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    Optional<Path> picture = PlayArguments.picture(arguments);
    RandomGenerator random = PlayArguments.random(arguments);
    boolean written =
        arguments.has(RESUME)
            ? resume(arguments, console, picture, random)
            : begin(arguments, console, picture, random);
    return written ? ExitCode.OK : ExitCode.WRITE_FAILED;
  }

  private static boolean begin(
      CommandArguments arguments, Console console, Optional<Path> picture, RandomGenerator random) {
    MatchSetup setup = PlayArguments.setup(arguments);
    new StartSelector(resolver(arguments, console, setup), setup.opening(), random)
        .next(); // reports bad input before the match begins
    try (MatchRecorder recorder = MatchRecorder.begin(SavedGame.head(setup.lines()), say(console));
        LineInput lines = lines(arguments, setup, console)) {
      boolean flip = setup.first().isEmpty() && setup.position().isEmpty();
      int first = setup.first().orElseGet(() -> flip ? random.nextInt(2) : 0);
      MatchRun table = table(arguments, console, setup, recorder, lines, picture, random);
      table.play(first, flip);
      return table.allWritten();
    }
  }

  private static boolean resume(
      CommandArguments arguments, Console console, Optional<Path> picture, RandomGenerator random) {
    List<CommandOption> settled =
        List.of(VS, PLAYERS, FIRST, MATCH, CommandOption.SET, CommandOption.MISERE);
    settled.stream()
        .filter(arguments::has)
        .findFirst()
        .ifPresent(
            option -> {
              throw new BadInput(
                  option.name() + " was chosen when the game began and cannot be changed");
            });
    UnfinishedMatch left = UnfinishedMatch.find(arguments.positionals(), say(console));
    MatchSetup setup = arguments.has(SHOW) ? left.setup().withValues() : left.setup();
    try (MatchRecorder recorder = left.recorder();
        LineInput lines = lines(arguments, setup, console)) {
      MatchRun table = table(arguments, console, setup, recorder, lines, picture, random);
      table.resume(left.name(), left.story());
      return table.allWritten();
    }
  }

  private static Consumer<String> say(Console console) {
    return message -> console.message("zermelo: " + message);
  }

  private static LineInput lines(CommandArguments arguments, MatchSetup setup, Console console) {
    boolean json = arguments.has(CommandOption.JSON);
    boolean editing = !System.getenv().getOrDefault("TERM", "dumb").equals("dumb");
    return console.typed() && editing && !json && setup.someoneTypes()
        ? new TerminalLineInput(console)
        : new PipedLineInput(console, !json, !json && !console.typed());
  }

  private static MatchRun table(
      CommandArguments arguments,
      Console console,
      MatchSetup setup,
      MatchRecorder recorder,
      LineInput lines,
      Optional<Path> picture,
      RandomGenerator random) {
    MatchReporter reporter =
        arguments.has(CommandOption.JSON)
            ? new JsonMatchReporter(setup, console)
            : new TextMatchReporter(setup, console);
    Optional<Limits> limits =
        arguments.has(CommandOption.BUDGET) ? Optional.of(arguments.limits()) : Optional.empty();
    MatchSolver solving = new MatchSolver(limits, console);
    MatchGame.MatchContext context =
        new MatchGame.MatchContext(setup, solving, random, reporter, recorder);
    if (console.typed()) {
      sayWhenStopped(recorder, console);
    }
    StartSelector opening =
        new StartSelector(resolver(arguments, console, setup), setup.opening(), random);
    return new MatchRun(context, opening, lines, picture);
  }

  private static GameResolver resolver(
      CommandArguments arguments, Console console, MatchSetup setup) {
    return new GameResolver(
        setup.misere(),
        new TablebaseFinder(
            arguments.value(CommandOption.TABLEBASE), setup.misere(), console::warn),
        Catalogue.FILES,
        stores(arguments, console));
  }

  private static ProvenStores stores(CommandArguments arguments, Console console) {
    ProvenStores stores =
        ProvenStores.in(StateFolder.path(System.getenv()), ProgramVersion.text(), console::warn);
    return arguments.value(BOOK).map(InputFile::of).map(stores::with).orElse(stores);
  }

  /**
   * Prints a message when a signal ends the program. A normal end halts, so the hook does not run.
   */
  private static void sayWhenStopped(MatchRecorder recorder, Console console) {
    InterruptSignal.running(
        () -> {
          if (recorder.isRecording()) {
            console.message("\nThe game is kept: 'zermelo play --resume' continues from here.");
          }
        });
  }
}
