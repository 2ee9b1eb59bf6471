package zermelo.language.infer;

import java.util.HashSet;
import java.util.Set;
import zermelo.language.check.Term;

/** Which numbers are known to be, or known not to be, in a set of the position before a move. */
final class Memberships {
  private record Entry(int cell, Linear element) {}

  private final Set<Entry> in = new HashSet<>();
  private final Set<Entry> out = new HashSet<>();

  void isIn(int cell, Linear element) {
    in.add(new Entry(cell, element));
  }

  boolean surelyIn(int cell, Linear element) {
    return in.contains(new Entry(cell, element));
  }

  boolean surelyOut(int cell, Linear element) {
    return out.contains(new Entry(cell, element));
  }

  /** Takes note of {@code x in S} and {@code not x in S} inside a condition. */
  void assume(Term.Truth condition, boolean holds, Reader reader) {
    switch (condition) {
      case Term.Not(Term.Truth inner) -> assume(inner, !holds, reader);
      case Term.Both(Term.Truth left, Term.Truth right) when holds -> {
        assume(left, true, reader);
        assume(right, true, reader);
      }
      case Term.Either(Term.Truth left, Term.Truth right) when !holds -> {
        assume(left, false, reader);
        assume(right, false, reader);
      }
      case Term.Member(Term.Num element, Term.ManyCell(int cell)) ->
          (holds ? in : out).add(new Entry(cell, reader.num(element)));
      default -> {}
    }
  }
}
