package zermelo.language.effect;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.program.Type;
import zermelo.language.syntax.Span;

/**
 * Finds terms whose value follows from the parameters, alone or together with one number modulo m.
 *
 * <p>Proofs about lists evaluate such terms in advance: an index that the parameters determine
 * names the same element in every position.
 *
 * @param parameters a frame with the parameters
 */
record ParameterTerms(Program program, EvaluationFrame parameters) {
  private static final Span NOWHERE = new Span(0, 0);
  private static final long MOST_RESIDUES = 10_000;

  /** Whether two terms are the same, at any place in the text. */
  static boolean isSame(Term one, Term other) {
    boolean alike =
        switch (one) {
          case Term.Binary a -> other instanceof Term.Binary b && a.operator() == b.operator();
          case Term.Element a -> other instanceof Term.Element;
          default -> false;
        };
    List<Term> left = TermTraversal.children(one);
    List<Term> right = TermTraversal.children(other);
    return one.equals(other)
        || (alike
            && IntStream.range(0, left.size()).allMatch(i -> isSame(left.get(i), right.get(i))));
  }

  /** The m for which a condition depends on a number only through that number mod m. */
  OptionalLong period(Term.TruthTerm condition, int slot) {
    Set<Long> found = new HashSet<>();
    boolean periodic = isPeriodic(condition, slot, found);
    long period = found.stream().findFirst().orElse(0L);
    return periodic && found.size() == 1 && 0 < period && period <= MOST_RESIDUES
        ? OptionalLong.of(period)
        : OptionalLong.empty();
  }

  private boolean isPeriodic(Term term, int slot, Set<Long> found) {
    if (term instanceof Term.Binary rest
        && rest.operator() == Term.Operator.MOD
        && constant(rest.right()).isPresent()
        && isShifted(rest.left(), slot)) {
      found.add(constant(rest.right()).getAsLong());
      return true;
    }
    return switch (term) {
      case Term.NumberSlot other -> isParameter(other.slot());
      case Term.TruthSlot other -> isParameter(other.slot());
      case Term.Constant c -> true;
      case Term.TruthConstant c -> true;
      case Term.And t -> children(term, slot, found);
      case Term.Or t -> children(term, slot, found);
      case Term.Not t -> children(term, slot, found);
      case Term.Compare t -> children(term, slot, found);
      case Term.Member t -> children(term, slot, found);
      case Term.Range t -> children(term, slot, found);
      case Term.SetLiteral t -> children(term, slot, found);
      case Term.Binary t -> combined(t.operator(), 0, 0).isPresent() && children(term, slot, found);
      default -> false;
    };
  }

  private boolean children(Term term, int slot, Set<Long> found) {
    return TermTraversal.children(term).stream().allMatch(t -> isPeriodic(t, slot, found));
  }

  /** Whether a term is the number in a slot with constants added. */
  private boolean isShifted(Term.NumberTerm term, int slot) {
    return switch (term) {
      case Term.NumberSlot own -> own.slot() == slot;
      case Term.Binary sum ->
          (sum.operator() == Term.Operator.PLUS || sum.operator() == Term.Operator.MINUS)
              && isShifted(sum.left(), slot)
              && constant(sum.right()).isPresent();
      default -> false;
    };
  }

  boolean isParameter(int slot) {
    return program.params().stream()
        .anyMatch(
            param ->
                param.place() == slot
                    && (param.type() == Type.NUMBER || param.type() == Type.TRUTH));
  }

  /** Whether parameters and the numbers in these slots determine a term. */
  boolean isDetermined(Term term, Set<Integer> slots) {
    return switch (term) {
      case Term.NumberSlot number -> isParameter(number.slot()) || slots.contains(number.slot());
      case Term.TruthSlot truth -> isParameter(truth.slot());
      case Term.Constant t -> true;
      case Term.TruthConstant t -> true;
      case Term.Binary t -> inside(t, slots);
      case Term.NumberIf t -> inside(t, slots);
      case Term.NumberCall t -> inside(t, slots);
      case Term.And t -> inside(t, slots);
      case Term.Or t -> inside(t, slots);
      case Term.Not t -> inside(t, slots);
      case Term.Compare t -> inside(t, slots);
      case Term.Equivalence t -> inside(t, slots);
      case Term.Divides t -> inside(t, slots);
      case Term.TruthCall t -> inside(t, slots);
      case Term.TruthIf t -> inside(t, slots);
      case Term.Member t -> inside(t, slots);
      case Term.Range t -> inside(t, slots);
      case Term.SetLiteral t -> inside(t, slots);
      case Term.SetBinary t -> inside(t, slots);
      default -> false;
    };
  }

  private boolean inside(Term term, Set<Integer> slots) {
    return TermTraversal.children(term).stream().allMatch(t -> isDetermined(t, slots));
  }

  /** Whether a change surely does not raise an element of a list of natural numbers. */
  boolean lowers(Program.ElementAssignment set) {
    Term.Element old = element(set);
    if (constant(set.value()).orElse(1) == 0) {
      return true;
    }
    return switch (set.value()) {
      case Term.Binary rest ->
          rest.operator() == Term.Operator.MINUS
              && isSame(rest.left(), old)
              && constant(rest.right()).orElse(-1) >= 0;
      case Term.NumberCall call ->
          call.function() == BuiltInFunction.MIN
              && call.arguments().stream().anyMatch(argument -> isSame(argument, old));
      default -> isSame(set.value(), old);
    };
  }

  /** What a change adds to an element of a list, if that is a constant. */
  OptionalLong added(Program.ElementAssignment set) {
    return set.value() instanceof Term.Binary sum
            && sum.operator() == Term.Operator.PLUS
            && isSame(sum.left(), element(set))
        ? constant(sum.right())
        : OptionalLong.empty();
  }

  /** The element that a change replaces. */
  static Term.Element element(Program.ElementAssignment set) {
    return new Term.Element(new Term.ListSlot(set.slot()), set.index(), NOWHERE);
  }

  /** The value of a term that only parameters determine. */
  OptionalLong constant(Term.NumberTerm term) {
    return switch (term) {
      case Term.Constant constant -> OptionalLong.of(constant.value());
      case Term.NumberSlot slot when isParameter(slot.slot()) ->
          OptionalLong.of(parameters.slots[slot.slot()]);
      case Term.Binary binary -> {
        OptionalLong left = constant(binary.left());
        OptionalLong right = constant(binary.right());
        yield left.isEmpty() || right.isEmpty()
            ? OptionalLong.empty()
            : combined(binary.operator(), left.getAsLong(), right.getAsLong());
      }
      default -> OptionalLong.empty();
    };
  }

  private static OptionalLong combined(Term.Operator operator, long left, long right) {
    return switch (operator) {
      case PLUS -> OptionalLong.of(Math.addExact(left, right));
      case MINUS -> OptionalLong.of(Math.subtractExact(left, right));
      case TIMES -> OptionalLong.of(Math.multiplyExact(left, right));
      case OVER, MOD, POWER, XOR -> OptionalLong.empty();
    };
  }
}
