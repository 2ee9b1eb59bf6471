package zermelo.bench;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import zermelo.kernel.input.BadInput;

/**
 * A program in C that {@code bench heaps} compares with. It computes the same nim-values: called as
 * {@code program CODE N THREADS}, it prints {@code sec=} and the checksum {@code fnv=}.
 *
 * @param plain whether it computes every value from all options, which is measured only on rows
 *     where that is fast
 */
record Baseline(String name, Path source, boolean plain) {

  /** Returns our own programs, in {@code bench/heaps} of the folder that the launcher names. */
  static List<Baseline> ours(Path home) {
    Path folder = home.resolve("bench").resolve("heaps");
    return List.of(
        new Baseline("split.c", folder.resolve("split.c"), false),
        new Baseline("naive.c", folder.resolve("naive.c"), true));
  }

  /** Returns a program that the user names. */
  static Baseline given(String name) {
    Path source;
    try {
      source = Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInput("'" + name + "' is not a valid file name");
    }
    if (!name.endsWith(".c") || !Files.isRegularFile(source)) {
      throw new BadInput("--baseline takes a file of C that exists, not '" + name + "'");
    }
    return new Baseline(String.valueOf(source.getFileName()), source, false);
  }

  /** Returns the command that compiles it. */
  List<String> compile(Path program) {
    return List.of(
        "gcc", "-O3", "-march=native", source.toString(), "-o", program.toString(), "-lpthread");
  }
}
