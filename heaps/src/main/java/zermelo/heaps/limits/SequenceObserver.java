package zermelo.heaps.limits;

/**
 * Observes a sequence computation, to show progress and to stop it.
 *
 * <p>Callers connect it with the kernel's progress, which this module does not know: it imports
 * only the JDK.
 */
public interface SequenceObserver {
  /** An observer that never stops the computation. */
  SequenceObserver NONE = (done, of) -> true;

  /**
   * Called from time to time during the computation.
   *
   * @param done the number of values computed so far
   * @param of the number of values requested
   * @return whether to continue
   */
  boolean shouldContinue(long done, long of);
}
