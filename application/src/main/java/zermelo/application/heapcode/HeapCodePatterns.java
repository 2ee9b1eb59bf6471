package zermelo.application.heapcode;

import java.util.List;
import java.util.Optional;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.language.program.Program;
import zermelo.language.program.Term;

/**
 * Recognizes nim and games like Grundy's by the terms of their only move.
 *
 * <p>Two forms are known. The terms alone show that rules and code have the same moves for every n,
 * so no proof of a period is needed (see {@link HeapCodeDetector}):
 *
 * <ul>
 *   <li>{@code move k in 1..n: n := n - k} takes any number, as in nim;
 *   <li>{@code move a in 1..(n - t - 1) / 2: n := a + (n - t - a)} takes t and splits the rest into
 *       unequal heaps, as in Grundy's game.
 * </ul>
 */
final class HeapCodePatterns {
  private static final int MAX_TAKEN = 1_000;

  private HeapCodePatterns() {}

  /** A term n * heap + k * choice + constant. */
  private record LinearTerm(long heap, long choice, long constant) {
    private LinearTerm plus(LinearTerm other, int sign) {
      return new LinearTerm(
          heap + sign * other.heap,
          choice + sign * other.choice,
          Math.addExact(constant, sign * other.constant));
    }
  }

  /** The slots of the heap and of the choice. */
  private record Slots(int heap, int choice) {
    private Optional<LinearTerm> linear(Term.NumberTerm term) {
      return switch (term) {
        case Term.Constant(long value) when Math.abs(value) <= MAX_TAKEN ->
            Optional.of(new LinearTerm(0, 0, value));
        case Term.NumberSlot(int slot) when slot == heap -> Optional.of(new LinearTerm(1, 0, 0));
        case Term.NumberSlot(int slot) when slot == choice -> Optional.of(new LinearTerm(0, 1, 0));
        case Term.Binary sum when sum.operator() == Term.Operator.PLUS -> combined(sum, 1);
        case Term.Binary difference when difference.operator() == Term.Operator.MINUS ->
            combined(difference, -1);
        default -> Optional.empty();
      };
    }

    private Optional<LinearTerm> combined(Term.Binary term, int sign) {
      return linear(term.left())
          .flatMap(left -> linear(term.right()).map(right -> left.plus(right, sign)));
    }

    private boolean is(Term.NumberTerm term, long heaps, long choices, long constant) {
      return linear(term).equals(Optional.of(new LinearTerm(heaps, choices, constant)));
    }
  }

  /** The code of a program whose position is one number; empty if it has none of the forms. */
  static Optional<HeapCode> code(Program program) {
    if (program.moves().size() != 1 || !program.moves().getFirst().later().isEmpty()) {
      return Optional.empty();
    }
    Program.MoveRule rule = program.moves().getFirst();
    if (rule.steps().size() != 1
        || rule.changes().size() != 1
        || !(rule.steps().getFirst() instanceof Program.NumberChoice choice)
        || !(choice.set() instanceof Term.Range(Term.NumberTerm low, Term.NumberTerm high))) {
      return Optional.empty();
    }
    Slots slots = new Slots(program.components().getFirst().place(), choice.slot());
    if (!slots.is(low, 0, 0, 1)) {
      return Optional.empty();
    }
    return switch (rule.changes().getFirst()) {
      case Program.NumberAssignment(int slot, Term.NumberTerm rest) -> takesAny(slots, high, rest);
      case Program.HeapSplit(int slot, List<Term.NumberTerm> parts) when parts.size() == 1 ->
          takesAny(slots, high, parts.getFirst());
      case Program.HeapSplit(int slot, List<Term.NumberTerm> parts) when parts.size() == 2 ->
          unequal(slots, high, parts);
      default -> Optional.empty();
    };
  }

  private static Optional<HeapCode> takesAny(
      Slots slots, Term.NumberTerm high, Term.NumberTerm rest) {
    return slots.is(high, 1, 0, 0) && slots.is(rest, 1, -1, 0)
        ? Optional.of(new SubtractionGame(List.of(), true))
        : Optional.empty();
  }

  private static Optional<HeapCode> unequal(
      Slots slots, Term.NumberTerm high, List<Term.NumberTerm> parts) {
    if (!(high instanceof Term.Binary half)
        || half.operator() != Term.Operator.OVER
        || !half.right().equals(new Term.Constant(2))) {
      return Optional.empty();
    }
    long taken = -1 - slots.linear(half.left()).map(LinearTerm::constant).orElse(0L);
    boolean splits =
        taken >= 0
            && slots.is(half.left(), 1, 0, -1 - taken)
            && slots.is(parts.get(0), 0, 1, 0)
            && slots.is(parts.get(1), 1, -1, -taken);
    return splits
        ? Optional.of(new TakeAndBreak(taken == 0 ? "40" : "0".repeat((int) taken) + "4", true))
        : Optional.empty();
  }
}
