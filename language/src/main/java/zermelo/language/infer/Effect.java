package zermelo.language.infer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zermelo.language.check.Function;
import zermelo.language.check.Program;
import zermelo.language.check.Program.Change;
import zermelo.language.check.Program.Choose;
import zermelo.language.check.Program.ChooseRow;
import zermelo.language.check.Program.Component;
import zermelo.language.check.Program.Kind;
import zermelo.language.check.Program.MoveRule;
import zermelo.language.check.Program.Require;
import zermelo.language.check.Program.Role;
import zermelo.language.check.Program.Step;
import zermelo.language.check.Term;

/**
 * A move rule run on unknowns: what is known when it is legal, the values before it and after it.
 * In a game of heaps there may be several afters, one for each heap that the move leaves.
 */
final class Effect {
  private final Program program;
  private final Settled settled;
  private final MoveRule rule;
  private final Knowledge knowledge = new Knowledge();
  private final State before;
  private final List<State> afters = new ArrayList<>();
  private final Memberships members = new Memberships();
  private final Set<Integer> loweredCells = new HashSet<>();
  private final Set<Integer> loweredFrom = new HashSet<>();

  /** Numbers and lists through a reader, sets by themselves. */
  record State(Reader reader, SetStates sets) {}

  private Effect(Program program, Settled settled, MoveRule rule) {
    this.program = program;
    this.settled = settled;
    this.rule = rule;
    Reader reader = new Reader(settled, knowledge);
    this.before = new State(reader, new SetStates(reader, knowledge, members));
  }

  /** May throw an {@link ArithmeticException}: the rule has numbers too large to reason about. */
  static Effect of(Program program, Settled settled, MoveRule rule) {
    Effect effect = new Effect(program, settled, rule);
    effect.run();
    return effect;
  }

  String name() {
    return rule.name();
  }

  Knowledge knowledge() {
    return knowledge;
  }

  State before() {
    return before;
  }

  List<State> afters() {
    return afters;
  }

  private void run() {
    for (int i = 0; i < program.components().size(); i++) {
      bounds(program.components().get(i), settled.bounds().get(i), before.reader());
    }
    // A move is made only where the game has not ended.
    program.ends().forEach(end -> assume(end.condition(), false));
    rule.steps().forEach(this::step);
    Reader reader = before.reader().copy();
    SetStates sets = before.sets().copy(reader);
    List<Linear> parts = new ArrayList<>();
    boolean splits = false;
    for (Change change : rule.changes()) {
      if (change instanceof Program.Split split) {
        splits = true;
        split.sizes().forEach(size -> parts.add(reader.num(size)));
      } else {
        change(change, reader, sets);
      }
    }
    if (!splits) {
      for (int i = 0; i < program.components().size(); i++) {
        bounds(program.components().get(i), settled.bounds().get(i), reader);
      }
      afters.add(new State(reader, sets));
      return;
    }
    long least = Math.min(settled.bounds().get(0).low(), 0); // a part of size 0 vanishes
    for (Linear size : parts) {
      knowledge.atMost(Linear.of(least), size);
      Reader part = reader.copy();
      part.put(program.components().get(0).place(), size);
      afters.add(new State(part, sets));
    }
  }

  /** Numbers are within their bounds before a move, and behind it too, or it is not legal. */
  private void bounds(Component component, Settled.Range range, Reader reader) {
    if (component.kind() != Kind.NUMBER) {
      return;
    }
    int copies = component.role() == Role.OWN ? 2 : 1;
    for (int copy = 0; copy < copies; copy++) {
      Linear value = reader.slot(component.place() + copy);
      knowledge.atMost(Linear.of(range.low()), value);
      if (range.high() < Long.MAX_VALUE) {
        knowledge.atMost(value, Linear.of(range.high()));
      }
    }
  }

  private void step(Step step) {
    Reader reader = before.reader();
    switch (step) {
      case Require(Term.Truth condition) -> assume(condition, true);
      case Choose(String name, int slot, Term.Many set) ->
          new Choices(program, settled, reader, knowledge, members).in(reader.slot(slot), set);
      case ChooseRow(String name, int cell, Term.Rows set) -> {
        if (set instanceof Term.Lowered(Term.RowCell(int from), Term.Num most)) {
          loweredCells.add(cell);
          loweredFrom.add(from);
        }
      }
    }
  }

  private void assume(Term.Truth condition, boolean holds) {
    Guards.Consequences consequences = new Guards(before.reader()).when(condition, holds);
    consequences.atLeastZero().forEach(knowledge::atLeastZero);
    consequences.notZero().forEach(knowledge::notZero);
    members.assume(condition, holds, before.reader());
    if (holds && condition instanceof Term.Both(Term.Truth left, Term.Truth right)) {
      assume(left, true);
      assume(right, true);
    } else if (holds && condition instanceof Term.Member(Term.Num element, Term.Many set)) {
      Reader reader = before.reader();
      new Choices(program, settled, reader, knowledge, members).in(reader.num(element), set);
    }
  }

  private void change(Change change, Reader reader, SetStates sets) {
    switch (change) {
      case Program.SetNum set -> reader.put(set.slot(), reader.num(set.value()));
      case Program.SetElement set -> {
        Linear index = reader.num(set.index());
        reader.row(set.cell()).write(index, reader.num(set.value()), reader);
      }
      case Program.SetRow set -> reader.row(set.cell()).replace(loss(set, reader));
      case Program.SetMany set -> sets.change(set.cell(), set.value());
      case Program.Split split -> throw new IllegalStateException("splits come last");
    }
  }

  private RowState.Loss loss(Program.SetRow set, Reader reader) {
    return switch (set.value()) {
      case Term.RowCell(int cell) when cell == set.cell() -> RowState.Loss.NONE_IN_SUM;
      case Term.RowCell(int cell)
          when loweredCells.contains(cell) && loweredFrom.equals(Set.of(set.cell())) ->
          RowState.Loss.SOME;
      case Term.Sorted(Term.RowCell(int cell)) when cell == set.cell() -> RowState.Loss.NONE_IN_SUM;
      case Term.RowOver(Term.RowCell(int cell), Term.Num divisor, var span)
          when cell == set.cell() && naturals(cell) && reader.row(cell).wroteNaturals() ->
          isPositive(divisor, reader) ? RowState.Loss.SOME_OR_NONE : RowState.Loss.UNKNOWN;
      default -> RowState.Loss.UNKNOWN;
    };
  }

  private boolean naturals(int cell) {
    for (int i = 0; i < program.components().size(); i++) {
      Component component = program.components().get(i);
      if (component.kind() != Kind.NUMBER
          && component.kind() != Kind.SET
          && component.place() == cell) {
        return settled.bounds().get(i).low() >= 0;
      }
    }
    return false;
  }

  /** A gcd is never negative, and one that is 0 would divide by zero: then there is no move. */
  private static boolean isPositive(Term.Num divisor, Reader reader) {
    return (divisor instanceof Term.NumCall call && call.function() == Function.GCD)
        || reader.atLeast(reader.num(divisor), 1);
  }
}
