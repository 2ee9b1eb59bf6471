package zermelo.application;

import zermelo.kernel.Game;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;
import zermelo.library.Library;
import zermelo.library.graph.EdgeFiles;
import zermelo.library.graph.GraphGame;

/** Finds games by name. */
public interface Catalogue {
  /** The library and the user's own files. Used on the command line. */
  Catalogue FILES =
      new Catalogue() {
        @Override
        public Game game(String name) {
          return Library.game(name);
        }

        @Override
        public boolean isLibraryGame(String name) {
          return Library.isLibraryId(name);
        }

        @Override
        public Settings readFiles(Game game, Settings settings) {
          return EdgeFiles.read(game, settings);
        }
      };

  /**
   * The library alone, for requests from untrusted users.
   *
   * <p>No name leads to a file. The game {@code graph} takes its edges as a parameter instead.
   */
  Catalogue LIBRARY =
      new Catalogue() {
        @Override
        public Game game(String name) {
          return name.equals(GraphGame.DRAWN.id())
              ? GraphGame.DRAWN
              : Library.find(name)
                  .orElseThrow(
                      () ->
                          new BadInput(
                              "there is no game '%s'.%s"
                                  .formatted(name, NearestNames.hint(name, Library.ids()))));
        }

        @Override
        public boolean isLibraryGame(String name) {
          return Library.isLibraryId(name);
        }
      };

  /**
   * Returns the game of this name. Throws {@link zermelo.kernel.input.BadInput} if there is none.
   */
  Game game(String name);

  /** Returns the settings with the contents of files that they name, where files may be read. */
  default Settings readFiles(Game game, Settings settings) {
    return settings;
  }

  /** Returns whether the name is a library game, so that the library's theorems apply to it. */
  boolean isLibraryGame(String name);
}
