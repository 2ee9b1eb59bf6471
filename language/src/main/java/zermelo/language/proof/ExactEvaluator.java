package zermelo.language.proof;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.InfiniteSetNames;
import zermelo.language.program.Term;

/**
 * Evaluates terms exactly, at one n or for a whole arithmetic progression of n at once.
 *
 * <p>Numbers are {@link LinearForm}s. A comparison must have the same result for all these n. If
 * that cannot be decided, the evaluator refuses with the reason; it never guesses.
 */
final class ExactEvaluator {
  private final Map<Integer, LinearForm> slots = new HashMap<>();
  private final Map<Integer, ExactSet> sets = new HashMap<>();
  private final Map<Integer, List<BigInteger>> codes = new HashMap<>();
  private final LinearForm number;
  private final StepLimit work;
  private final FormComparison comparison;
  private final ExactSetFunctions setFunctions;
  private boolean mayOverflow;

  /**
   * Creates an evaluator without names.
   *
   * @param number the n that all terms refer to
   */
  ExactEvaluator(LinearForm number, StepLimit work) {
    this.number = number;
    this.comparison = new FormComparison(number);
    this.work = work;
    this.setFunctions = new ExactSetFunctions(comparison, work);
  }

  LinearForm number() {
    return number;
  }

  void put(int slot, LinearForm value) {
    slots.put(slot, value);
  }

  void putSet(int slot, ExactSet value) {
    sets.put(slot, value);
  }

  void putCode(int slot, List<BigInteger> digits) {
    codes.put(slot, digits);
  }

  LinearForm slot(int slot) {
    return Optional.ofNullable(slots.get(slot))
        .orElseThrow(() -> new ProofSignal.Refusal("it uses a name that has no value here"));
  }

  /** Compares forms. Also holds the range of the growing choice while its move is evaluated. */
  FormComparison comparison() {
    return comparison;
  }

  /** The elements of a set that does not grow with n. */
  List<LinearForm> elements(ExactSet set) {
    return setFunctions.elements(set);
  }

  boolean compare(Term.Comparison operator, LinearForm form) {
    return comparison.holds(operator, form);
  }

  /** Whether a number occurred that may pass 2^63-1 although n does not. */
  boolean mayOverflow() {
    return mayOverflow;
  }

  // Numbers

  LinearForm number(Term.NumberTerm term) {
    work.spend(1);
    LinearForm value =
        switch (term) {
          case Term.Constant(long constant) -> LinearForm.of(constant);
          case Term.NumberSlot(int slot) -> slot(slot);
          case Term.NumberIf(Term.TruthTerm condition, Term.NumberTerm yes, Term.NumberTerm no) ->
              number(truth(condition) ? yes : no);
          case Term.Element(Term.ListTerm row, Term.NumberTerm index, var span) ->
              element(list(row), index);
          case Term.Binary binary ->
              binary(binary.operator(), number(binary.left()), number(binary.right()));
          case Term.NumberCall(BuiltInFunction function, List<Term> arguments, var span) ->
              call(function, arguments);
          case Term.Fold fold -> throw further();
          case Term.BoardNumber onBoard -> throw further();
        };
    return checked(value);
  }

  /**
   * Checks a result of the rules. A constant past 2^63-1 is a failure; a form is marked if it may
   * pass it later.
   */
  private LinearForm checked(LinearForm value) {
    if (value.isConstant()) {
      ExactFunctions.within(value.constant());
    } else if (!mayOverflow) {
      mayOverflow = comparison.mayExceed(value);
    }
    return value;
  }

  private LinearForm element(List<LinearForm> row, Term.NumberTerm index) {
    BigInteger at = number(index).constant("an index");
    if (at.signum() <= 0 || at.compareTo(BigInteger.valueOf(row.size())) > 0) {
      throw new ProofSignal.Refusal("the rules fail: the list has no element " + at);
    }
    return row.get(at.intValue() - 1);
  }

  private static LinearForm binary(Term.Operator operator, LinearForm a, LinearForm b) {
    return switch (operator) {
      case PLUS -> a.plus(b);
      case MINUS -> a.minus(b);
      case TIMES -> a.times(b);
      case OVER -> a.over(divisor(b));
      case MOD -> a.mod(divisor(b));
      case POWER ->
          LinearForm.of(ExactFunctions.power(a.constant("a power"), b.constant("an exponent")));
      case XOR -> LinearForm.of(ExactFunctions.xor(a.constant("a xor"), b.constant("a xor")));
    };
  }

  private static BigInteger divisor(LinearForm form) {
    return ExactFunctions.nonZero(form.constant("a divisor"));
  }

  private LinearForm call(BuiltInFunction function, List<Term> arguments) {
    if (function.several()) {
      List<LinearForm> numbers =
          arguments.getFirst() instanceof Term.ListTerm row
              ? list(row)
              : arguments.stream().map(argument -> number((Term.NumberTerm) argument)).toList();
      return fold(function, numbers);
    }
    return switch (function) {
      case LENGTH -> LinearForm.of(list((Term.ListTerm) arguments.getFirst()).size());
      case SIZE ->
          LinearForm.of(setFunctions.constants(set((Term.SetTerm) arguments.getFirst())).size());
      case DIGITS -> LinearForm.of(code(arguments.getFirst()).size() - 1L);
      case DIGIT -> digit(code(arguments.getFirst()), number((Term.NumberTerm) arguments.get(1)));
      case ABS -> {
        LinearForm form = number((Term.NumberTerm) arguments.getFirst());
        yield compare(Term.Comparison.AT_LEAST, form) ? form : LinearForm.ZERO.minus(form);
      }
      default -> {
        BigInteger a = number((Term.NumberTerm) arguments.getFirst()).constant(function.word());
        BigInteger b =
            arguments.size() > 1
                ? number((Term.NumberTerm) arguments.get(1)).constant(function.word())
                : BigInteger.ZERO;
        if (function == BuiltInFunction.BIGOMEGA || function == BuiltInFunction.OMEGA) {
          work.spendFactoring(a);
        }
        if (function == BuiltInFunction.ORDER) {
          work.spend(b.abs().min(BigInteger.valueOf(ExactFunctions.MOST_LISTED)).longValue());
        }
        yield LinearForm.of(ExactFunctions.number(function, a, b));
      }
    };
  }

  private List<BigInteger> code(Term term) {
    return Optional.ofNullable(codes.get(((Term.CodeSlot) term).slot())).orElseThrow();
  }

  /** Positions before the first digit and after the last count as 0. */
  private LinearForm digit(List<BigInteger> digits, LinearForm at) {
    if (compare(Term.Comparison.LESS, at)
        || compare(Term.Comparison.AT_LEAST, at.minus(LinearForm.of(digits.size())))) {
      return LinearForm.ZERO;
    }
    return LinearForm.of(digits.get(at.constant("the place of a digit").intValue()));
  }

  private LinearForm fold(BuiltInFunction function, List<LinearForm> numbers) {
    if (numbers.isEmpty()) {
      if (function == BuiltInFunction.MIN || function == BuiltInFunction.MAX) {
        throw new ProofSignal.Refusal("the rules fail: " + function.word() + " of an empty list");
      }
      return function == BuiltInFunction.LCM ? LinearForm.ONE : LinearForm.ZERO;
    }
    BinaryOperator<LinearForm> operator =
        switch (function) {
          case MIN -> (a, b) -> compare(Term.Comparison.AT_MOST, a.minus(b)) ? a : b;
          case MAX -> (a, b) -> compare(Term.Comparison.AT_LEAST, a.minus(b)) ? a : b;
          case SUM -> LinearForm::plus;
          case GCD -> (a, b) -> constants(function, a, b, BigInteger::gcd);
          case LCM -> (a, b) -> constants(function, a, b, ExactFunctions::lcm);
          case NIM_SUM -> (a, b) -> constants(function, a, b, ExactFunctions::xor);
          default -> throw new IllegalStateException(function.word());
        };
    return numbers.stream().reduce((a, b) -> checked(operator.apply(a, b))).orElseThrow();
  }

  private static LinearForm constants(
      BuiltInFunction function, LinearForm a, LinearForm b, BinaryOperator<BigInteger> operator) {
    return LinearForm.of(operator.apply(a.constant(function.word()), b.constant(function.word())));
  }

  List<LinearForm> list(Term.ListTerm term) {
    return switch (term) {
      case Term.ListLiteral(List<Term.NumberTerm> items) ->
          items.stream().map(this::number).toList();
      case Term.ListQuotient(Term.ListTerm row, Term.NumberTerm divisor, var span) -> {
        LinearForm by = number(divisor);
        yield list(row).stream()
            .map(item -> checked(binary(Term.Operator.OVER, item, by)))
            .toList();
      }
      case Term.SortedList(Term.ListTerm row) ->
          list(row).stream()
              .map(item -> item.constant("a sorted list"))
              .sorted()
              .map(LinearForm::of)
              .toList();
      case Term.ListSlot slot -> throw new ProofSignal.Refusal("it uses a list");
      case Term.ListSlice list -> throw further();
      case Term.ListJoin list -> throw further();
      case Term.ListIf list -> throw further();
      case Term.ListComprehension list -> throw further();
    };
  }

  private static ProofSignal.Refusal further() {
    return new ProofSignal.Refusal("it uses more than numbers and sets of numbers");
  }

  // Truths

  boolean truth(Term.TruthTerm term) {
    work.spend(1);
    return switch (term) {
      case Term.TruthConstant(boolean value) -> value;
      case Term.BoardTruth onBoard -> throw further();
      case Term.Stuck stuck -> throw further();
      case Term.TruthSlot(int slot) -> slot(slot).constant().signum() != 0;
      case Term.Compare(Term.Comparison comparison, Term.NumberTerm left, Term.NumberTerm right) ->
          compare(comparison, number(left).minus(number(right)));
      case Term.Equivalence(Term.TruthTerm left, Term.TruthTerm right) ->
          truth(left) == truth(right);
      case Term.EqualLists(Term.ListTerm left, Term.ListTerm right) ->
          same(list(left), list(right));
      case Term.EqualSets(Term.SetTerm left, Term.SetTerm right) ->
          setFunctions.constants(set(left)).equals(setFunctions.constants(set(right)));
      case Term.And(Term.TruthTerm left, Term.TruthTerm right) -> truth(left) && truth(right);
      case Term.Or(Term.TruthTerm left, Term.TruthTerm right) -> truth(left) || truth(right);
      case Term.Not(Term.TruthTerm inner) -> !truth(inner);
      case Term.Member(Term.NumberTerm element, Term.SetTerm set) ->
          setFunctions.member(number(element), set(set));
      case Term.Divides(Term.NumberTerm divisor, Term.NumberTerm number, var span) -> {
        LinearForm remainder = binary(Term.Operator.MOD, number(number), number(divisor));
        yield compare(Term.Comparison.EQUAL, remainder);
      }
      case Term.Quantifier(boolean all, int slot, Term.SetTerm set, Term.TruthTerm condition) ->
          quantified(all, slot, set(set), condition);
      case Term.TruthCall(BuiltInFunction function, List<Term> arguments, var span) ->
          predicate(function, arguments.stream().map(a -> number((Term.NumberTerm) a)).toList());
      case Term.TruthIf(Term.TruthTerm condition, Term.TruthTerm yes, Term.TruthTerm no) ->
          truth(condition) ? truth(yes) : truth(no);
    };
  }

  private boolean same(List<LinearForm> left, List<LinearForm> right) {
    if (left.size() != right.size()) {
      return false;
    }
    for (int i = 0; i < left.size(); i++) {
      if (!compare(Term.Comparison.EQUAL, left.get(i).minus(right.get(i)))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Evaluates a quantifier.
   *
   * <p>A range is searched in ascending order and only as far as needed, as the rules do it. The
   * elements of other sets may be in any order here. So all of them are evaluated, and none may
   * fail.
   */
  private boolean quantified(boolean all, int slot, ExactSet set, Term.TruthTerm condition) {
    boolean result = all;
    for (LinearForm element : setFunctions.elements(set)) {
      put(slot, element);
      if (truth(condition) != all) {
        result = !all;
        if (set instanceof ExactSet.Range) {
          break;
        }
      }
    }
    return result;
  }

  private boolean predicate(BuiltInFunction function, List<LinearForm> arguments) {
    LinearForm first = arguments.getFirst();
    BigInteger second =
        arguments.size() > 1 ? arguments.get(1).constant(function.word()) : BigInteger.ZERO;
    if (!first.isConstant()) {
      int bit =
          switch (function) {
            case ODD, EVEN -> 0;
            case BIT -> second.signum() < 0 || second.bitLength() > 5 ? -1 : second.intValue();
            default -> -1;
          };
      if (bit < 0) {
        throw new ProofSignal.Refusal(function.word() + " of a number that depends on n");
      }
      BigInteger modulus = BigInteger.TWO.shiftLeft(bit);
      first = binary(Term.Operator.MOD, first, LinearForm.of(modulus));
    }
    if (function == BuiltInFunction.PRIME) {
      work.spendFactoring(first.constant());
    }
    return ExactFunctions.truth(function, first.constant(function.word()), second);
  }

  // Sets

  ExactSet set(Term.SetTerm term) {
    return switch (term) {
      case Term.Range(Term.NumberTerm low, Term.NumberTerm high) ->
          new ExactSet.Range(number(low), number(high));
      case Term.SetSlot(int slot) ->
          Optional.ofNullable(sets.get(slot))
              .orElseThrow(() -> new ProofSignal.Refusal("it uses a set"));
      case Term.SetLiteral(List<Term.NumberTerm> items) ->
          new ExactSet.Finite(items.stream().map(this::number).toList());
      case Term.SetBinary(Term.SetOperator operator, Term.SetTerm left, Term.SetTerm right) ->
          ExactSetFunctions.combined(
              operator, setFunctions.constants(set(left)), setFunctions.constants(set(right)));
      case Term.SetIf(Term.TruthTerm condition, Term.SetTerm yes, Term.SetTerm no) ->
          set(truth(condition) ? yes : no);
      case Term.SetCall(BuiltInFunction function, List<Term> arguments, var span) ->
          called(function, arguments);
      case Term.Filter filter -> throw further();
      case Term.BoardSet onBoard -> throw further();
    };
  }

  private ExactSet called(BuiltInFunction function, List<Term> arguments) {
    LinearForm last = number((Term.NumberTerm) arguments.getLast());
    return switch (function) {
      case DIVISORS -> {
        work.spendFactoring(last.constant("divisors"));
        yield ExactSetFunctions.listed(ExactFunctions.divisors(last.constant()));
      }
      case PRIME_DIVISORS -> {
        work.spendFactoring(last.constant("prime-divisors"));
        yield ExactSetFunctions.listed(ExactFunctions.primeDivisors(last.constant()));
      }
      case PRIMES -> new ExactSet.Truncated(InfiniteSetNames.PRIMES, last);
      case SQUARES -> new ExactSet.Truncated(InfiniteSetNames.SQUARES, last);
      case PRIME_POWERS -> new ExactSet.Truncated(InfiniteSetNames.PRIME_POWERS, last);
      case FIBONACCI -> new ExactSet.Truncated(InfiniteSetNames.FIBONACCI, last);
      case POWERS ->
          ExactSetFunctions.listed(
              ExactFunctions.powers(
                  number((Term.NumberTerm) arguments.getFirst()).constant("powers"),
                  last.constant("powers")));
      case UPTO ->
          switch (set((Term.SetTerm) arguments.getFirst())) {
            case ExactSet.Infinite(String name) -> new ExactSet.Truncated(name, last);
            case ExactSet known ->
                new ExactSet.Finite(
                    setFunctions.elements(known).stream()
                        .filter(e -> compare(Term.Comparison.AT_MOST, e.minus(last)))
                        .toList());
          };
      default -> throw new ProofSignal.Refusal(function.word() + " is not followed");
    };
  }
}
