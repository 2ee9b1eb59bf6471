package zermelo.language.compile;

import java.util.List;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.check.Function;
import zermelo.language.check.Program;
import zermelo.language.check.Term;
import zermelo.language.check.Walk;

/**
 * What looking at terms costs. Where that is the same every time a loop can be paid for before it
 * begins; loops inside, number theory and sets that are listed are paid for as they happen.
 */
final class Costs {
  private Costs() {}

  /**
   * The steps of one round of a loop.
   *
   * @param fixed whether a round spends nothing beside them
   */
  record Cost(long steps, boolean fixed) {
    static final Cost NONE = new Cost(0, false);
  }

  static Cost quantified(Scope scope, Term.Quantified term) {
    List<Term> condition = List.of(term.condition());
    return new Cost(1 + steps(scope, condition), fixed(condition));
  }

  /** What terms cost that are looked at once, loops and sets inside them aside. */
  static long steps(Scope scope, List<? extends Term> terms) {
    long[] steps = {Walk.weight(terms)};
    for (Term term : terms) {
      Walk.any(
          term,
          inner -> {
            steps[0] += extra(scope, inner);
            return false;
          });
    }
    return steps[0];
  }

  private static long extra(Scope scope, Term term) {
    return switch (term) {
      case Term.NumCall call when !call.function().several() -> Fuel.CALL;
      case Term.TruthCall call -> Fuel.TEST;
      case Term.RowCell cell ->
          scope.rows.containsKey(cell.cell()) ? scope.rowIn(cell.cell()).length() : 0;
      default -> 0;
    };
  }

  /** Whether all of it is paid for by {@link #steps}. */
  static boolean fixed(List<? extends Term> terms) {
    return terms.stream().noneMatch(term -> Walk.any(term, Costs::spends));
  }

  private static boolean spends(Term term) {
    return switch (term) {
      case Term.Quantified t -> true;
      case Term.SameMany t -> true;
      case Term.SetBinary t -> true;
      case Term.ManyIf t -> true;
      case Term.ManyCall t -> true;
      case Term.ManyCell t -> true;
      case Term.Lowered t -> true;
      case Term.NumCall t ->
          t.function() == Function.SIZE
              || t.function() == Function.OMEGA
              || t.function() == Function.BIGOMEGA;
      case Term.TruthCall t -> t.function() == Function.PRIME;
      default -> false;
    };
  }

  /** The terms of the changes of a move. */
  static List<Term> changes(Program.MoveRule rule) {
    return rule.changes().stream().flatMap(change -> Walk.children(change).stream()).toList();
  }
}
