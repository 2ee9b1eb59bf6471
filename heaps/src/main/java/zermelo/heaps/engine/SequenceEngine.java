package zermelo.heaps.engine;

/** Appends the next values of one game. */
public interface SequenceEngine {
  /** Appends values until there are {@code end}. */
  void advance(int end);
}
