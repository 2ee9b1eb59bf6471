package zermelo.web.api;

import java.util.Optional;

/** Stores and finds the texts of users' own games, each under an id. */
public interface GameTextStore {
  /** Returns the text with this id, if there is one. */
  Optional<String> find(String id);

  /** Stores a text; the same text has the same id. */
  void keep(String id, String text);
}
