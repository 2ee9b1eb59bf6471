package zermelo.application.heapcode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.LongStream;
import zermelo.heaps.splits.SplitGame;
import zermelo.heaps.splits.SplitRule;
import zermelo.language.interpret.TextRules;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.syntax.SyntaxTree;

/**
 * Reads the moves of a text of heaps off its terms, if all of them are linear.
 *
 * <p>A move is linear if its choices and conditions are inequalities between sums of the heap, the
 * choices and numbers, and if its parts are such sums. A condition with {@code or} makes several
 * moves out of one, and so does a choice from a finite set. Each of them becomes a {@link
 * SplitRule} with the same options. If one does not, there is no result: a game is read whole or
 * not at all.
 */
final class SplitGameReader {
  private static final int MOST_MOVES = 2_000;

  private final int heap;
  private final LinearTerms terms;

  private SplitGameReader(TextRules rules) {
    heap = rules.program().components().getFirst().place();
    terms = new LinearTerms(rules);
  }

  /** Reads rules in normal play whose position is one number from 0 on, or heaps of such. */
  static Optional<SplitGame> read(TextRules rules) {
    Program program = rules.program();
    if (!program.ends().isEmpty() || program.moves().isEmpty()) {
      return Optional.empty();
    }
    try {
      SplitGameReader reader = new SplitGameReader(rules);
      Set<SplitRule> found = new LinkedHashSet<>();
      for (Program.MoveRule move : program.moves()) {
        reader.read(move, found);
      }
      return found.size() > MOST_MOVES
          ? Optional.empty()
          : Optional.of(new SplitGame(List.copyOf(found)));
    } catch (LinearTerms.NotLinear | ArithmeticException | NumberFormatException other) {
      return Optional.empty();
    }
  }

  private void read(Program.MoveRule rule, Set<SplitRule> found) {
    if (rule.otherwise()
        || rule.mover() != SyntaxTree.Mover.EITHER
        || !rule.later().isEmpty()
        || rule.changes().size() != 1) {
      throw new LinearTerms.NotLinear();
    }
    List<LinearMove> moves = List.of(LinearMove.ANY);
    for (Program.Step step : rule.steps()) {
      moves =
          switch (step) {
            case Program.NumberChoice choice when !choice.cell() ->
                each(moves, move -> chosen(move, choice.slot(), choice.set()));
            case Program.Requirement(Term.TruthTerm condition) ->
                each(moves, move -> required(move, condition, true));
            default -> throw new LinearTerms.NotLinear();
          };
    }
    for (LinearMove move : moves) {
      List<LinearSum> parts =
          switch (rule.changes().getFirst()) {
            case Program.NumberAssignment(int slot, Term.NumberTerm value) when slot == heap ->
                List.of(terms.number(move, value));
            case Program.HeapSplit(int slot, List<Term.NumberTerm> sizes) when slot == heap ->
                sizes.stream().map(size -> terms.number(move, size)).toList();
            default -> throw new LinearTerms.NotLinear();
          };
      new SplitRuleFinder(heap).find(move, parts, found);
    }
  }

  /** Applies a step to each move, and returns all moves that result. */
  private static List<LinearMove> each(
      List<LinearMove> moves, Function<LinearMove, List<LinearMove>> step) {
    List<LinearMove> all = new ArrayList<>();
    for (LinearMove move : moves) {
      step.apply(move).stream().filter(made -> !made.isImpossible()).forEach(all::add);
      if (all.size() > MOST_MOVES) {
        throw new LinearTerms.NotLinear();
      }
    }
    return all;
  }

  /** Returns the moves in which the number in a slot is an element of a set. */
  private List<LinearMove> chosen(LinearMove move, int slot, Term.SetTerm set) {
    return switch (set) {
      case Term.SetLiteral(List<Term.NumberTerm> items) ->
          items.stream().map(item -> move.where(slot, terms.number(move, item))).toList();
      case Term.SetSlot(int place) when terms.elements(place).isPresent() ->
          Arrays.stream(terms.elements(place).get())
              .mapToObj(element -> move.where(slot, LinearSum.of(element)))
              .toList();
      case Term.Range(Term.NumberTerm low, Term.NumberTerm high)
          when terms.isConstant(move, low) && terms.isConstant(move, high) ->
          LongStream.rangeClosed(
                  terms.number(move, low).constant(), terms.number(move, high).constant())
              .limit(MOST_MOVES + 1L)
              .mapToObj(value -> move.where(slot, LinearSum.of(value)))
              .toList();
      case Term.Range(Term.NumberTerm low, Term.NumberTerm high) -> {
        Term.NumberSlot number = new Term.NumberSlot(slot);
        yield each(
            atMost(move.choosing(slot), low, number, 0), begun -> atMost(begun, number, high, 0));
      }
      case Term.SetCall call when call.function() == BuiltInFunction.UPTO ->
          each(
              chosen(move, slot, (Term.SetTerm) call.arguments().getFirst()),
              one ->
                  atMost(
                      one,
                      new Term.NumberSlot(slot),
                      (Term.NumberTerm) call.arguments().get(1),
                      0));
      case Term.Filter(int own, Term.SetTerm of, Term.TruthTerm condition) ->
          each(
              each(
                  chosen(move, slot, of),
                  one ->
                      List.of(
                          one.where(own, one.values().getOrDefault(slot, LinearSum.ofSlot(slot))))),
              one -> required(one, condition, true));
      case Term.SetBinary(Term.SetOperator operator, Term.SetTerm left, Term.SetTerm right)
          when operator == Term.SetOperator.UNION -> {
        List<LinearMove> both = new ArrayList<>(chosen(move, slot, left));
        both.addAll(chosen(move, slot, right));
        yield both;
      }
      case Term.SetBinary(Term.SetOperator operator, Term.SetTerm left, Term.SetTerm right)
          when operator == Term.SetOperator.DIFFERENCE ->
          each(
              chosen(move, slot, left),
              one -> member(one, new Term.NumberSlot(slot), right, false));
      default -> throw new LinearTerms.NotLinear();
    };
  }

  /** Returns the moves in which a condition holds, or does not hold. */
  private List<LinearMove> required(LinearMove move, Term.TruthTerm condition, boolean holds) {
    return switch (condition) {
      case Term.TruthConstant(boolean value) -> decided(move, value == holds);
      case Term.Not(Term.TruthTerm truth) -> required(move, truth, !holds);
      case Term.And(Term.TruthTerm left, Term.TruthTerm right) ->
          both(move, left, right, holds, holds);
      case Term.Or(Term.TruthTerm left, Term.TruthTerm right) ->
          both(move, left, right, holds, !holds);
      case Term.TruthSlot(int slot) ->
          decided(
              move, terms.number(move, new Term.NumberSlot(slot)).constant() == (holds ? 1 : 0));
      case Term.Compare compare -> compared(move, compare, holds);
      case Term.Divides(Term.NumberTerm divisor, Term.NumberTerm number, var _)
          when terms.isConstant(move, divisor) && terms.isConstant(move, number) ->
          decided(move, divides(terms.number(move, divisor), terms.number(move, number)) == holds);
      case Term.TruthCall(BuiltInFunction function, List<Term> arguments, var _)
          when (function == BuiltInFunction.ODD || function == BuiltInFunction.EVEN)
              && terms.isConstant(move, (Term.NumberTerm) arguments.getFirst()) -> {
        LinearSum number = terms.number(move, (Term.NumberTerm) arguments.getFirst());
        boolean even = divides(LinearSum.of(2), number);
        yield decided(move, (even == (function == BuiltInFunction.EVEN)) == holds);
      }
      case Term.Member(Term.NumberTerm element, Term.SetTerm set) ->
          member(move, element, set, holds);
      default -> throw new LinearTerms.NotLinear();
    };
  }

  private static List<LinearMove> decided(LinearMove move, boolean legal) {
    return legal ? List.of(move) : List.of();
  }

  private static boolean divides(LinearSum divisor, LinearSum number) {
    if (divisor.constant() <= 0) {
      throw new LinearTerms.NotLinear();
    }
    return number.constant() % divisor.constant() == 0;
  }

  /** Both conditions together if {@code all}, otherwise the moves of either. */
  private List<LinearMove> both(
      LinearMove move, Term.TruthTerm left, Term.TruthTerm right, boolean holds, boolean all) {
    List<LinearMove> first = required(move, left, holds);
    if (all) {
      return each(first, one -> required(one, right, holds));
    }
    List<LinearMove> either = new ArrayList<>(first);
    either.addAll(required(move, right, holds));
    return either;
  }

  private List<LinearMove> compared(LinearMove move, Term.Compare compare, boolean holds) {
    Term.NumberTerm left = compare.left();
    Term.NumberTerm right = compare.right();
    return switch (compare.comparison()) {
      case AT_MOST -> holds ? atMost(move, left, right, 0) : atMost(move, right, left, 1);
      case LESS -> holds ? atMost(move, left, right, 1) : atMost(move, right, left, 0);
      case AT_LEAST -> holds ? atMost(move, right, left, 0) : atMost(move, left, right, 1);
      case MORE -> holds ? atMost(move, right, left, 1) : atMost(move, left, right, 0);
      case EQUAL -> equal(move, left, right, holds);
      case UNEQUAL -> equal(move, left, right, !holds);
    };
  }

  private List<LinearMove> equal(
      LinearMove move, Term.NumberTerm left, Term.NumberTerm right, boolean holds) {
    if (holds) {
      Optional<LinearMove> solved = solved(move, left, right);
      return solved.isPresent()
          ? List.of(solved.get())
          : each(atMost(move, left, right, 0), one -> atMost(one, right, left, 0));
    }
    List<LinearMove> either = new ArrayList<>(atMost(move, left, right, 1));
    either.addAll(atMost(move, right, left, 1));
    return either;
  }

  /** Solves an equation for a choice, if both sides are linear and contain one. */
  private Optional<LinearMove> solved(
      LinearMove move, Term.NumberTerm left, Term.NumberTerm right) {
    if (LinearTerms.rounds(left) || LinearTerms.rounds(right)) {
      return Optional.empty();
    }
    LinearSum form = terms.number(move, left).minus(terms.number(move, right));
    return move.free().stream()
        .filter(slot -> Math.abs(form.factor(slot)) == 1)
        .findFirst()
        .map(slot -> move.where(slot, LinearSum.ofSlot(slot).plus(form, -form.factor(slot))));
  }

  private List<LinearMove> member(
      LinearMove move, Term.NumberTerm element, Term.SetTerm set, boolean holds) {
    BiFunction<LinearMove, Term.NumberTerm, List<LinearMove>> is =
        (one, item) -> equal(one, element, item, holds);
    return switch (set) {
      case Term.SetLiteral(List<Term.NumberTerm> items) -> ofAll(move, items, is, holds);
      case Term.SetSlot(int place) when terms.elements(place).isPresent() ->
          ofAll(
              move,
              Arrays.stream(terms.elements(place).get()).mapToObj(item -> constant(item)).toList(),
              is,
              holds);
      case Term.Range(Term.NumberTerm low, Term.NumberTerm high) ->
          both(
              move,
              new Term.Compare(Term.Comparison.AT_MOST, low, element),
              new Term.Compare(Term.Comparison.AT_MOST, element, high),
              holds,
              holds);
      default -> throw new LinearTerms.NotLinear();
    };
  }

  private static Term.NumberTerm constant(long value) {
    return new Term.Constant(value);
  }

  /** The moves that equal one of the items, or, if not {@code any}, that differ from all. */
  private static List<LinearMove> ofAll(
      LinearMove move,
      List<Term.NumberTerm> items,
      BiFunction<LinearMove, Term.NumberTerm, List<LinearMove>> is,
      boolean any) {
    List<LinearMove> moves = any ? new ArrayList<>() : List.of(move);
    for (Term.NumberTerm item : items) {
      if (any) {
        moves.addAll(is.apply(move, item));
      } else {
        moves = each(moves, one -> is.apply(one, item));
      }
    }
    return moves;
  }

  /** Returns the moves in which {@code left + more <= right}; each side may be rounded down. */
  private List<LinearMove> atMost(
      LinearMove move, Term.NumberTerm left, Term.NumberTerm right, long more) {
    if (left instanceof Term.NumberCall(BuiltInFunction function, List<Term> arguments, var _)
        && numbers(arguments)) {
      return extreme(
          move,
          arguments,
          function == BuiltInFunction.MAX,
          function == BuiltInFunction.MIN,
          (one, each) -> atMost(one, each, right, more));
    }
    if (right instanceof Term.NumberCall(BuiltInFunction function, List<Term> arguments, var _)
        && numbers(arguments)) {
      return extreme(
          move,
          arguments,
          function == BuiltInFunction.MIN,
          function == BuiltInFunction.MAX,
          (one, each) -> atMost(one, left, each, more));
    }
    long under = 1;
    LinearSum low;
    LinearSum high;
    if (terms.divisor(move, left).isPresent()) { // a / c <= b means a <= c * b + c - 1
      under = terms.divisor(move, left).get();
      low = terms.number(move, ((Term.Binary) left).left());
      high = terms.number(move, right).plus(-more).times(under).plus(under - 1);
    } else if (terms.divisor(move, right).isPresent()) { // a <= b / c means c * a <= b
      under = terms.divisor(move, right).get();
      low = terms.number(move, left).plus(more).times(under);
      high = terms.number(move, ((Term.Binary) right).left());
    } else {
      low = terms.number(move, left).plus(more);
      high = terms.number(move, right);
    }
    LinearMove made = move.requiring(high.minus(low));
    return made.isImpossible() ? List.of() : List.of(made);
  }

  private static boolean numbers(List<Term> arguments) {
    return arguments.stream().allMatch(Term.NumberTerm.class::isInstance);
  }

  /** Applies a comparison to all arguments of min or max, or makes a move out of each. */
  private static List<LinearMove> extreme(
      LinearMove move,
      List<Term> arguments,
      boolean all,
      boolean any,
      BiFunction<LinearMove, Term.NumberTerm, List<LinearMove>> compare) {
    if (!all && !any) {
      throw new LinearTerms.NotLinear();
    }
    return ofAll(move, arguments.stream().map(Term.NumberTerm.class::cast).toList(), compare, any);
  }
}
