package zermelo.insight.discover;

import java.util.List;
import zermelo.insight.discover.Condition.Property;
import zermelo.insight.discover.Term.Function;
import zermelo.insight.discover.Term.Operator;

/** What kind of form it is, in words: the least common thing that occurs in it. */
final class Family {
  private static final List<String> BY_RARITY =
      List.of(
          "Beatty pairs",
          "Zeckendorf sums",
          "Fibonacci numbers",
          "prime factors",
          "primes",
          "divisors",
          "2-adic valuation",
          "binary digits",
          "powers",
          "squares",
          "greatest common divisor",
          "nim-sum",
          "remainders",
          "parity",
          "quotients",
          "comparison",
          "linear");

  private Family() {}

  static String of(Term term) {
    return BY_RARITY.get(Math.min(rank(term), BY_RARITY.size() - 1));
  }

  static String of(Condition condition) {
    return BY_RARITY.get(Math.min(rank(condition), BY_RARITY.size() - 1));
  }

  private static int rank(String family) {
    return BY_RARITY.indexOf(family);
  }

  private static int rank(Term term) {
    return switch (term) {
      case Term.Name _, Term.Constant _ -> BY_RARITY.size();
      case Term.Even(Term inner, _) -> rank(inner);
      case Term.Binary(Operator operator, Term left, Term right) ->
          Math.min(rank(operator, right), Math.min(rank(left), rank(right)));
      case Term.Call(Function function, List<Term> arguments) ->
          Math.min(
              rank(function),
              arguments.stream().mapToInt(Family::rank).min().orElse(BY_RARITY.size()));
      case Term.Choice(Condition condition, Term then, Term otherwise) ->
          Math.min(rank(condition), Math.min(rank(then), rank(otherwise)));
    };
  }

  private static int rank(Operator operator, Term right) {
    return switch (operator) {
      case MOD -> rank(right.equals(Term.constant(2)) ? "parity" : "remainders");
      case XOR -> rank("nim-sum");
      case OVER -> rank("quotients");
      case TO -> rank("powers");
      case PLUS, MINUS, TIMES -> rank("linear");
    };
  }

  private static int rank(Function function) {
    return switch (function) {
      case GOLDEN, SQRT -> rank("Beatty pairs");
      case LEAST_FIBONACCI -> rank("Zeckendorf sums");
      case BIGOMEGA, OMEGA -> rank("prime factors");
      case COUNT_DIVISORS -> rank("divisors");
      case VALUATION -> rank("2-adic valuation");
      case POPCOUNT, LOG -> rank("binary digits");
      case GCD -> rank("greatest common divisor");
      case MIN, MAX, ABS -> rank("comparison");
    };
  }

  private static int rank(Condition condition) {
    return switch (condition) {
      case Condition.Compare(_, Term left, Term right) ->
          Math.min(rank("comparison"), Math.min(rank(left), rank(right)));
      case Condition.Among(Term term, _, _, _) -> Math.min(rank("comparison"), rank(term));
      case Condition.Is(Term term, Property property, _) -> Math.min(rank(property), rank(term));
      case Condition.And(Condition first, Condition second) -> Math.min(rank(first), rank(second));
      case Condition.Or(Condition first, Condition second) -> Math.min(rank(first), rank(second));
      case Condition.Which(Condition which, Condition then, Condition otherwise) ->
          Math.min(rank(which), Math.min(rank(then), rank(otherwise)));
    };
  }

  private static int rank(Property property) {
    return switch (property) {
      case ODD, EVEN -> rank("parity");
      case PRIME -> rank("primes");
      case SQUARE -> rank("squares");
      case POWER_OF_TWO, POWER_OF_THREE, TWO_TO_ODD, TWO_TO_EVEN -> rank("powers");
      case FIBONACCI -> rank("Fibonacci numbers");
    };
  }
}
