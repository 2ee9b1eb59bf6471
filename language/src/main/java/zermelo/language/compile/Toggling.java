package zermelo.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.check.Program;
import zermelo.language.check.Term;
import zermelo.language.check.Term.SetOperator;
import zermelo.language.check.Walk;

/**
 * A change of a set that only touches single numbers, {@code s := s - {x} xor {y}}: then bits of
 * the packed position can be changed, and the set need not be listed.
 */
record Toggling(List<Touch> touches) {
  record Touch(SetOperator operator, Term.Num number) {
    boolean adds() {
      return operator != SetOperator.DIFFERENCE;
    }
  }

  /** For a change of a move, unless it is more than that or what it makes is looked at later. */
  static Optional<Toggling> of(Program.MoveRule rule, Program.SetMany change) {
    int index = rule.changes().indexOf(change);
    boolean alone =
        rule.changes().stream()
                .filter(c -> c instanceof Program.SetMany set && set.cell() == change.cell())
                .count()
            == 1;
    boolean seen =
        rule.changes().stream()
            .skip(index + 1L)
            .flatMap(later -> Walk.children(later).stream())
            .anyMatch(term -> reads(term, change.cell()));
    List<Touch> touches = new ArrayList<>();
    if (!alone || seen || !collect(change.value(), change.cell(), touches)) {
      return Optional.empty();
    }
    // Only the last number that comes in may turn out to be out of range: an earlier one might go
    // again, and would not matter.
    long adding = touches.stream().filter(Touch::adds).count();
    boolean last = adding == 0 || (adding == 1 && touches.getLast().adds());
    return last ? Optional.of(new Toggling(touches)) : Optional.empty();
  }

  private static boolean collect(Term.Many term, int cell, List<Touch> touches) {
    if (term instanceof Term.ManyCell start) {
      return start.cell() == cell;
    }
    if (term instanceof Term.SetBinary(SetOperator operator, Term.Many left, Term.Many right)
        && right instanceof Term.ManyLiteral(List<Term.Num> items)
        && items.size() == 1
        && collect(left, cell, touches)) {
      touches.add(new Touch(operator, items.getFirst()));
      return !reads(items.getFirst(), cell);
    }
    return false;
  }

  private static boolean reads(Term term, int cell) {
    return Walk.any(term, inner -> inner instanceof Term.ManyCell c && c.cell() == cell);
  }
}
