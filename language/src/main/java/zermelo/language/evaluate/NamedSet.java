package zermelo.language.evaluate;

import java.util.Arrays;
import java.util.Optional;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.program.InfiniteSetNames;

/**
 * The infinite sets that a text can name, such as {@code squares}, for the interpreter.
 *
 * <p>A set parameter may be one of them; functions such as {@code squares(n)} give their elements
 * up to a number.
 */
public enum NamedSet implements SetValue {
  SQUARES(InfiniteSetNames.SQUARES) {
    @Override
    public boolean each(EvaluationFrame frame, long most, Visitor visitor) {
      long last = most < 1 ? 0 : NumberTheory.sqrt(most);
      for (long root = 1; root <= last; root++) {
        frame.spend(1);
        if (!visitor.visit(frame, root * root)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public boolean has(EvaluationFrame frame, long n) {
      return n >= 1 && NumberTheory.sqrt(n) * NumberTheory.sqrt(n) == n;
    }
  },
  PRIMES(InfiniteSetNames.PRIMES) {
    @Override
    public boolean has(EvaluationFrame frame, long n) {
      frame.spend(Fuel.primality(n));
      return n >= 2 && NumberTheory.isPrime(n);
    }
  },
  PRIME_POWERS(InfiniteSetNames.PRIME_POWERS) {
    @Override
    public boolean has(EvaluationFrame frame, long n) {
      frame.spend(Fuel.factoring(n));
      return n == 1 || (n >= 2 && NumberTheory.primeOfPower(n) != 0);
    }
  },
  POWERS_OF_2(InfiniteSetNames.POWERS_OF_2) {
    @Override
    public boolean each(EvaluationFrame frame, long most, Visitor visitor) {
      for (int exponent = 0; exponent < 63 && 1L << exponent <= most; exponent++) {
        frame.spend(1);
        if (!visitor.visit(frame, 1L << exponent)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public boolean has(EvaluationFrame frame, long n) {
      return n >= 1 && Long.bitCount(n) == 1;
    }
  },
  FIBONACCI(InfiniteSetNames.FIBONACCI) {
    @Override
    public boolean each(EvaluationFrame frame, long most, Visitor visitor) {
      long a = 1;
      long b = 2;
      while (a > 0 && a <= most) { // past 2^63-1 the sum turns negative
        frame.spend(1);
        if (!visitor.visit(frame, a)) {
          return false;
        }
        long sum = a + b;
        a = b;
        b = sum;
      }
      return true;
    }

    @Override
    public boolean has(EvaluationFrame frame, long n) {
      return !each(frame, n, (f, element) -> element != n);
    }
  };

  private final String word;

  NamedSet(String word) {
    this.word = word;
  }

  public static Optional<NamedSet> named(String word) {
    return Arrays.stream(values()).filter(set -> set.word.equals(word)).findFirst();
  }

  public String word() {
    return word;
  }

  /** Visits the elements by testing every number. Sets with a faster way override this. */
  @Override
  public boolean each(EvaluationFrame frame, long most, Visitor visitor) {
    for (long n = 1; n <= most && n > 0; n++) {
      if (has(frame, n) && !visitor.visit(frame, n)) {
        return false;
      }
    }
    return true;
  }
}
