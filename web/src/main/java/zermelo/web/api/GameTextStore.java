package zermelo.web.api;

import java.util.Optional;

/** Where the texts of people's own games are kept. */
public interface GameTextStore {
  /** The text with this id, if there is one. */
  Optional<String> find(String id);

  /** Keeps a text; the same text has the same id. */
  void keep(String id, String text);
}
