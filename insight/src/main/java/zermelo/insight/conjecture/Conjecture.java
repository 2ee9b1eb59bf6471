package zermelo.insight.conjecture;

/**
 * A closed form that fits all observations.
 *
 * @param claim the form in the claim language, as a person would write it
 * @param family the kind of form, in words: "prime factors", "arithmetic-periodic"
 * @param complexity its description length in bits, including numbers and set members; forms are
 *     ranked by it
 */
public record Conjecture(Subject subject, String claim, String family, int complexity) {
  /** The quantity that the form describes. */
  public enum Subject {
    OUTCOME,
    GRUNDY
  }
}
