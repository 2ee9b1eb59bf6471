package zermelo.library;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Game;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;
import zermelo.language.TextGame;
import zermelo.library.graph.GraphGame;

/** Finds all games by name: texts, graphs, and the user's own files. */
public final class Library {
  private static final String GRAPH = "graph:";

  private Library() {}

  /**
   * Returns a game by its library id, as {@code graph:FILE}, or by the path of a {@code .game}
   * file.
   */
  public static Game game(String name) {
    if (name.startsWith(GRAPH)) {
      return GraphGame.of(path(name));
    }
    if (name.endsWith(".game") || name.contains("/")) {
      return GameFile.read(name);
    }
    return find(name).orElseThrow(() -> unknown(name));
  }

  /** Returns whether a name has the form of a library id, so that it is not a file. */
  public static boolean isLibraryId(String name) {
    return !name.isEmpty() && name.chars().allMatch(Library::isInIds);
  }

  private static boolean isInIds(int c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  }

  /** Returns the path in the name of a file: the part after {@code graph:}, or the whole name. */
  public static String path(String name) {
    return name.startsWith(GRAPH) ? name.substring(GRAPH.length()) : name;
  }

  private static BadInput unknown(String name) {
    return new BadInput(
        "there is no game '" + name + "'." + NearestNames.hint(name, ids()),
        " 'zermelo games' lists all; a game of your own is a file, my.game");
  }

  /** Returns a library game. All are texts but graphs, which are read from files. */
  public static Optional<Game> find(String id) {
    if (!isLibraryId(id)) {
      return Optional.empty();
    }
    return id.equals(GraphGame.GAME.id())
        ? Optional.of(GraphGame.GAME)
        : GameTexts.text(id).map(text -> TextGame.ofLibrary(id, text));
  }

  /** Returns the ids of the whole library, in alphabetical order. */
  public static List<String> ids() {
    return Stream.concat(GameTexts.ids().stream(), Stream.of(GraphGame.GAME.id()))
        .sorted()
        .toList();
  }

  /** Returns the whole library, in alphabetical order of the ids. */
  public static List<Game> all() {
    return ids().stream().map(id -> find(id).orElseThrow()).toList();
  }
}
