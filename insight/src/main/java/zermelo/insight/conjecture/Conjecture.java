package zermelo.insight.conjecture;

/**
 * A claim that fits all observed values and is not proved.
 *
 * @param claim its text in the claim language, such as {@code loses iff n mod 4 = 0}
 * @param family the kind of form, in words, such as "prime factors" or "arithmetic-periodic"
 * @param complexity its description length in bits, by which conjectures are ranked
 */
public record Conjecture(Subject subject, String claim, String family, int complexity) {
  /** The quantity that the form describes. */
  public enum Subject {
    OUTCOME,
    GRUNDY
  }
}
