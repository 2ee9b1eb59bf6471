package zermelo.language.interpret;

import java.util.Arrays;
import java.util.Optional;
import zermelo.kernel.numbers.Numbers;

/** The endless sets that a set parameter may name, and that functions cut off at a number. */
enum NamedSet implements Elements {
  SQUARES("squares") {
    @Override
    public boolean each(Frame frame, Visitor visitor) {
      for (long root = 1; root <= 3_037_000_499L; root++) {
        frame.spend(1);
        if (!visitor.visit(frame, root * root)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public boolean has(Frame frame, long n) {
      return n >= 1 && Numbers.sqrt(n) * Numbers.sqrt(n) == n;
    }
  },
  PRIMES("primes") {
    @Override
    public boolean has(Frame frame, long n) {
      frame.spend(20);
      return n >= 2 && Numbers.isPrime(n);
    }
  },
  PRIME_POWERS("prime-powers") {
    @Override
    public boolean has(Frame frame, long n) {
      frame.spend(40);
      return n == 1 || (n >= 2 && Numbers.primeOfPower(n) != 0);
    }
  },
  POWERS_OF_2("powers-of-2") {
    @Override
    public boolean each(Frame frame, Visitor visitor) {
      for (int exponent = 0; exponent < 63; exponent++) {
        frame.spend(1);
        if (!visitor.visit(frame, 1L << exponent)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public boolean has(Frame frame, long n) {
      return n >= 1 && Long.bitCount(n) == 1;
    }
  },
  FIBONACCI("fibonacci") {
    @Override
    public boolean each(Frame frame, Visitor visitor) {
      long a = 1;
      long b = 2;
      while (a > 0) {
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
    public boolean has(Frame frame, long n) {
      boolean[] found = new boolean[1];
      each(
          frame,
          (f, element) -> {
            found[0] = element == n;
            return element < n;
          });
      return found[0];
    }
  };

  private final String word;

  NamedSet(String word) {
    this.word = word;
  }

  static Optional<NamedSet> named(String word) {
    return Arrays.stream(values()).filter(set -> set.word.equals(word)).findFirst();
  }

  String word() {
    return word;
  }

  /** By trying every number; sets with a quicker way have their own. */
  @Override
  public boolean each(Frame frame, Visitor visitor) {
    for (long n = 1; n < Long.MAX_VALUE; n++) {
      if (has(frame, n) && !visitor.visit(frame, n)) {
        return false;
      }
    }
    return true;
  }
}
