package zermelo.cli.shell;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.library.GameExpression;
import zermelo.library.Library;

/** The game that a command line names, with positions, or a sum of games. */
public sealed interface GameArgument {

  /**
   * One game.
   *
   * @param settings those of {@code --set} and those in the brackets of {@code take-away(k=3)}
   * @param positions the positions as given; none if the line names only the game
   */
  record OneGame(String game, Settings settings, List<String> positions) implements GameArgument {
    public OneGame {
      positions = List.copyOf(positions);
    }

    /** Returns the first position; empty for the start. */
    public String position() {
      return positions.isEmpty() ? "" : positions.getFirst();
    }
  }

  /**
   * A sum of games.
   *
   * @param text the sum in one line, {@code nim 3+5 + kayles 7}
   */
  record SumOfGames(String text, GameExpression expression) implements GameArgument {}

  /** Reads the positional arguments and {@code --set} of a command. */
  static GameArgument read(CommandArguments arguments) {
    return read(arguments.positionals(), arguments.settings());
  }

  /**
   * Reads words, at least one. They are a whole expression if a plus stands between them, or if one
   * word contains a space. Otherwise the first word is the game and the others are positions.
   */
  static GameArgument read(List<String> words, Settings given) {
    String first = words.getFirst();
    List<String> others = words.subList(1, words.size());
    boolean joined = words.contains("+");
    if (!joined && isFile(first)) {
      return new OneGame(first, given, others);
    }
    boolean whole = joined || others.isEmpty();
    String text = String.join(" ", whole ? words : List.of(first));
    GameExpression expression = GameExpression.parse(text);
    if (expression.terms().size() > 1) {
      if (!whole) {
        throw new BadInput("a sum names its own positions: leave out " + others.getFirst());
      }
      refuseSettings(given);
      return new SumOfGames(text, expression);
    }
    GameExpression.Term term = expression.terms().getFirst();
    return new OneGame(
        term.game(),
        given.plus(term.settings()),
        !whole ? others : term.position().isEmpty() ? List.of() : List.of(term.position()));
  }

  /** Reads the one word that must name a game without a position. */
  static OneGame game(String word, Settings given, String usage) {
    if (read(List.of(word), given) instanceof OneGame one && one.positions.isEmpty()) {
      return one;
    }
    throw new BadInput(usage);
  }

  /** Refuses {@code --set} where there is no single game that it could be about. */
  static void refuseSettings(Settings given) {
    if (!given.values().isEmpty()) {
      throw new BadInput("--set needs one game; in a sum write take-away(k=3) 15 + nim 4");
    }
  }

  /** Whether the name is a path. A path may contain any characters, so it is not parsed further. */
  private static boolean isFile(String name) {
    try {
      Path path = Path.of(Library.path(name));
      return !Library.isLibraryId(name) && Files.exists(path) && !Files.isDirectory(path);
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
