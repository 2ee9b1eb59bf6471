package zermelo.library;

import java.nio.file.Path;
import zermelo.kernel.input.InputFile;
import zermelo.language.TextGame;

/** Reads a user's own {@code .game} file. */
public final class GameFile {
  private GameFile() {}

  /** Reads the game in a file. Its id is the file name without extension. */
  public static TextGame read(String file) {
    InputFile input = InputFile.of(file);
    Path last = input.path().getFileName();
    String name = last == null ? file : last.toString();
    String id = name.endsWith(".game") ? name.substring(0, name.length() - 5) : name;
    return TextGame.read(id, file, text(file));
  }

  /** The text of the rules in a file. */
  public static String text(String file) {
    return InputFile.of(file).text(4 * TextGame.LONGEST, "the rules of a game");
  }
}
