package zermelo.heaps;

/** Appends the next values of one game. */
interface Engine {
  /** Appends values until there are {@code end}. */
  void advance(int end);
}
