package zermelo.language.compile;

import java.util.List;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Computes how much {@link zermelo.language.arithmetic.Fuel} the evaluation of terms costs.
 *
 * <p>Fuel bounds the steps that a text may take for one position. If every round of a loop costs
 * the same, the code pays for the whole loop before it starts. Inner loops, number theory and
 * listed sets are paid for when they are evaluated.
 */
final class CostModel {
  private CostModel() {}

  /**
   * The cost of one round of a loop.
   *
   * @param steps the steps that are known at compile time
   * @param fixed whether these are all steps of the round, so that every round costs the same
   */
  record Cost(long steps, boolean fixed) {
    static final Cost NONE = new Cost(0, false);
  }

  static Cost quantified(MethodScope scope, Term.Quantifier term) {
    List<Term> condition = List.of(term.condition());
    return new Cost(1 + steps(scope, condition), fixed(condition));
  }

  /** The cost of evaluating the terms once, without inner loops and sets. */
  static long steps(MethodScope scope, List<? extends Term> terms) {
    long[] steps = {TermTraversal.weight(terms)};
    for (Term term : terms) {
      TermTraversal.any(
          term,
          inner -> {
            steps[0] += extra(scope, inner);
            return false;
          });
    }
    return steps[0];
  }

  private static long extra(MethodScope scope, Term term) {
    return switch (term) {
      case Term.NumberCall call when !call.function().several() -> Fuel.FUNCTION_COST;
      case Term.TruthCall call -> Fuel.PREDICATE_COST;
      case Term.ListSlot stored ->
          scope.lists.containsKey(stored.slot()) ? scope.listIn(stored.slot()).length() : 0;
      default -> 0;
    };
  }

  /** Whether {@link #steps} is the whole cost of the terms, whatever the position is. */
  static boolean fixed(List<? extends Term> terms) {
    return terms.stream().noneMatch(term -> TermTraversal.any(term, CostModel::spends));
  }

  private static boolean spends(Term term) {
    return switch (term) {
      case Term.Quantifier t -> true;
      case Term.EqualSets t -> true;
      case Term.SetBinary t -> true;
      case Term.SetIf t -> true;
      case Term.SetCall t -> true;
      case Term.SetSlot t -> true;
      case Term.LoweredListSet t -> true;
      case Term.NumberCall t ->
          t.function() == BuiltInFunction.SIZE
              || t.function() == BuiltInFunction.OMEGA
              || t.function() == BuiltInFunction.ORDER
              || t.function() == BuiltInFunction.BIGOMEGA;
      case Term.TruthCall t -> t.function() == BuiltInFunction.PRIME;
      default -> false;
    };
  }

  /** The terms of the changes of a move. */
  static List<Term> changes(Program.MoveRule rule) {
    return rule.changes().stream()
        .flatMap(change -> TermTraversal.children(change).stream())
        .toList();
  }
}
