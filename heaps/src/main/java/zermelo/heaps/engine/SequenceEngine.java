package zermelo.heaps.engine;

/** Computes and appends the next values of one game. */
public interface SequenceEngine {
  /** Appends values until there are {@code end} of them. */
  void advance(int end);
}
