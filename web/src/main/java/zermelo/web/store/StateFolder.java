package zermelo.web.store;

import java.nio.file.Path;
import java.util.Map;

/** Where the program keeps what it writes: the same folder as that of games in progress. */
public final class StateFolder {
  private StateFolder() {}

  /** The file of the store where none is named. */
  public static Path store(Map<String, String> environment) {
    String own = environment.getOrDefault("ZERMELO_STATE", "");
    String state = environment.getOrDefault("XDG_STATE_HOME", "");
    if (!own.isEmpty()) {
      return Path.of(own, "web.db");
    }
    return state.isEmpty()
        ? Path.of(System.getProperty("user.home"), ".local", "state", "zermelo", "web.db")
        : Path.of(state, "zermelo", "web.db");
  }
}
