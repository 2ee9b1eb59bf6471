package zermelo.language.arithmetic;

import java.util.Arrays;
import java.util.function.LongBinaryOperator;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.language.program.BuiltInFunction;

/**
 * Computes the built-in functions of the language on plain numbers and arrays.
 *
 * <p>A function without a value at its arguments throws an {@link ArithmeticException}; the caller
 * adds the place in the text.
 */
public final class FunctionEvaluator {
  /** Thrown if a function has no value at its arguments; the message says why. */
  public static final class Undefined extends ArithmeticException {
    private static final long serialVersionUID = 1L;

    private final String why;

    public Undefined(String why) {
      super(why);
      this.why = why;
    }

    public String why() {
      return why;
    }
  }

  /**
   * The longest list that {@code lowered(a, k)} accepts: there are too many results for longer
   * ones.
   */
  public static final int LONGEST_LOWERED = 1000;

  private FunctionEvaluator() {}

  public static String tooLongToLower() {
    return "lowered works on lists of at most " + LONGEST_LOWERED + " elements";
  }

  /** The operator that folds several numbers from the left. */
  public static LongBinaryOperator fold(BuiltInFunction function) {
    return switch (function) {
      case MIN -> Math::min;
      case MAX -> Math::max;
      case GCD -> NumberTheory::gcd;
      case LCM -> FunctionEvaluator::lcm;
      case SUM -> Math::addExact;
      case NIM_SUM -> (a, b) -> a ^ b;
      default -> throw new IllegalStateException(function.word());
    };
  }

  public static long fold(BuiltInFunction function, long[] values) {
    if (values.length == 0) {
      if (function == BuiltInFunction.MIN || function == BuiltInFunction.MAX) {
        throw new Undefined(function.word() + " of an empty list");
      }
      return function == BuiltInFunction.LCM ? 1 : 0;
    }
    LongBinaryOperator operator = fold(function);
    return Arrays.stream(values).reduce(operator).getAsLong();
  }

  public static long lcm(long a, long b) {
    long gcd = NumberTheory.gcd(a, b);
    return gcd == 0 ? 0 : Math.absExact(Math.multiplyExact(a / gcd, b));
  }

  /** Evaluates a function of one or two numbers to a number. */
  public static long number(BuiltInFunction function, long a, long b) {
    return switch (function) {
      case ABS -> Math.absExact(a);
      case SQRT -> NumberTheory.sqrt(natural(function, a));
      case POPCOUNT -> Long.bitCount(natural(function, a));
      case BIGOMEGA -> NumberTheory.bigOmega(positive(function, a));
      case OMEGA -> NumberTheory.primeDivisors(positive(function, a)).length;
      case VALUATION -> valuation(a, b);
      case LOG -> log(a, b);
      case DIGIT_SUM -> digitSum(a, b);
      case ORDER -> order(a, b);
      case GOLDEN -> golden(a);
      case LEAST_FIBONACCI -> NumberTheory.leastFibonacci(positive(function, a));
      default -> throw new IllegalStateException(function.word());
    };
  }

  /** Evaluates a function of one or two numbers to a truth value. */
  public static boolean truth(BuiltInFunction function, long a, long b) {
    return switch (function) {
      case BIT -> b >= 0 && b < 64 && (a >> b & 1) == 1;
      case ODD -> (a & 1) == 1;
      case EVEN -> (a & 1) == 0;
      case PRIME -> a >= 2 && NumberTheory.isPrime(a);
      case SQUARE -> a >= 0 && NumberTheory.sqrt(a) * NumberTheory.sqrt(a) == a;
      case POWER -> isPower(a, b);
      default -> throw new IllegalStateException(function.word());
    };
  }

  private static long valuation(long p, long n) {
    if (p < 2 || n < 1) {
      throw new Undefined("valuation(p, n) needs p >= 2 and n >= 1, not " + p + " and " + n);
    }
    long count = 0;
    for (long rest = n; rest % p == 0; rest /= p) {
      count++;
    }
    return count;
  }

  private static long log(long base, long n) {
    if (base < 2 || n < 1) {
      throw new Undefined("log(b, n) needs b >= 2 and n >= 1, not " + base + " and " + n);
    }
    long count = 0;
    for (long rest = n / base; rest > 0; rest /= base) {
      count++;
    }
    return count;
  }

  private static long digitSum(long base, long n) {
    if (base < 2 || n < 0) {
      throw new Undefined("digit-sum(b, n) needs b >= 2 and n >= 0, not " + base + " and " + n);
    }
    return NumberTheory.digitSum(base, n);
  }

  private static long order(long a, long n) {
    long order = n < 1 ? 0 : NumberTheory.order(a, n);
    if (order == 0) {
      throw new Undefined(
          "order(a, n) needs n >= 1 without a common divisor with a, not " + a + " and " + n);
    }
    return order;
  }

  private static long golden(long k) {
    if (k < 0 || k > NumberTheory.MOST_GOLDEN) {
      throw new Undefined("golden(k) needs k from 0 to 2^62, not " + k);
    }
    return NumberTheory.golden(k);
  }

  private static boolean isPower(long base, long n) {
    if (base < 2 || n < 1) {
      return n == 1;
    }
    long rest = n;
    while (rest % base == 0) {
      rest /= base;
    }
    return rest == 1;
  }

  public static long power(long base, long exponent) {
    if (exponent < 0) {
      throw new Undefined("a power with the negative exponent " + exponent);
    }
    if (base == 0 || base == 1 || base == -1) {
      return exponent == 0 ? 1 : base == -1 && exponent % 2 == 0 ? 1 : base;
    }
    long result = 1;
    for (long i = 0; i < exponent; i++) {
      result = Math.multiplyExact(result, base); // fails after 63 steps at the latest
    }
    return result;
  }

  private static long natural(BuiltInFunction function, long n) {
    if (n < 0) {
      throw new Undefined(function.word() + " of the negative number " + n);
    }
    return n;
  }

  public static long positive(BuiltInFunction function, long n) {
    if (n < 1) {
      throw new Undefined(function.word() + "(" + n + "): it needs a number from 1 on");
    }
    return n;
  }
}
