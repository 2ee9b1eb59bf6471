package zermelo.cli.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.GameArgument;
import zermelo.cli.shell.OutputFile;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;

/** Interprets the arguments of {@code play}. */
final class PlayArguments {
  private PlayArguments() {}

  static MatchSetup setup(CommandArguments arguments) {
    if (arguments.positionals().isEmpty()) {
      throw new BadInput("play what? For example: zermelo play divisor-duel");
    }
    if (arguments.has(PlayCommand.VS) && arguments.has(PlayCommand.PLAYERS)) {
      throw new BadInput("--vs names your opponent and --players both sides: give one of them");
    }
    GameArgument.OneGame what = what(GameArgument.read(arguments));
    return new MatchSetup(
        what.game(),
        what.settings(),
        what.position(),
        arguments.has(CommandOption.MISERE),
        MatchSetup.seats(
            arguments
                .value(PlayCommand.PLAYERS)
                .orElseGet(() -> "human," + arguments.value(PlayCommand.VS).orElse("perfect"))),
        first(arguments),
        MatchSetup.games(arguments.value(PlayCommand.MATCH).orElse("1")),
        arguments.has(PlayCommand.SHOW)
            && arguments.word(PlayCommand.SHOW, "values", List.of("values")).equals("values"));
  }

  /** Returns the game to play; a sum is a game without a name. */
  private static GameArgument.OneGame what(GameArgument argument) {
    return switch (argument) {
      case GameArgument.SumOfGames sum ->
          new GameArgument.OneGame("", Settings.NONE, List.of(sum.text()));
      case GameArgument.OneGame one when one.positions().size() > 1 ->
          throw new BadInput(
              "play takes one position, not %d: %s %s"
                  .formatted(
                      one.positions().size(), one.game(), String.join(" ", one.positions())));
      case GameArgument.OneGame one -> one;
    };
  }

  private static OptionalInt first(CommandArguments arguments) {
    Optional<String> first = arguments.value(PlayCommand.FIRST);
    if (first.isPresent() && !first.get().matches("[12]")) {
      throw new BadInput(
          "'" + first.get() + "' cannot begin: --first is 1 or 2, a player's number");
    }
    return first.isPresent()
        ? OptionalInt.of(Integer.parseInt(first.get()) - 1)
        : OptionalInt.empty();
  }

  static RandomGenerator random(CommandArguments arguments) {
    Optional<String> seed = arguments.value(PlayCommand.SEED);
    if (seed.isEmpty()) {
      return new SplittableRandom();
    }
    if (!seed.get().matches("-?\\d{1,18}")) {
      throw new BadInput("'" + seed.get() + "' is not a seed: write a whole number, for example 7");
    }
    return new SplittableRandom(Long.parseLong(seed.get()));
  }

  /** Returns the file of the picture. It is checked before the game that it can be written. */
  static Optional<Path> picture(CommandArguments arguments) {
    Optional<String> file = arguments.value(PlayCommand.REVIEW);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    if (!file.get().endsWith(".svg")) {
      throw new BadInput(
          "'" + file.get() + "' is not the name of an SVG file: write game.svg, for example");
    }
    return Optional.of(OutputFile.of(file.get()).path());
  }
}
