package zermelo.solve.tablebase;

import java.nio.file.Path;

/** Thrown if a file is damaged or does not belong to a tablebase. Names the file and the place. */
public final class BadTablebase extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String words;

  public BadTablebase(Path file, String what) {
    super(file + ": " + what, null, false, false);
    this.words = file + ": " + what;
  }

  /** The file, and what is wrong with it. */
  public String words() {
    return words;
  }
}
