package zermelo.cli.play;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.OutputFile;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.library.GameExpression;
import zermelo.library.Library;

/** Interprets the arguments of {@code play}. */
final class PlayArguments {
  private PlayArguments() {}

  static MatchSetup setup(CommandArguments arguments) {
    if (arguments.rest().isEmpty()) {
      throw new BadInput("play what? For example: zermelo play divisor-duel");
    }
    if (arguments.has(PlayCommand.VS) && arguments.has(PlayCommand.PLAYERS)) {
      throw new BadInput("--vs names your opponent and --players both sides: give one of them");
    }
    Settings settings = Settings.NONE;
    for (String setting : arguments.all(CommandOption.SET)) {
      settings = settings.and(setting);
    }
    GameChoice what = what(arguments.rest(), settings);
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

  /** The game to play; without a name, a sum of games. */
  private record GameChoice(String game, Settings settings, String position) {}

  private static GameChoice what(List<String> rest, Settings given) {
    if (rest.size() <= 2 && isFile(rest.getFirst())) {
      return new GameChoice(rest.getFirst(), given, rest.size() > 1 ? rest.get(1) : "");
    }
    boolean whole = rest.contains("+") || (rest.size() == 1 && rest.getFirst().contains(" "));
    if (!whole && rest.size() > 2) {
      throw new BadInput(
          "play takes one position, not " + (rest.size() - 1) + ": " + String.join(" ", rest));
    }
    String text = String.join(" ", whole ? rest : rest.subList(0, 1));
    GameExpression expression = GameExpression.parse(text);
    if (expression.terms().size() > 1) {
      if (!given.values().isEmpty()) {
        throw new BadInput("--set needs one game; in a sum write take-away(k=3) 15 + nim 4");
      }
      return new GameChoice("", Settings.NONE, text);
    }
    GameExpression.Term term = expression.terms().getFirst();
    Settings settings = given;
    for (var entry : term.settings().values().entrySet()) {
      settings = settings.and(entry.getKey() + "=" + entry.getValue());
    }
    return new GameChoice(
        term.game(), settings, !whole && rest.size() > 1 ? rest.get(1) : term.position());
  }

  /** Whether the name is a path. A path may contain any characters, so it is not parsed further. */
  private static boolean isFile(String name) {
    try {
      return !Library.isOwn(name) && Files.exists(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
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
      throw new BadInput("'" + seed.get() + "' is no seed: write a whole number, for example 7");
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
      throw new BadInput("'" + file.get() + "' is no SVG file: give a name such as game.svg");
    }
    return Optional.of(OutputFile.of(file.get()).path());
  }
}
