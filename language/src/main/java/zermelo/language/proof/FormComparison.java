package zermelo.language.proof;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import zermelo.language.program.Term;

/**
 * Compares {@link LinearForm}s with 0, for all n and all values of the growing choice at once.
 *
 * <p>If the result is not the same for all of them, it refuses with the reason, or requests that
 * the range be split.
 */
final class FormComparison {
  private final LinearForm number;
  private Optional<ExactSet.Range> range = Optional.empty();

  /**
   * Creates comparisons for one n.
   *
   * @param number the n that all forms refer to
   */
  FormComparison(LinearForm number) {
    this.number = number;
  }

  /** The range of the growing choice, while its move is evaluated. */
  Optional<ExactSet.Range> range() {
    return range;
  }

  void range(Optional<ExactSet.Range> growing) {
    range = growing;
  }

  /**
   * Whether the comparison of a form with 0 holds. The answer must be the same for all n and
   * choices.
   */
  boolean holds(Term.Comparison operator, LinearForm form) {
    int[] signs = signs(form);
    long holding = Arrays.stream(signs).filter(sign -> holds(operator, sign)).count();
    if (holding == signs.length || holding == 0) {
      return holding > 0;
    }
    throw form.hasChoice() ? split(form) : undecided(form);
  }

  private static boolean holds(Term.Comparison operator, int sign) {
    return switch (operator) {
      case EQUAL -> sign == 0;
      case UNEQUAL -> sign != 0;
      case LESS -> sign < 0;
      case AT_MOST -> sign <= 0;
      case MORE -> sign > 0;
      case AT_LEAST -> sign >= 0;
    };
  }

  /** The signs that a form takes, in ascending order: one, two or three of -1, 0, 1. */
  private int[] signs(LinearForm form) {
    if (!form.hasChoice()) {
      return signsOfSteps(form);
    }
    ExactSet.Range choice = range.orElseThrow();
    int[] atLow = signsOfSteps(form.at(choice.low()));
    int[] atHigh = signsOfSteps(form.at(choice.high()));
    int least = Math.min(atLow[0], atHigh[0]);
    int most = Math.max(atLow[atLow.length - 1], atHigh[atHigh.length - 1]);
    return between(least, most);
  }

  private static int[] signsOfSteps(LinearForm form) {
    int at0 = form.constant().signum();
    int later = form.perStep().signum();
    return later == 0 ? new int[] {at0} : between(Math.min(at0, later), Math.max(at0, later));
  }

  private static int[] between(int least, int most) {
    int[] signs = new int[most - least + 1];
    Arrays.setAll(signs, i -> least + i);
    return signs;
  }

  /** The sign changes within the range of the choice. Splits the range at the zero of the form. */
  private ProofSignal split(LinearForm form) {
    if (!form.perChoice().abs().equals(BigInteger.ONE)) {
      return new ProofSignal.Refusal(
          "a condition depends on a multiple of a choice that grows with n");
    }
    LinearForm rest = new LinearForm(form.constant(), form.perStep(), BigInteger.ZERO);
    LinearForm zero = rest.times(form.perChoice().negate());
    ExactSet.Range choice = range.orElseThrow();
    boolean inside = holds(Term.Comparison.MORE, zero.minus(choice.low()));
    LinearForm place = inside ? zero : zero.plus(LinearForm.ONE);
    if (!holds(Term.Comparison.MORE, place.minus(choice.low()))
        || holds(Term.Comparison.MORE, place.minus(choice.high()))) {
      return new ProofSignal.Refusal("a condition changes at the end of a range that grows with n");
    }
    return new ProofSignal.SplitRange(place);
  }

  private ProofSignal undecided(LinearForm form) {
    BigInteger steps = form.constant().abs().divide(form.perStep().abs()).add(BigInteger.ONE);
    BigInteger settled = number.constant().add(number.perStep().multiply(steps));
    return new ProofSignal.Refusal(
        "a comparison is the same for all larger n only from about n = " + settled + " on",
        settled.min(ExactFunctions.LARGEST).longValue());
  }

  /** Whether a form may pass 2^63-1 or -2^63 for an n that does not. */
  boolean mayExceed(LinearForm form) {
    if (form.hasChoice()) {
      ExactSet.Range choice = range.orElseThrow();
      return rises(form.at(choice.low())) || rises(form.at(choice.high()));
    }
    return rises(form);
  }

  private boolean rises(LinearForm form) {
    return risesAbove(form) || risesAbove(LinearForm.ZERO.minus(form));
  }

  /**
   * A form that does not grow is largest at the first n. One that grows must stay at or below n.
   */
  private boolean risesAbove(LinearForm form) {
    return form.perStep().signum() > 0
        ? signsOfSteps(number.minus(form))[0] < 0
        : form.constant().compareTo(ExactFunctions.LARGEST) > 0;
  }
}
