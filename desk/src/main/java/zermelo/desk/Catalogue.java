package zermelo.desk;

import zermelo.kernel.Game;
import zermelo.library.Library;

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

  /** The game of this name; {@link zermelo.kernel.BadInput} if there is none. */
  Game game(String name);

  /** Whether the name is one of the library, so that its theorems hold for it. */
  boolean own(String name);
}
