package zermelo.language.infer;

import java.util.List;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Component;
import zermelo.language.program.Program.Kind;
import zermelo.language.program.Term;

/**
 * Derives inequalities about a number from its membership in a set.
 *
 * <p>From {@code k in divisors(n)}, for example, follows that k is between 1 and n.
 */
record MembershipConsequences(
    Program program,
    ProofAssumptions settled,
    LinearTermReader reader,
    InequalityProver knowledge,
    SetMembership members) {

  void in(LinearExpression x, Term.SetTerm set) {
    switch (set) {
      case Term.Range(Term.NumberTerm low, Term.NumberTerm high) -> {
        knowledge.atMost(reader.num(low), x);
        knowledge.atMost(x, reader.num(high));
      }
      case Term.SetSlot(int slot) -> inStoredSet(x, slot);
      case Term.SetLiteral(List<Term.NumberTerm> items) -> inLiteral(x, items);
      case Term.SetBinary(Term.SetOperator operator, Term.SetTerm left, Term.SetTerm right) -> {
        if (operator == Term.SetOperator.DIFFERENCE) {
          in(x, left);
        }
      }
      case Term.SetIf(Term.TruthTerm condition, Term.SetTerm yes, Term.SetTerm no) ->
          new ConditionConsequences(reader)
              .decided(condition)
              .ifPresent(value -> in(x, value ? yes : no));
      case Term.SetCall call -> inCall(x, call);
      case Term.Filter filter -> in(x, filter.set());
      case Term.BoardSet onBoard -> {} // nothing follows for a number
    }
  }

  private void inStoredSet(LinearExpression x, int slot) {
    for (int i = 0; i < program.components().size(); i++) {
      Component component = program.components().get(i);
      if (component.kind() == Kind.SET && component.place() == slot) {
        ProofAssumptions.Range range = settled.bounds().get(i);
        knowledge.atMost(LinearExpression.of(range.low()), x);
        if (range.high() < Long.MAX_VALUE) {
          knowledge.atMost(x, LinearExpression.of(range.high()));
        }
        members.isIn(slot, x);
        return;
      }
    }
    knowledge.atMost(LinearExpression.of(1), x); // a parameter: its elements are at least 1
  }

  private void inLiteral(LinearExpression x, List<Term.NumberTerm> items) {
    List<LinearExpression> values = items.stream().map(reader::num).toList();
    if (values.isEmpty()) {
      knowledge.never();
    } else if (values.stream().allMatch(LinearExpression::isConstant)) {
      knowledge.atMost(
          LinearExpression.of(
              values.stream().mapToLong(LinearExpression::constant).min().orElse(0)),
          x);
      knowledge.atMost(
          x,
          LinearExpression.of(
              values.stream().mapToLong(LinearExpression::constant).max().orElse(0)));
    } else if (values.size() == 1) {
      knowledge.atMost(values.get(0), x);
      knowledge.atMost(x, values.get(0));
    }
  }

  private void inCall(LinearExpression x, Term.SetCall call) {
    List<Term> arguments = call.arguments();
    if (!(arguments.getLast() instanceof Term.NumberTerm last)) {
      return;
    }
    // The elements of every set function are at least 1 and at most its last argument.
    knowledge.atMost(x, reader.num(last));
    if (call.function() == BuiltInFunction.UPTO && arguments.get(0) instanceof Term.SetTerm set) {
      in(x, set);
      return;
    }
    boolean primes =
        call.function() == BuiltInFunction.PRIMES
            || call.function() == BuiltInFunction.PRIME_DIVISORS;
    knowledge.atMost(LinearExpression.of(primes ? 2 : 1), x);
  }
}
