package zermelo.language.compile.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.space.MoveLines;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Program;
import zermelo.language.program.Term;

/**
 * Recognises games in which all options of a position lie on a few lines ({@link MoveLines}).
 *
 * <p>Every move must have the form {@code move left k in 1..a: a := a - k}, or take k from several
 * numbers with their minimum as the bound of k.
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

  /** The components that a move along a line takes from. Empty if it is not such a move. */
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
    // Every bound must be one of the numbers that shrink; otherwise it would not shrink along the
    // line.
    if (!ceilings(range.high()).stream().allMatch(slots::contains)
        || ceilings(range.high()).isEmpty()) {
      return List.of();
    }
    List<Integer> components = slots.stream().map(slot -> component(slot, plan)).toList();
    // If a lower bound is below 0, moves stop before the edge of the box.
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

  /** The slots whose minimum is this term. Empty if it is a different term. */
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
