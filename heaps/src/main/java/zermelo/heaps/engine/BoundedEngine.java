package zermelo.heaps.engine;

/** Computes the next values as long as they are below its bound. */
interface BoundedEngine {
  /**
   * Appends values until there are {@code end} of them, or the next one is too large.
   *
   * @return the value that was too large, or -1
   */
  int advance(int end);
}
