package zermelo.cli.shell;

import java.nio.file.Path;

/** Thrown when a file cannot be written because of the disk, not because of bad input. */
public final class WriteFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public WriteFailure(Path path, String reason) {
    super("'" + path + "' could not be written: " + reason, null, false, false);
  }
}
