package zermelo.solve.tablebase;

import java.nio.file.Path;

/** A file is damaged, or is none of a tablebase: says which, and where in it. */
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
