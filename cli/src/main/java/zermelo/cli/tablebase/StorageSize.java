package zermelo.cli.tablebase;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Measures files, free disk space and memory, and writes sizes as {@code 3.2 MB}. */
final class StorageSize {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final String PEAK = "VmHWM:";
  private static final String[] UNITS = {"bytes", "KB", "MB", "GB", "TB", "PB", "EB"};

  private StorageSize() {}

  /** Returns the peak memory of this process, from the operating system where it reports it. */
  static long peakMemory(long tables) {
    try {
      for (String line : Files.readAllLines(STATUS)) {
        if (line.startsWith(PEAK)) {
          String kilobytes = line.substring(PEAK.length()).strip().split(" ", 2)[0];
          return Long.parseLong(kilobytes) << 10;
        }
      }
    } catch (IOException | NumberFormatException e) {
      // not Linux
    }
    Runtime machine = Runtime.getRuntime();
    return tables + machine.totalMemory() - machine.freeMemory();
  }

  /** Returns the total size of the files in a folder. */
  static long ofFolder(Path folder) throws IOException {
    long bytes = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        bytes += Files.isRegularFile(file) ? Files.size(file) : 0;
      }
    }
    return bytes;
  }

  /** Returns the free disk space where a folder is, or will be. */
  static long freeAround(Path folder) {
    Path there = folder.toAbsolutePath();
    while (!Files.exists(there)) {
      Path parent = there.getParent();
      if (parent == null) {
        return 0;
      }
      there = parent;
    }
    try {
      return Files.getFileStore(there).getUsableSpace();
    } catch (IOException e) {
      return Long.MAX_VALUE; // unknown: writing will fail if there is too little
    }
  }

  /** {@code 431 bytes}, {@code 3.2 MB}. */
  static String words(long bytes) {
    double size = bytes;
    int unit = 0;
    while (size >= 1024 && unit < UNITS.length - 1) {
      size /= 1024;
      unit++;
    }
    return unit == 0
        ? bytes + (bytes == 1 ? " byte" : " bytes")
        : String.format(Locale.ROOT, "%.1f %s", size, UNITS[unit]);
  }
}
