package zermelo.kernel.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/**
 * An input file named by the user. Every message names the file and says what is wrong with it.
 *
 * @param name as the user wrote it
 */
public record InputFile(String name, Path path) {
  /** Java inserts this character for bytes that are not UTF-8; a valid text may also contain it. */
  private static final char REPLACEMENT = '\uFFFD';

  /** The file of this name; {@link BadInput} if the name is not a valid path. */
  public static InputFile of(String name) {
    try {
      return new InputFile(name, Path.of(name));
    } catch (InvalidPathException e) {
      throw new BadInput("'" + name.replace('\0', '?') + "' is not a valid file name");
    }
  }

  /**
   * Reads the whole text, in UTF-8.
   *
   * <p>The bound applies to devices and pipes too: they have no size, and may have no end.
   *
   * @param most the bound in bytes
   * @param what what the file should be: {@code the rules of a game}
   */
  public String text(int most, String what) {
    try (InputStream in = open(what)) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new BadInput(
            "%s is too large to be %s: it has more than %,d bytes".formatted(name, what, most));
      }
      String text = new String(bytes, StandardCharsets.UTF_8);
      if (text.indexOf(REPLACEMENT) >= 0) {
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)); // throws if invalid
      }
      return text;
    } catch (CharacterCodingException e) {
      throw new BadInput(name + " is not a text in UTF-8");
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  /**
   * Reads the first line, without its end.
   *
   * @param most the bound in bytes; the rest of a longer line is dropped
   * @param what what the file should be: {@code a certificate}
   */
  public String firstLine(int most, String what) {
    try (InputStream in = open(what)) {
      String start = new String(in.readNBytes(most), StandardCharsets.UTF_8);
      return start.lines().findFirst().orElse("");
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  /** Opens the file for reading. */
  public InputStream open(String what) throws IOException {
    if (Files.isDirectory(path)) {
      throw new BadInput("%s is a folder; %s must be a file".formatted(name, what));
    }
    return Files.newInputStream(path);
  }

  /** The exception for a file that could not be read. */
  public BadInput unreadable(IOException e) {
    return new BadInput(
        e instanceof NoSuchFileException
            ? "there is no file " + name
            : name + " cannot be read: " + reason(e));
  }

  /** Describes an error in words. The messages of Java are often only the name of the file. */
  public static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException none -> "there is no such file or folder";
      case NotDirectoryException file -> "a part of its path is not a folder";
      case AccessDeniedException denied -> "access is denied";
      case FileSystemException other when other.getReason() != null -> other.getReason();
      default -> String.valueOf(e.getMessage());
    };
  }
}
