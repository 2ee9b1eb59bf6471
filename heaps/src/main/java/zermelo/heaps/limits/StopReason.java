package zermelo.heaps.limits;

/** Why a computation came to its end. */
public enum StopReason {
  /** All values are there, or a repetition tells them. */
  DONE,
  /** Whoever watches said so, or the thread was interrupted. */
  WATCHED,
  /** More memory would be needed. */
  MEMORY,
  /** There is no engine for so many values of such a game. */
  SIZE,
  /** The store cannot be written. */
  STORE
}
