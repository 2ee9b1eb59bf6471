package zermelo.insight.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Compares the inverse of quadratic sequences with counting. */
final class QuadraticSequenceTest {
  private static final long LARGEST = 400;

  @Test
  void inverseAgreesWithCounting() {
    FormTerm n = new FormTerm.Variable("n", 0, 1);
    for (long first = -2; first <= 3; first++)
      for (long step = 1; step <= 4; step++)
        for (long second = 1; second <= 5; second++) {
          long next = first + step;
          QuadraticSequence steps =
              QuadraticSequence.of(first, next, next + step + second).orElseThrow();
          FormTerm inverse = steps.inverse(n, 0);
          FormCondition term = new FormCondition.And(steps.isTerm(n), steps.rootFits(n));
          Set<Long> terms = new HashSet<>();
          // Before its least value a quadratic sequence falls, and the root is the other one.
          for (long k = 0; steps.term(k) <= LARGEST; k++)
            if (2 * steps.a() * k + steps.b() >= 0) terms.add(steps.term(k));
          long k = 0;
          for (long x = Math.max(0, first); x <= LARGEST; x++) {
            while (steps.term(k + 1) <= x) k++;
            long[] at = {x};
            assertThat(inverse.at(at)).as("%s at %d", inverse, x).isEqualTo(k);
            if (terms.contains(x))
              assertThat(term.at(at)).as("%s at %d", term, x).isEqualTo(FormCondition.YES);
          }
        }
  }

  @Test
  void triangularAndSquareRootsAreShort() {
    FormTerm n = new FormTerm.Variable("n", 0, 1);
    assertThat(QuadraticSequence.of(0, 1, 3).orElseThrow().inverse(n, 0))
        .hasToString("(sqrt(8 * n + 1) - 1) / 2");
    assertThat(QuadraticSequence.of(0, 1, 4).orElseThrow().inverse(n, 0)).hasToString("sqrt(n)");
    assertThat(QuadraticSequence.of(0, 1, 3).orElseThrow().isTerm(n))
        .hasToString("8 * n + 1 is a square");
  }
}
