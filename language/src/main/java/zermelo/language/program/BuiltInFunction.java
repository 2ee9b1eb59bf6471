package zermelo.language.program;

import static zermelo.language.program.Type.CODE;
import static zermelo.language.program.Type.LIST;
import static zermelo.language.program.Type.LISTS;
import static zermelo.language.program.Type.NUMBER;
import static zermelo.language.program.Type.SET;
import static zermelo.language.program.Type.TRUTH;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The built-in functions: names, arguments, results, and a line of help for each. */
public enum BuiltInFunction {
  MIN("min", NUMBER, true, "the least of several numbers, or of a list", NUMBER, NUMBER),
  MAX("max", NUMBER, true, "the greatest of several numbers, or of a list", NUMBER, NUMBER),
  GCD("gcd", NUMBER, true, "the greatest common divisor of numbers, or of a list", NUMBER, NUMBER),
  LCM("lcm", NUMBER, true, "the least common multiple of numbers, or of a list", NUMBER, NUMBER),
  SUM("sum", NUMBER, true, "the sum of numbers, or of a list", NUMBER, NUMBER),
  NIM_SUM("nim-sum", NUMBER, true, "the xor of numbers, or of a list", NUMBER, NUMBER),
  ABS("abs", NUMBER, false, "the number without its sign", NUMBER),
  SQRT("sqrt", NUMBER, false, "the square root, rounded down", NUMBER),
  POPCOUNT("popcount", NUMBER, false, "how many binary digits are 1", NUMBER),
  BIGOMEGA("bigomega", NUMBER, false, "how many prime factors, with multiplicity", NUMBER),
  OMEGA("omega", NUMBER, false, "how many different prime factors", NUMBER),
  VALUATION("valuation", NUMBER, false, "valuation(p, n): how often p divides n", NUMBER, NUMBER),
  LOG("log", NUMBER, false, "log(b, n): the largest k with b^k <= n", NUMBER, NUMBER),
  DIGIT_SUM(
      "digit-sum",
      NUMBER,
      false,
      "digit-sum(b, n): the sum of n's digits in base b",
      NUMBER,
      NUMBER),
  ORDER("order", NUMBER, false, "order(a, n): the least k >= 1 with a^k mod n = 1", NUMBER, NUMBER),
  GOLDEN("golden", NUMBER, false, "golden(k): k * (1 + sqrt 5) / 2, rounded down", NUMBER),
  LEAST_FIBONACCI(
      "least-fibonacci",
      NUMBER,
      false,
      "the least Fibonacci number in the Zeckendorf sum of the number",
      NUMBER),
  LENGTH("length", NUMBER, false, "how long a list is", LIST),
  SIZE("size", NUMBER, false, "how many elements a set has", SET),
  DIGIT("digit", NUMBER, false, "digit(code, t): the digit for taking t", CODE, NUMBER),
  DIGITS("digits", NUMBER, false, "the largest t that the code has a digit for", CODE),

  BIT("bit", TRUTH, false, "bit(x, i): whether binary digit i of x is 1 (from 0)", NUMBER, NUMBER),
  ODD("odd", TRUTH, false, "whether the number is odd", NUMBER),
  EVEN("even", TRUTH, false, "whether the number is even", NUMBER),
  PRIME("prime", TRUTH, false, "whether the number is prime", NUMBER),
  SQUARE("square", TRUTH, false, "whether the number is a square", NUMBER),
  POWER("power", TRUTH, false, "power(b, n): whether n is b^k, k >= 0", NUMBER, NUMBER),

  SORTED("sorted", LIST, false, "the list in ascending order", LIST),
  SLICE("slice", LIST, false, "slice(a, i, j): the elements i to j", LIST, NUMBER, NUMBER),
  JOIN("join", LIST, false, "join(a, b): the elements of a, then those of b", LIST, LIST),

  DIVISORS("divisors", SET, false, "all divisors, with 1 and the number itself", NUMBER),
  PRIME_DIVISORS("prime-divisors", SET, false, "the primes that divide the number", NUMBER),
  PRIMES("primes", SET, false, "the primes up to a number", NUMBER),
  SQUARES("squares", SET, false, "the squares 1, 4, 9, ... up to a number", NUMBER),
  POWERS("powers", SET, false, "powers(b, n): 1, b, b^2, ... up to n", NUMBER, NUMBER),
  PRIME_POWERS("prime-powers", SET, false, "1 and all p^k up to a number", NUMBER),
  FIBONACCI("fibonacci", SET, false, "1, 2, 3, 5, 8, ... up to a number", NUMBER),
  UPTO("upto", SET, false, "upto(S, n): the elements of S that are at most n", SET, NUMBER),

  LOWERED(
      "lowered",
      LISTS,
      false,
      "lowered(a, k): the list with 1 to k elements made smaller",
      LIST,
      NUMBER);

  private final String word;
  private final Type result;
  private final boolean several;
  private final String help;

  @SuppressWarnings("ImmutableEnumChecker") // always List.of
  private final List<Type> arguments;

  BuiltInFunction(String word, Type result, boolean several, String help, Type... arguments) {
    this.word = word;
    this.result = result;
    this.several = several;
    this.help = help;
    this.arguments = List.of(arguments);
  }

  public static Optional<BuiltInFunction> named(String word) {
    return Arrays.stream(values()).filter(function -> function.word.equals(word)).findFirst();
  }

  public String word() {
    return word;
  }

  public Type result() {
    return result;
  }

  /** Whether it takes any number of numbers, or one list. */
  public boolean several() {
    return several;
  }

  public String help() {
    return help;
  }

  public List<Type> arguments() {
    return arguments;
  }
}
