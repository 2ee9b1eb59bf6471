package zermelo.cli.shell;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;

/**
 * A file that a command writes. A wrong name is reported before anything is computed.
 *
 * <p>The file appears complete or not at all: the bytes go to a draft in the same folder, which is
 * then renamed. A device or a pipe is written directly.
 */
public record OutputFile(Path path) {
  /** Writes the content of a file. */
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Returns the file of this name; throws {@link BadInput} if no file can be there. */
  public static OutputFile of(String name) {
    Path path;
    try {
      path = Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInput("'" + name.replace('\0', '?') + "' is not a valid file name");
    }
    Path folder = path.toAbsolutePath().getParent();
    if (name.isEmpty() || folder == null || Files.isDirectory(path)) {
      throw new BadInput("'" + name + "' cannot be written: it is a folder");
    }
    if (!Files.isDirectory(folder)) {
      throw new BadInput("'" + name + "' cannot be written: there is no folder " + folder);
    }
    OutputFile file = new OutputFile(path);
    file.refuseUnwritable();
    return file;
  }

  /** Fails early where the disk would refuse the file at the end of a long computation. */
  private void refuseUnwritable() {
    try {
      Path folder = path.toAbsolutePath().getParent();
      if (!direct() && folder != null && !Files.exists(path) && !Files.isWritable(folder)) {
        boolean readOnly = Files.getFileStore(folder).isReadOnly();
        throw new WriteFailure(path, readOnly ? "Read-only file system" : "access is denied");
      }
    } catch (IOException e) {
      throw new WriteFailure(path, InputFile.reason(e));
    }
  }

  public void write(String text) {
    write(out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Writes the file.
   *
   * @throws WriteFailure if it cannot be written; the old content is then unchanged
   */
  public void write(Content content) {
    try {
      if (direct()) {
        write(path, content, StandardOpenOption.APPEND); // after the output so far of /dev/stdout
      } else {
        replace(Files.exists(path) ? path.toRealPath() : path.toAbsolutePath(), content);
      }
    } catch (IOException e) {
      throw new WriteFailure(path, InputFile.reason(e));
    }
  }

  /**
   * Whether this is a device, a pipe, or a link to an open file of this process, such as
   * /dev/stdout.
   */
  private boolean direct() {
    Path whole = path.toAbsolutePath().normalize();
    return (Files.exists(path) && !Files.isRegularFile(path))
        || (Files.isSymbolicLink(path) && (whole.startsWith("/dev") || whole.startsWith("/proc")));
  }

  private static void replace(Path target, Content content) throws IOException {
    String name =
        ".zermelo-%d-%x.draft".formatted(ProcessHandle.current().pid(), System.nanoTime());
    Path draft = target.resolveSibling(name);
    try {
      write(draft, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      if (Files.exists(target) && Files.getFileStore(target).supportsFileAttributeView("posix")) {
        Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(target));
      }
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static void write(Path to, Content content, StandardOpenOption... how)
      throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(to, how), 1 << 16)) {
      content.writeTo(out);
    }
  }
}
