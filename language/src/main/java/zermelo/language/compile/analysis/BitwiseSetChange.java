package zermelo.language.compile.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.Term.SetOperator;
import zermelo.language.program.TermTraversal;

/**
 * A set assignment that adds or removes only single numbers, {@code s := s - {x} xor {y}}.
 *
 * <p>The compiler then changes bits of the packed position and does not list the set.
 */
public record BitwiseSetChange(List<ElementChange> elements) {
  public record ElementChange(SetOperator operator, Term.NumberTerm number) {
    public boolean adds() {
      return operator != SetOperator.DIFFERENCE;
    }
  }

  /**
   * Recognises such an assignment of a move.
   *
   * <p>Returns empty if the assignment does more, if the move assigns the set twice, or if a later
   * assignment reads the result.
   */
  public static Optional<BitwiseSetChange> of(Program.MoveRule rule, Program.SetAssignment change) {
    int index = rule.changes().indexOf(change);
    boolean alone =
        rule.changes().stream()
                .filter(c -> c instanceof Program.SetAssignment set && set.slot() == change.slot())
                .count()
            == 1;
    boolean seen =
        rule.changes().stream()
            .skip(index + 1L)
            .flatMap(later -> TermTraversal.children(later).stream())
            .anyMatch(term -> reads(term, change.slot()));
    List<ElementChange> elements = new ArrayList<>();
    if (!alone || seen || !collect(change.value(), change.slot(), elements)) {
      return Optional.empty();
    }
    // At most one number may be added, and it must be the last change. If an earlier added number
    // is out of range, a later change may remove it again, and then it is no error.
    long adding = elements.stream().filter(ElementChange::adds).count();
    boolean last = adding == 0 || (adding == 1 && elements.getLast().adds());
    return last ? Optional.of(new BitwiseSetChange(elements)) : Optional.empty();
  }

  private static boolean collect(Term.SetTerm term, int slot, List<ElementChange> elements) {
    if (term instanceof Term.SetSlot start) {
      return start.slot() == slot;
    }
    if (term instanceof Term.SetBinary(SetOperator operator, Term.SetTerm left, Term.SetTerm right)
        && right instanceof Term.SetLiteral(List<Term.NumberTerm> items)
        && items.size() == 1
        && collect(left, slot, elements)) {
      elements.add(new ElementChange(operator, items.getFirst()));
      return !reads(items.getFirst(), slot);
    }
    return false;
  }

  private static boolean reads(Term term, int slot) {
    return TermTraversal.any(term, inner -> inner instanceof Term.SetSlot c && c.slot() == slot);
  }
}
