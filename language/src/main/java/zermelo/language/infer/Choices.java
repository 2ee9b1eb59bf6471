package zermelo.language.infer;

import java.util.List;
import zermelo.language.check.Function;
import zermelo.language.check.Program;
import zermelo.language.check.Program.Component;
import zermelo.language.check.Program.Kind;
import zermelo.language.check.Term;

/** What follows for a number that is in a set. */
record Choices(
    Program program, Settled settled, Reader reader, Knowledge knowledge, Memberships members) {

  void in(Linear x, Term.Many set) {
    switch (set) {
      case Term.Range(Term.Num low, Term.Num high) -> {
        knowledge.atMost(reader.num(low), x);
        knowledge.atMost(x, reader.num(high));
      }
      case Term.ManyCell(int cell) -> inCell(x, cell);
      case Term.ManyLiteral(List<Term.Num> items) -> inLiteral(x, items);
      case Term.SetBinary(Term.SetOperator operator, Term.Many left, Term.Many right) -> {
        if (operator == Term.SetOperator.DIFFERENCE) {
          in(x, left);
        }
      }
      case Term.ManyIf(Term.Truth condition, Term.Many yes, Term.Many no) ->
          new Guards(reader).decided(condition).ifPresent(value -> in(x, value ? yes : no));
      case Term.ManyCall call -> inCall(x, call);
    }
  }

  private void inCell(Linear x, int cell) {
    for (int i = 0; i < program.components().size(); i++) {
      Component component = program.components().get(i);
      if (component.kind() == Kind.SET && component.place() == cell) {
        Settled.Range range = settled.bounds().get(i);
        knowledge.atMost(Linear.of(range.low()), x);
        if (range.high() < Long.MAX_VALUE) {
          knowledge.atMost(x, Linear.of(range.high()));
        }
        members.isIn(cell, x);
        return;
      }
    }
    knowledge.atMost(Linear.of(1), x); // a parameter: its elements go from 1 on
  }

  private void inLiteral(Linear x, List<Term.Num> items) {
    List<Linear> values = items.stream().map(reader::num).toList();
    if (values.isEmpty()) {
      knowledge.never();
    } else if (values.stream().allMatch(Linear::isConstant)) {
      knowledge.atMost(Linear.of(values.stream().mapToLong(Linear::constant).min().orElse(0)), x);
      knowledge.atMost(x, Linear.of(values.stream().mapToLong(Linear::constant).max().orElse(0)));
    } else if (values.size() == 1) {
      knowledge.atMost(values.get(0), x);
      knowledge.atMost(x, values.get(0));
    }
  }

  private void inCall(Linear x, Term.ManyCall call) {
    List<Term> arguments = call.arguments();
    if (!(arguments.getLast() instanceof Term.Num last)) {
      return;
    }
    // Every function gives numbers up to its last argument; none gives 0 or less.
    knowledge.atMost(x, reader.num(last));
    if (call.function() == Function.UPTO && arguments.get(0) instanceof Term.Many set) {
      in(x, set);
      return;
    }
    boolean primes =
        call.function() == Function.PRIMES || call.function() == Function.PRIME_DIVISORS;
    knowledge.atMost(Linear.of(primes ? 2 : 1), x);
  }
}
