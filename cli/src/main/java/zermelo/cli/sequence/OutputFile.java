package zermelo.cli.sequence;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import zermelo.heaps.NimSequence;
import zermelo.kernel.BadInput;

/** A file that a run writes; what is wrong with its name is said before anything is computed. */
record OutputFile(Path path) {
  private static final long MOST_VALUES = 1L << 31;

  static OutputFile of(String name) {
    Path path = path(name);
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new BadInput("'" + name + "' cannot be written: there is no folder " + folder);
    }
    if (Files.isDirectory(path)) {
      throw new BadInput("'" + name + "' cannot be written: it is a folder");
    }
    return new OutputFile(path);
  }

  static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInput("'" + name + "' is no name for a file");
    }
  }

  void refuseMoreThan(long size) {
    if (size > MOST_VALUES) {
      throw new BadInput("--values writes at most 2^31 values, not " + size);
    }
  }

  void write(String text) {
    try {
      Files.writeString(path, text);
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  /** A line for each heap, as OEIS has it in its b-files. */
  void values(NimSequence g) {
    try (BufferedWriter out = Files.newBufferedWriter(path)) {
      for (long n = 0; n < g.size(); n++) {
        out.write(n + " " + g.at(n) + "\n");
      }
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  private BadInput unwritten(IOException e) {
    return new BadInput("'" + path + "' cannot be written: " + e.getClass().getSimpleName());
  }
}
