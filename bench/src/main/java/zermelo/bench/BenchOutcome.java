package zermelo.bench;

/** How a benchmark ended. */
public enum BenchOutcome {
  /** All programs computed the same results. */
  AGREE,
  /** Two programs computed different results. */
  DIFFER,
  /** It was cancelled. */
  STOPPED
}
