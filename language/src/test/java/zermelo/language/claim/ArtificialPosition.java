package zermelo.language.claim;

import java.util.List;
import zermelo.kernel.Outcome;
import zermelo.language.claim.ClaimVocabulary.Kind;
import zermelo.language.claim.ClaimVocabulary.Variable;

/** An artificial position for tests: values by index, with a list as an array. */
record ArtificialPosition(Outcome outcome, long grundy, long remoteness, List<Object> values)
    implements ClaimedPosition {
  ArtificialPosition(Outcome outcome, long grundy, long remoteness, Object... values) {
    this(outcome, grundy, remoteness, List.of(values));
  }

  /** The vocabulary of positions that are one number. */
  static final ClaimVocabulary ONE = new ClaimVocabulary(List.of(component("n")));

  /** The vocabulary of positions of two numbers, with a parameter. */
  static final ClaimVocabulary TWO =
      new ClaimVocabulary(
          List.of(component("a"), component("b"), Variable.auxiliary("k", Kind.NUMBER)));

  static Variable component(String name) {
    return Variable.component(name, Kind.NUMBER);
  }

  /**
   * An artificial game with all outcomes. Outcome, Grundy value and remoteness of n are
   * independent.
   */
  static ArtificialPosition of(long n) {
    Outcome outcome =
        n % 7 == 5
            ? Outcome.TIE
            : n % 11 == 9 ? Outcome.DRAW : wins(n) ? Outcome.WIN : Outcome.LOSE;
    return new ArtificialPosition(outcome, n % 5, n / 3, n);
  }

  private static boolean wins(long n) {
    return Long.bitCount(n) > 1;
  }

  @Override
  public long number(int variable) {
    return (Long) values.get(variable);
  }

  @Override
  public long[] numbers(int variable) {
    return (long[]) values.get(variable);
  }
}
