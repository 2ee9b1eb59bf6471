package zermelo.cli.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.desk.Asked;
import zermelo.desk.archive.Shelf;
import zermelo.desk.play.Opening;
import zermelo.kernel.BadInput;
import zermelo.play.Story;
import zermelo.solve.Budget;

/** {@code zermelo play}: any game, against a person or the machine. */
public final class PlayCommand implements Command {
  static final Option VS =
      new Option("--vs", "WHO", "human, perfect (default), random, 1..10, alpha-beta or mcts");
  static final Option PLAYERS =
      new Option("--players", "WHO,WHO", "who sits on both sides: perfect,mcts");
  static final Option FIRST = new Option("--first", "1|2", "which player begins");
  static final Option SHOW = new Option("--show", "values", "show what every move is worth");
  static final Option MATCH = new Option("--match", "N", "best of N games, beginning in turn");
  static final Option REVIEW =
      new Option("--review", "FILE.svg", "draw the value history after the game");
  static final Option RESUME =
      new Option("--resume", "", "go on with the game that was left last, or with a saved FILE");
  static final Option SEED =
      new Option("--seed", "N", "the same coins, proposals and random moves each time");

  @Override
  public String usage() {
    return "GAME [POSITION] | EXPRESSION | --resume [FILE]";
  }

  @Override
  public String summary() {
    return "Plays a game against a person or the machine, and reviews it.";
  }

  @Override
  public List<Option> options() {
    List<Option> options =
        new ArrayList<>(
            List.of(VS, PLAYERS, FIRST, MATCH, SHOW, REVIEW, RESUME, SEED, Option.TABLEBASE));
    options.addAll(Option.COMMON);
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
        "zermelo play --resume                        go on with the last game that was left");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    Optional<Path> picture = Wishes.picture(arguments);
    RandomGenerator random = Wishes.random(arguments);
    boolean written =
        arguments.has(RESUME)
            ? resume(arguments, console, picture, random)
            : begin(arguments, console, picture, random);
    return written ? Exit.ANSWERED : Exit.UNWRITTEN;
  }

  private static boolean begin(
      Arguments arguments, Console console, Optional<Path> picture, RandomGenerator random) {
    Setup setup = Wishes.setup(arguments);
    new Opening(asked(arguments, console, setup), setup.opening(), random)
        .next(); // bad input is told before all
    try (Chronicle chronicle = Chronicle.begin(Story.head(setup.lines()), say(console));
        Lines lines = lines(arguments, setup, console)) {
      boolean flip = setup.first().isEmpty() && setup.position().isEmpty();
      int first = setup.first().orElseGet(() -> flip ? random.nextInt(2) : 0);
      Table table = table(arguments, console, setup, chronicle, lines, picture, random);
      table.play(first, flip);
      return table.allWritten();
    }
  }

  private static boolean resume(
      Arguments arguments, Console console, Optional<Path> picture, RandomGenerator random) {
    List<Option> settled = List.of(VS, PLAYERS, FIRST, MATCH, Option.SET, Option.MISERE);
    settled.stream()
        .filter(arguments::has)
        .findFirst()
        .ifPresent(
            option -> {
              throw new BadInput(option.name() + " was settled when the game began");
            });
    Left left = Left.find(arguments.rest(), say(console));
    Setup setup = arguments.has(SHOW) ? left.setup().withValues() : left.setup();
    try (Chronicle chronicle = left.chronicle();
        Lines lines = lines(arguments, setup, console)) {
      Table table = table(arguments, console, setup, chronicle, lines, picture, random);
      table.resume(left.name(), left.story());
      return table.allWritten();
    }
  }

  private static Consumer<String> say(Console console) {
    return message -> console.say("zermelo: " + message);
  }

  private static Lines lines(Arguments arguments, Setup setup, Console console) {
    boolean json = arguments.has(Option.JSON);
    boolean editing = !System.getenv().getOrDefault("TERM", "dumb").equals("dumb");
    return console.typed() && editing && !json && setup.someoneTypes()
        ? new TerminalLines(console)
        : new PipedLines(console, !json, !json && !console.typed());
  }

  private static Table table(
      Arguments arguments,
      Console console,
      Setup setup,
      Chronicle chronicle,
      Lines lines,
      Optional<Path> picture,
      RandomGenerator random) {
    Teller teller =
        arguments.has(Option.JSON)
            ? new JsonTeller(setup, console)
            : new TextTeller(setup, console);
    Solving solving = new Solving(arguments.value(Option.BUDGET).map(Budget::parse), console);
    Round.Company company = new Round.Company(setup, solving, random, teller, chronicle);
    if (console.typed()) {
      sayWhenStopped(chronicle, console);
    }
    Opening opening = new Opening(asked(arguments, console, setup), setup.opening(), random);
    return new Table(company, opening, lines, picture);
  }

  private static Asked asked(Arguments arguments, Console console, Setup setup) {
    return new Asked(
        setup.misere(),
        new Shelf(arguments.value(Option.TABLEBASE), setup.misere(), console::warn));
  }

  /** At its usual end the program halts, so this runs only when a signal ends it. */
  private static void sayWhenStopped(Chronicle chronicle, Console console) {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  if (chronicle.kept()) {
                    console.say("\nThe game is kept: 'zermelo play --resume' goes on from here.");
                  }
                }));
  }
}
