package zermelo.language.infer;

import java.util.HashSet;
import java.util.Set;
import zermelo.language.program.Term;

/**
 * Remembers which numbers are known to be in a set before a move, and which are known not to be.
 */
final class SetMembership {
  private record Entry(int slot, LinearExpression element) {}

  private final Set<Entry> in = new HashSet<>();
  private final Set<Entry> out = new HashSet<>();

  void isIn(int slot, LinearExpression element) {
    in.add(new Entry(slot, element));
  }

  boolean surelyIn(int slot, LinearExpression element) {
    return in.contains(new Entry(slot, element));
  }

  boolean surelyOut(int slot, LinearExpression element) {
    return out.contains(new Entry(slot, element));
  }

  /** Records each {@code x in S} and {@code not x in S} inside a condition. */
  void assume(Term.TruthTerm condition, boolean holds, LinearTermReader reader) {
    switch (condition) {
      case Term.Not(Term.TruthTerm inner) -> assume(inner, !holds, reader);
      case Term.And(Term.TruthTerm left, Term.TruthTerm right) when holds -> {
        assume(left, true, reader);
        assume(right, true, reader);
      }
      case Term.Or(Term.TruthTerm left, Term.TruthTerm right) when !holds -> {
        assume(left, false, reader);
        assume(right, false, reader);
      }
      case Term.Member(Term.NumberTerm element, Term.SetSlot(int slot)) ->
          (holds ? in : out).add(new Entry(slot, reader.num(element)));
      default -> {}
    }
  }
}
