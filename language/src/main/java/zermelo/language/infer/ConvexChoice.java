package zermelo.language.infer;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntToLongFunction;
import zermelo.language.program.Program.Change;
import zermelo.language.program.Program.ElementAssignment;
import zermelo.language.program.Program.HeapSplit;
import zermelo.language.program.Program.MoveRule;
import zermelo.language.program.Program.NumberAssignment;
import zermelo.language.program.Program.NumberChoice;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Checks whether the legal values of a rule's last choice, taken from a range, have no gap.
 *
 * <p>The rule must have no requirement after the choice, and every changed number must be affine in
 * it. The bounds are ranges too. So if both ends of the range are legal, everything between them is
 * legal.
 */
public final class ConvexChoice {
  private final Set<Integer> slots = new HashSet<>();
  private final Set<Integer> listSlots = new HashSet<>();

  private ConvexChoice() {}

  /**
   * Whether the last choice of a rule is convex.
   *
   * @param low the least value of the component in a slot
   */
  public static boolean lastChoice(MoveRule rule, IntToLongFunction low) {
    if (rule.steps().isEmpty()
        || !(rule.steps().getLast() instanceof NumberChoice choose)
        || !(choose.set() instanceof Term.Range)) {
      return false;
    }
    ConvexChoice convex = new ConvexChoice();
    convex.slots.add(choose.slot());
    return rule.changes().stream().allMatch(change -> convex.allows(change, low));
  }

  private boolean allows(Change change, IntToLongFunction low) {
    return switch (change) {
      case NumberAssignment set -> {
        boolean affine = affine(set.value());
        slots.add(set.slot());
        yield affine;
      }
      case ElementAssignment set -> {
        boolean affine = free(set.index()) && affine(set.value());
        listSlots.add(set.slot());
        yield affine;
      }
      // A part of size 0 vanishes and is not checked against the bounds. There is no gap if the
      // lower bound is at most 1.
      case HeapSplit split ->
          low.applyAsLong(split.slot()) <= 1 && split.sizes().stream().allMatch(this::affine);
      default -> false;
    };
  }

  private boolean affine(Term.NumberTerm term) {
    return free(term)
        || switch (term) {
          case Term.NumberSlot slot -> true;
          case Term.Element element ->
              element.list() instanceof Term.ListSlot && free(element.index());
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
    return !TermTraversal.any(
        term,
        inner ->
            switch (inner) {
              case Term.NumberSlot slot -> slots.contains(slot.slot());
              case Term.ListSlot stored -> listSlots.contains(stored.slot());
              default -> false;
            });
  }
}
