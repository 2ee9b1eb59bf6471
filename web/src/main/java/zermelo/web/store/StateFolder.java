package zermelo.web.store;

import java.nio.file.Path;
import java.util.Map;

/** Finds the folder for persistent files; games in progress are stored there too. */
public final class StateFolder {
  private StateFolder() {}

  /** Returns the default file of the store. */
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
