package zermelo.kernel.limits;

/** Receives progress reports of long work. */
@FunctionalInterface
public interface ProgressListener {
  /** Ignores all reports. */
  ProgressListener SILENT = report -> {};

  /** Called a few times a second, from a working thread, by one thread at a time. */
  void update(ProgressReport report);
}
