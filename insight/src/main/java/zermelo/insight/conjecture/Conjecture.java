package zermelo.insight.conjecture;

/**
 * A closed form that fits everything observed.
 *
 * @param claim the form in the claim language, as a person would write it
 * @param family what kind of form it is, in words: "prime factors", "arithmetic-periodic"
 * @param complexity its description length in bits, numbers and members of sets included; forms are
 *     ranked by it
 */
public record Conjecture(Subject subject, String claim, String family, int complexity) {
  /** What the form tells of a position. */
  public enum Subject {
    OUTCOME,
    GRUNDY
  }
}
