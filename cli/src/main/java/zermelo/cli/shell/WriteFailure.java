package zermelo.cli.shell;

import java.nio.file.Path;

/** A file could not be written, because of the disk and not because of what a person asked for. */
public final class WriteFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  WriteFailure(Path path, String reason) {
    super("'" + path + "' could not be written: " + reason, null, false, false);
  }
}
