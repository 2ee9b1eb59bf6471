package zermelo.heaps.limits;

/** Looks on while values are computed: for progress, and to stop it. */
public interface SequenceObserver {
  /** Watches nothing. */
  SequenceObserver NONE = (done, of) -> true;

  /**
   * Called now and then.
   *
   * @param done how many values there are
   * @param of how many were asked for
   * @return whether to go on
   */
  boolean goOn(long done, long of);
}
