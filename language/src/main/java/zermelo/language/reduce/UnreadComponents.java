package zermelo.language.reduce;

import java.util.ArrayList;
import java.util.List;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Change;
import zermelo.language.program.Program.Component;
import zermelo.language.program.Program.Kind;
import zermelo.language.program.Program.NumberAssignment;
import zermelo.language.program.Program.Role;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Finds numbers that only keep the score, such as the stores of kalah.
 *
 * <p>No choice, condition or other change reads such a number; moves only add to it, so they never
 * leave its range. Solvers can do without it.
 */
public final class UnreadComponents {
  private UnreadComponents() {}

  /** The components that do not matter for play. */
  public static List<Component> of(Program program) {
    return program.scored()
        ? program.components().stream().filter(c -> isUnread(program, c)).toList()
        : List.of();
  }

  private static boolean isUnread(Program program, Component component) {
    if (component.kind() != Kind.NUMBER
        || component.high().isPresent()
        || component.role() == Role.HEAP) {
      return false;
    }
    List<Term> read = new ArrayList<>();
    program.ends().forEach(end -> read.add(end.condition()));
    program.settle().ifPresent(read::add);
    program
        .moves()
        .forEach(
            move ->
                move.stages()
                    .forEach(
                        stage ->
                            stage
                                .steps()
                                .forEach(step -> read.addAll(TermTraversal.children(step)))));
    for (Change change : program.allChanges()) {
      switch (change) {
        case NumberAssignment set when holds(component, set.slot()) -> {
          if (!adds(program, set.value(), set.slot())) {
            return false;
          }
        }
        case Program.ForEach each -> read.add(each.set()); // its changes are in the list too
        case Program.When when -> read.add(when.condition());
        default -> read.addAll(TermTraversal.children(change));
      }
    }
    return read.stream()
        .noneMatch(
            term ->
                TermTraversal.any(
                    term, t -> t instanceof Term.NumberSlot slot && holds(component, slot.slot())));
  }

  private static boolean holds(Component component, int slot) {
    int copies = component.role() == Role.OWN ? 2 : 1;
    return slot >= component.place() && slot < component.place() + copies;
  }

  /** Whether a value is the number in a slot with natural numbers added. */
  private static boolean adds(Program program, Term.NumberTerm value, int slot) {
    return switch (value) {
      case Term.NumberSlot same -> same.slot() == slot;
      case Term.Binary sum when sum.operator() == Term.Operator.PLUS ->
          (adds(program, sum.left(), slot) && isNatural(program, sum.right()))
              || (isNatural(program, sum.left()) && adds(program, sum.right(), slot));
      default -> false;
    };
  }

  private static boolean isNatural(Program program, Term.NumberTerm term) {
    return switch (term) {
      case Term.Constant constant -> constant.value() >= 0;
      case Term.Element element ->
          element.list() instanceof Term.ListSlot list && holdsNaturals(program, list.slot());
      default -> false;
    };
  }

  private static boolean holdsNaturals(Program program, int slot) {
    return program.components().stream()
        .anyMatch(
            component ->
                component.kind() == Kind.LIST
                    && holds(component, slot)
                    && component.low() instanceof Term.Constant low
                    && low.value() >= 0);
  }
}
