package zermelo.language.infer;

import java.util.HashSet;
import java.util.Set;
import zermelo.language.program.Term;

/** Numbers that are known to be, or not to be, in a set of the position before a move. */
final class SetMembership {
  private record Entry(int cell, LinearExpression element) {}

  private final Set<Entry> in = new HashSet<>();
  private final Set<Entry> out = new HashSet<>();

  void isIn(int cell, LinearExpression element) {
    in.add(new Entry(cell, element));
  }

  boolean surelyIn(int cell, LinearExpression element) {
    return in.contains(new Entry(cell, element));
  }

  boolean surelyOut(int cell, LinearExpression element) {
    return out.contains(new Entry(cell, element));
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
      case Term.Member(Term.NumberTerm element, Term.SetCell(int cell)) ->
          (holds ? in : out).add(new Entry(cell, reader.num(element)));
      default -> {}
    }
  }
}
