package zermelo.language.compile.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.space.MoveLines;
import zermelo.language.check.BuiltInFunction;
import zermelo.language.check.Program;
import zermelo.language.check.Term;

/**
 * Sees that all options of a game lie on {@link MoveLines}: every move is of the form {@code move
 * left k in 1..a: a := a - k}, or takes k from several numbers of which the least bounds it.
 */
public final class LineMoves {
  private LineMoves() {}

  public static Optional<MoveLines> of(CompilerInput plan) {
    Program program = plan.program();
    if (plan.box().isEmpty()
        || program.partizan()
        || program.splits()
        || !program.ends().isEmpty()
        || program.moves().isEmpty()) {
      return Optional.empty();
    }
    List<List<Integer>> moves = new ArrayList<>();
    for (Program.MoveRule rule : program.moves()) {
      List<Integer> taken = taken(rule, plan);
      if (taken.isEmpty()) {
        return Optional.empty();
      }
      moves.add(taken);
    }
    long[] sizes = plan.box().get();
    return Arrays.stream(sizes).allMatch(size -> size <= Integer.MAX_VALUE)
        ? Optional.of(
            new MoveLines(Arrays.stream(sizes).mapToObj(size -> (int) size).toList(), moves))
        : Optional.empty();
  }

  /** The components that a move along a line takes from; none if it is no such move. */
  private static List<Integer> taken(Program.MoveRule rule, CompilerInput plan) {
    if (rule.steps().size() != 1
        || !(rule.steps().getFirst() instanceof Program.NumberChoice choose)
        || !(choose.set() instanceof Term.Range range)
        || !(range.low() instanceof Term.Constant one)
        || one.value() != 1) {
      return List.of();
    }
    List<Integer> slots = new ArrayList<>();
    for (Program.Change change : rule.changes()) {
      if (!(change instanceof Program.NumberAssignment set)
          || slots.contains(set.slot())
          || !takes(set, choose.slot())) {
        return List.of();
      }
      slots.add(set.slot());
    }
    // A bound by a number that stays as it is would not shrink along the line.
    if (!ceilings(range.high()).stream().allMatch(slots::contains)
        || ceilings(range.high()).isEmpty()) {
      return List.of();
    }
    List<Integer> components = slots.stream().map(slot -> component(slot, plan)).toList();
    // Where 0 is not in the box, moves stop earlier than the bound says, and not all at once.
    return components.stream().allMatch(i -> i >= 0 && plan.parts().get(i).low() >= 0)
        ? components
        : List.of();
  }

  private static boolean takes(Program.NumberAssignment set, int choice) {
    return set.value() instanceof Term.Binary minus
        && minus.operator() == Term.Operator.MINUS
        && minus.left().equals(new Term.NumberSlot(set.slot()))
        && minus.right().equals(new Term.NumberSlot(choice));
  }

  /** The slots whose least is this number; none if it is something else. */
  private static List<Integer> ceilings(Term.NumberTerm high) {
    List<? extends Term> terms =
        high instanceof Term.NumberCall call && call.function() == BuiltInFunction.MIN
            ? call.arguments()
            : List.of(high);
    return terms.stream().allMatch(term -> term instanceof Term.NumberSlot)
        ? terms.stream().map(term -> ((Term.NumberSlot) term).slot()).toList()
        : List.of();
  }

  private static int component(int slot, CompilerInput plan) {
    for (int i = 0; i < plan.parts().size(); i++) {
      CompilerInput.PackedComponent part = plan.parts().get(i);
      if (part.kind() == Program.Kind.NUMBER && !part.own() && part.place() == slot) {
        return i;
      }
    }
    return -1;
  }
}
