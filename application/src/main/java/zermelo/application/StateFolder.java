package zermelo.application;

import java.nio.file.Path;
import java.util.Map;

/**
 * Finds the folder for files that outlive a run: matches in progress, proven positions, the web's
 * database.
 */
public final class StateFolder {
  private StateFolder() {}

  /** Returns the folder that the environment names, or the default one. */
  public static Path path(Map<String, String> environment) {
    String own = environment.getOrDefault("ZERMELO_STATE", "");
    String state = environment.getOrDefault("XDG_STATE_HOME", "");
    if (!own.isEmpty()) {
      return Path.of(own);
    }
    return state.isEmpty()
        ? Path.of(System.getProperty("user.home"), ".local", "state", "zermelo")
        : Path.of(state, "zermelo");
  }
}
