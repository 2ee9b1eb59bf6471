package zermelo.language.infer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zermelo.language.check.Program;
import zermelo.language.check.Program.Choose;
import zermelo.language.check.Program.Require;
import zermelo.language.check.Program.Step;
import zermelo.language.check.Term;
import zermelo.language.check.Walk;

/**
 * The steps of a move for somebody who knows the parameters and a few numbers of the position, and
 * nothing else of it: whatever may be allowed is. So all moves that there are come out of it, and
 * perhaps more.
 */
final class Relaxed {
  private final Set<Integer> slots = new HashSet<>();
  private final Set<Integer> cells = new HashSet<>();

  /**
   * @param known the slots of the numbers that are known
   */
  Relaxed(Program program, Set<Integer> known) {
    slots.addAll(known);
    for (Program.Param param : program.params()) {
      switch (param.type()) {
        case NUMBER, TRUTH -> slots.add(param.place());
        default -> cells.add(param.place());
      }
    }
  }

  /** Whether the value of a term, after the steps that were taken, follows from what is known. */
  boolean knows(Term term) {
    return switch (term) {
      case Term.Slot(int slot) -> slots.contains(slot);
      case Term.Flag(int slot) -> slots.contains(slot);
      case Term.Code(int cell) -> cells.contains(cell);
      case Term.RowCell(int cell) -> cells.contains(cell);
      case Term.ManyCell(int cell) -> cells.contains(cell);
      case Term.Quantified each -> {
        if (!knows(each.set())) {
          yield false;
        }
        boolean fresh = slots.add(each.slot());
        boolean knows = knows(each.condition());
        if (fresh) {
          slots.remove(each.slot());
        }
        yield knows;
      }
      default -> Walk.children(term).stream().allMatch(this::knows);
    };
  }

  /** Takes steps: what is left of them. A choice from a set that is not known stays unknown. */
  List<Step> take(List<Step> steps) {
    List<Step> left = new ArrayList<>();
    for (Step step : steps) {
      if (step instanceof Require(Term.Truth condition)) {
        left.add(new Require(possible(condition)));
      } else if (step instanceof Choose choose && knows(choose.set())) {
        slots.add(choose.slot());
        left.add(choose);
      }
    }
    return left;
  }

  /** True wherever the condition may be. */
  private Term.Truth possible(Term.Truth condition) {
    return weighed(condition, true);
  }

  /** Where nothing is known the answer is {@code unknown}; an inner negation turns it around. */
  private Term.Truth weighed(Term.Truth condition, boolean unknown) {
    if (knows(condition)) {
      return condition;
    }
    return switch (condition) {
      case Term.Both(Term.Truth left, Term.Truth right) ->
          new Term.Both(weighed(left, unknown), weighed(right, unknown));
      case Term.Either(Term.Truth left, Term.Truth right) ->
          new Term.Either(weighed(left, unknown), weighed(right, unknown));
      case Term.Not(Term.Truth inner) -> new Term.Not(weighed(inner, !unknown));
      default -> new Term.Known(unknown);
    };
  }
}
