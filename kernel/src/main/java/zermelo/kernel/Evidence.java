package zermelo.kernel;

/**
 * How an answer is known.
 *
 * @param kind the strength of the claim
 * @param detail what was done, in words
 * @param positions the number of positions visited
 */
public record Evidence(Kind kind, String detail, long positions) {
  public enum Kind {
    /**
     * Every position that matters was solved: in a graph, an array, a tablebase or the parts of a
     * sum.
     */
    COMPUTED,
    /** A searched part of the graph proves it. */
    SEARCH,
    /** A named closed form, checked against the rules on small cases. */
    THEOREM,
    /** A certificate, such as a periodicity proof. */
    PROOF,
    /** A bounded search. The answer is not proved. */
    ESTIMATE;

    /** The word that every output prints. */
    public String word() {
      return switch (this) {
        case COMPUTED -> "computed";
        case SEARCH -> "search";
        case THEOREM -> "theorem";
        case PROOF -> "proof";
        case ESTIMATE -> "estimate";
      };
    }
  }
}
