package zermelo.insight.discover;

import java.util.List;

/** Proposes closed forms for what was observed, the simplest first. */
public final class Miner {
  /** At most this many forms are proposed for an observation. */
  public static final int MOST = 20;

  /**
   * Forms for the outcome: {@code loses iff ...}, and {@code ties iff ...} where there are ties.
   */
  public List<Conjecture> outcome(Observations observations) {
    return List.of();
  }

  /** Forms for the Grundy value; none where it was not observed. */
  public List<Conjecture> grundy(Observations observations) {
    return List.of();
  }
}
