package zermelo.heaps.limits;

/** Why a sequence computation stopped. */
public enum StopReason {
  /** All values are available, computed or derived from a repetition. */
  DONE,
  /** The observer stopped it, or the thread was interrupted. */
  OBSERVER,
  /** It would need more memory than the limit. */
  MEMORY,
  /** No engine can compute that many values of this game. */
  SIZE,
  /** The store cannot be written. */
  STORE
}
