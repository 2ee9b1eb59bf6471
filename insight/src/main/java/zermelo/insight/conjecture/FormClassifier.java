package zermelo.insight.conjecture;

import java.util.List;
import zermelo.insight.conjecture.FormCondition.Property;
import zermelo.insight.conjecture.FormTerm.Operator;
import zermelo.insight.conjecture.ListMeasures.ListMeasure;

/** Names the kind of a form in words, such as "nim-sum", by the rarest function in it. */
public final class FormClassifier {
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
          "multiplicative order",
          "digits",
          "powers",
          "squares",
          "roots",
          "greatest common divisor",
          "nim-sum",
          "remainders",
          "parity",
          "quotients",
          "comparison",
          "linear");

  private FormClassifier() {}

  static String of(FormTerm term) {
    return BY_RARITY.get(Math.min(rank(term), BY_RARITY.size() - 1));
  }

  static String of(FormCondition condition) {
    return BY_RARITY.get(Math.min(rank(condition), BY_RARITY.size() - 1));
  }

  private static int rank(String family) {
    return BY_RARITY.indexOf(family);
  }

  private static int rank(FormTerm term) {
    return switch (term) {
      case FormTerm.Variable _, FormTerm.Constant _ -> BY_RARITY.size();
      case FormTerm.Measured(ListMeasure measure, _) -> rank(measure.family());
      case FormTerm.Symmetric(FormTerm inner, _) -> rank(inner);
      case FormTerm.DigitNimSum(_, FormTerm number) -> Math.min(rank("digits"), rank(number));
      case FormTerm.Binary(Operator operator, FormTerm left, FormTerm right) ->
          Math.min(rank(operator, right), Math.min(rank(left), rank(right)));
      case FormTerm.Call(FormFunction function, List<FormTerm> arguments) ->
          Math.min(
              rank(function),
              arguments.stream().mapToInt(FormClassifier::rank).min().orElse(BY_RARITY.size()));
      case FormTerm.Conditional(FormCondition condition, FormTerm then, FormTerm otherwise) ->
          Math.min(rank(condition), Math.min(rank(then), rank(otherwise)));
    };
  }

  private static int rank(Operator operator, FormTerm right) {
    return switch (operator) {
      case MOD -> rank(right.equals(FormTerm.constant(2)) ? "parity" : "remainders");
      case XOR -> rank("nim-sum");
      case OVER -> rank("quotients");
      case TO -> rank("powers");
      case PLUS, MINUS, TIMES -> rank("linear");
    };
  }

  private static int rank(FormFunction function) {
    return switch (function) {
      case GOLDEN -> rank("Beatty pairs");
      case SQRT -> rank("roots");
      case LEAST_FIBONACCI -> rank("Zeckendorf sums");
      case BIGOMEGA, OMEGA -> rank("prime factors");
      case COUNT_DIVISORS -> rank("divisors");
      case VALUATION -> rank("2-adic valuation");
      case POPCOUNT, LOG -> rank("binary digits");
      case DIGIT_SUM -> rank("digits");
      case ORDER -> rank("multiplicative order");
      case GCD -> rank("greatest common divisor");
      case MIN, MAX, ABS -> rank("comparison");
    };
  }

  private static int rank(FormCondition condition) {
    return switch (condition) {
      case FormCondition.Compare(_, FormTerm left, FormTerm right) ->
          Math.min(rank("comparison"), Math.min(rank(left), rank(right)));
      case FormCondition.Membership(FormTerm term, _, _, _) ->
          Math.min(rank("comparison"), rank(term));
      case FormCondition.HasProperty(FormTerm term, Property property, _) ->
          Math.min(rank(property), rank(term));
      case FormCondition.IsPower(FormTerm term, _, _) -> Math.min(rank("powers"), rank(term));
      case FormCondition.And(FormCondition first, FormCondition second) ->
          Math.min(rank(first), rank(second));
      case FormCondition.Or(FormCondition first, FormCondition second) ->
          Math.min(rank(first), rank(second));
      case FormCondition.Conditional(
              FormCondition which,
              FormCondition then,
              FormCondition otherwise) ->
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
