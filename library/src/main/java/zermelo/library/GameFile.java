package zermelo.library;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import zermelo.kernel.BadInput;
import zermelo.language.TextGame;

/** Reads a person's own {@code .game} file. */
public final class GameFile {
  private GameFile() {}

  /** The game in a file, with the file's name (without its ending) as its id. */
  public static TextGame read(String file) {
    Path path = path(file);
    String name = path.getFileName() == null ? file : path.getFileName().toString();
    String id = name.endsWith(".game") ? name.substring(0, name.length() - 5) : name;
    return TextGame.read(id, file, text(file, path));
  }

  private static Path path(String file) {
    try {
      return Path.of(file);
    } catch (InvalidPathException e) {
      throw new BadInput("'" + file + "' is no path of a file");
    }
  }

  private static String text(String file, Path path) {
    if (Files.isDirectory(path)) {
      throw new BadInput(file + " is a folder; a game is a text file: my.game");
    }
    if (!Files.exists(path)) {
      throw new BadInput("there is no file " + file);
    }
    try {
      if (Files.size(path) > 4L * TextGame.LONGEST) {
        throw new BadInput(file + " is too large to be the rules of a game");
      }
      return Files.readString(path, StandardCharsets.UTF_8);
    } catch (CharacterCodingException e) {
      throw new BadInput(file + " is not a text in UTF-8");
    } catch (IOException e) {
      throw new BadInput(file + " cannot be read: " + e.getMessage());
    }
  }
}
