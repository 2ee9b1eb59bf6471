package zermelo.insight.conjecture;

/**
 * A claim that fits all observed values and is not proved.
 *
 * @param claim its text in the claim language, such as {@code loses iff n mod 4 = 0}
 * @param family the kind of form, in words, such as "prime factors" or "arithmetic-periodic"
 * @param complexity its description length in bits, by which conjectures are ranked
 * @param whole whether it says the value of every position; {@code wins if n is odd} does not
 */
public record Conjecture(
    Subject subject, String claim, String family, int complexity, boolean whole) {
  Conjecture(Subject subject, String claim, String family, int complexity) {
    this(subject, claim, family, complexity, true);
  }

  /** The quantity that the form describes. */
  public enum Subject {
    OUTCOME,
    GRUNDY
  }
}
