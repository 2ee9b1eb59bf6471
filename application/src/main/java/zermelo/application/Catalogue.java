package zermelo.application;

import zermelo.kernel.Game;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;
import zermelo.library.Library;
import zermelo.library.graph.GraphGame;

/** Where games are found by their names. */
public interface Catalogue {
  /** The library and the files of whoever asks: the catalogue of a person at a terminal. */
  Catalogue FILES =
      new Catalogue() {
        @Override
        public Game game(String name) {
          return Library.game(name);
        }

        @Override
        public boolean own(String name) {
          return Library.isOwn(name);
        }
      };

  /**
   * The library alone, for strangers: no name leads to a file, and the game {@code graph} has its
   * edges as a parameter instead.
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
        public boolean own(String name) {
          return Library.isOwn(name);
        }
      };

  /** The game of this name; {@link zermelo.kernel.input.BadInput} if there is none. */
  Game game(String name);

  /** Whether the name is one of the library, so that its theorems hold for it. */
  boolean own(String name);
}
