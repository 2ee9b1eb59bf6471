package zermelo.language.interpret;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zermelo.language.check.Program.Change;
import zermelo.language.check.Program.Choose;
import zermelo.language.check.Program.MoveRule;
import zermelo.language.check.Program.SetElement;
import zermelo.language.check.Program.SetMany;
import zermelo.language.check.Program.SetNum;
import zermelo.language.check.Program.SetRow;
import zermelo.language.check.Program.Split;
import zermelo.language.check.Term;
import zermelo.language.check.Walk;

/**
 * Whether the legal values of a rule's last choice, taken from a range, have no gap: nothing is
 * required behind the choice, and every changed number is affine in it. Bounds are ranges too, so
 * what is legal at both ends of the range is legal everywhere between them.
 */
final class Convex {
  private final Set<Integer> slots = new HashSet<>();
  private final Set<Integer> cells = new HashSet<>();

  private Convex() {}

  static boolean lastChoice(MoveRule rule, List<Bound> bounds) {
    if (rule.steps().isEmpty()
        || !(rule.steps().getLast() instanceof Choose choose)
        || !(choose.set() instanceof Term.Range)) {
      return false;
    }
    Convex convex = new Convex();
    convex.slots.add(choose.slot());
    return rule.changes().stream().allMatch(change -> convex.allows(change, bounds));
  }

  private boolean allows(Change change, List<Bound> bounds) {
    return switch (change) {
      case SetNum set -> {
        boolean affine = affine(set.value());
        slots.add(set.slot());
        yield affine;
      }
      case SetElement set -> {
        boolean affine = free(set.index()) && affine(set.value());
        cells.add(set.cell());
        yield affine;
      }
      // A part of size 0 vanishes instead of being held against the bounds: no gap up to 1.
      case Split split -> bounds.get(0).low() <= 1 && split.sizes().stream().allMatch(this::affine);
      case SetRow set -> false;
      case SetMany set -> false;
    };
  }

  private boolean affine(Term.Num term) {
    return free(term)
        || switch (term) {
          case Term.Slot slot -> true;
          case Term.Element element ->
              element.row() instanceof Term.RowCell && free(element.index());
          case Term.Binary binary ->
              switch (binary.operator()) {
                case PLUS, MINUS -> affine(binary.left()) && affine(binary.right());
                case TIMES ->
                    (free(binary.left()) && affine(binary.right()))
                        || (affine(binary.left()) && free(binary.right()));
                case OVER, MOD, POWER, XOR -> false;
              };
          default -> false;
        };
  }

  /** Whether the term is the same for every value of the choice. */
  private boolean free(Term term) {
    return !Walk.any(
        term,
        inner ->
            switch (inner) {
              case Term.Slot slot -> slots.contains(slot.slot());
              case Term.RowCell cell -> cells.contains(cell.cell());
              default -> false;
            });
  }
}
