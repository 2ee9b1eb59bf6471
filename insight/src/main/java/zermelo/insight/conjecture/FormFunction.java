package zermelo.insight.conjecture;

import zermelo.kernel.numbers.NumberTheory;

/** A function of the claim language that forms use. */
public enum FormFunction {
  MIN("min", 3),
  MAX("max", 3),
  ABS("abs", 1),
  GCD("gcd", 6),
  SQRT("sqrt", 5),
  POPCOUNT("popcount", 4),
  BIGOMEGA("bigomega", 4),
  OMEGA("omega", 4),
  VALUATION("valuation", 3),
  LOG("log", 3),
  DIGIT_SUM("digit-sum", 4),
  ORDER("order", 6),
  LEAST_FIBONACCI("least-fibonacci", 5),
  GOLDEN("golden", 5),
  COUNT_DIVISORS("size(divisors", 6);

  private final String word;
  private final int bits;

  FormFunction(String word, int bits) {
    this.word = word;
    this.bits = bits;
  }

  String word() {
    return word;
  }

  int bits() {
    return bits;
  }

  /** Returns the value, or {@link FormTerm#UNDEFINED} where the language has none. */
  long of(long a, long b) {
    return switch (this) {
      case MIN -> Math.min(a, b);
      case MAX -> Math.max(a, b);
      case ABS -> Math.abs(a);
      case GCD -> a < 0 || b < 0 ? FormTerm.UNDEFINED : NumberTheory.gcd(a, b);
      case SQRT -> a < 0 ? FormTerm.UNDEFINED : NumberTheory.sqrt(a);
      case POPCOUNT -> a < 0 ? FormTerm.UNDEFINED : Long.bitCount(a);
      case BIGOMEGA -> a < 1 ? FormTerm.UNDEFINED : NumberTheory.bigOmega(a);
      case OMEGA -> a < 1 ? FormTerm.UNDEFINED : NumberTheory.primeDivisors(a).length;
      case VALUATION -> a < 2 || b < 1 ? FormTerm.UNDEFINED : valuation(a, b);
      case LOG -> a < 2 || b < 1 ? FormTerm.UNDEFINED : log(a, b);
      case DIGIT_SUM -> a < 2 || b < 0 ? FormTerm.UNDEFINED : NumberTheory.digitSum(a, b);
      case ORDER -> order(a, b);
      case LEAST_FIBONACCI -> a < 1 ? FormTerm.UNDEFINED : NumberTheory.leastFibonacci(a);
      case GOLDEN -> a < 0 ? FormTerm.UNDEFINED : NumberTheory.golden(a);
      case COUNT_DIVISORS -> a < 1 ? FormTerm.UNDEFINED : NumberTheory.divisors(a).length;
    };
  }

  private static long valuation(long p, long n) {
    long count = 0;
    for (long rest = n; rest % p == 0; rest /= p) count++;
    return count;
  }

  private static long order(long a, long n) {
    long order = n < 1 ? 0 : NumberTheory.order(a, n);
    return order == 0 ? FormTerm.UNDEFINED : order;
  }

  private static long log(long base, long n) {
    long count = 0;
    for (long rest = n; rest >= base; rest /= base) count++;
    return count;
  }
}
