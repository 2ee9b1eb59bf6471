package zermelo.library.contest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.library.theorems.numbers.DecrementingTheorem;
import zermelo.library.theorems.numbers.MultiplicationTheorem;

/**
 * The contest problems that the library knows: how their judges write inputs and outputs.
 *
 * <p>The solver answers most of them from the rules. Closed forms are here only for problems whose
 * full inputs are too large for it.
 */
public final class ContestProblems {
  private static final List<String> FIRST = List.of("First");
  private static final List<String> SECOND = List.of("Second");

  private static final List<List<String>> NAMES = List.of(List.of("Alice"), List.of("Bob"));
  private static final List<String> TIE = List.of("tie");

  private ContestProblems() {}

  public static List<ContestProblem> all() {
    return List.of(
        // The problem states no limit, and its reference programs keep an array of n numbers.
        ContestProblem.of("divisor-turn", "divisor-turn", "n", "First|Second").withLargest(100_000),
        ContestProblem.of(
                "number-transformation",
                "number-transformation",
                "t * (x: 1..1000 y: 1..1000)",
                "First|Second")
            .answeredBy(ContestProblems::numberTransformation),
        ContestProblem.of(
                "kattis/multiplicationgame",
                "multiplication",
                "T * (N: 2..2147483647 Alice|Bob)",
                "Alice|Bob|tie")
            .answeredBy(() -> (_, row) -> multiplication(row[0], (int) row[1])),
        ContestProblem.of(
                "codeforces/705B",
                "splitting",
                "n: 1..100000, a[n]: 1..10^9",
                "1|2 with the first i piles, for each i")
            .answeredBy(() -> (_, row) -> List.of(splitting(row))),
        ContestProblem.of(
                "hkoi/J163",
                "toward",
                "N: 1..50000 Q, s[N]: 0..10^6, Q * v: 0..10^9",
                "First|Second")
            .answeredBy(ContestProblems::toward),
        ContestProblem.of("codechef/CHCOINSG", "prime-power", "T * (N=n: 1..10^9)", "Chef|Misha"),
        ContestProblem.of("crosses-crosses", "crosses", "n: 1..100000", "First|Second"),
        ContestProblem.of(
            "codeforces/36D",
            "chess-piece",
            "t: 1..20 k: 1..10^9, t * (n=a+1: 1..10^9 m=b+1: 1..10^9)",
            "+|-"),
        ContestProblem.of(
                "codeforces/1312F",
                "red-kingdom",
                "t: 1..300000 * (n: 1..300000 x: 1..5 y: 1..5 z: 1..5, a[n]: 1..10^18)",
                "winning-moves")
            .answeredBy(RedKingdomAnswers::new),
        ContestProblem.of(
                "atcoder/agc010_d", "decrementing", "N: 1..100000, A[N]: 1..10^9", "First|Second")
            .answeredBy(DecrementingAnswers::new));
  }

  private static CaseAnswers numberTransformation() {
    NumberTransformationSolver game = new NumberTransformationSolver();
    return (_, row) -> winner(game.wins((int) row[0], (int) row[1]));
  }

  /** The rules differ from case to case, so that the solver would start from scratch in each. */
  private static List<String> multiplication(long target, int starter) {
    return switch (MultiplicationTheorem.fromOne(target)) {
      case WIN -> NAMES.get(starter);
      case LOSE -> NAMES.get(1 - starter);
      default -> TIE;
    };
  }

  /** A heap of a is cut a-1 times, whatever the players do. */
  private static String splitting(long[] row) {
    StringBuilder lines = new StringBuilder();
    long cuts = 0;
    for (int i = 1; i < row.length; i++) {
      cuts += row[i] - 1;
      lines.append(i == 1 ? "" : "\n").append(cuts % 2 == 1 ? 1 : 2);
    }
    return lines.toString();
  }

  /** A heap makes |s-v| steps. Only the parity of their sum matters. */
  private static CaseAnswers toward() {
    return new CaseAnswers() {
      private long stones = -1;

      @Override
      public List<String> of(long[] head, long[] row) {
        if (stones < 0) {
          stones = 0;
          for (int i = 2; i < head.length; i++) {
            stones += head[i];
          }
        }
        return winner((stones + head[0] * row[0]) % 2 == 1);
      }
    };
  }

  private static List<String> winner(boolean first) {
    return first ? FIRST : SECOND;
  }

  /**
   * Answers the problem of lists that are decremented, by {@link DecrementingTheorem}.
   *
   * <p>Its judge gives only lists without a common divisor.
   */
  private static final class DecrementingAnswers implements CaseAnswers {
    @Override
    public List<String> of(long[] head, long[] row) {
      return winner(DecrementingTheorem.wins(numbers(row)));
    }

    @Override
    public Optional<String> refusal(long[] head, long[] row) {
      long gcd = 0;
      for (long number : numbers(row)) {
        gcd = gcd == 1 ? 1 : NumberTheory.gcd(gcd, number);
      }
      return gcd == 1
          ? Optional.empty()
          : Optional.of("the greatest common divisor of the numbers is " + gcd + ": it must be 1");
    }

    private static long[] numbers(long[] row) {
      return Arrays.copyOfRange(row, 1, row.length);
    }
  }
}
