package zermelo.language.infer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Change;
import zermelo.language.program.Program.Component;
import zermelo.language.program.Program.Kind;
import zermelo.language.program.Program.ListChoice;
import zermelo.language.program.Program.MoveRule;
import zermelo.language.program.Program.NumberChoice;
import zermelo.language.program.Program.Requirement;
import zermelo.language.program.Program.Role;
import zermelo.language.program.Program.Step;
import zermelo.language.program.Term;

/**
 * A move rule executed on unknowns.
 *
 * <p>It holds the facts that are known when the move is legal, and the values before and after the
 * move. In a game of heaps there may be several states after it, one for each heap that the move
 * leaves.
 */
final class SymbolicMove {
  private final Program program;
  private final ProofAssumptions settled;
  private final MoveRule rule;
  private final InequalityProver knowledge = new InequalityProver();
  private final State before;
  private final List<State> afters = new ArrayList<>();
  private final SetMembership members = new SetMembership();
  private final Set<Integer> loweredSlots = new HashSet<>();
  private final Set<Integer> loweredFrom = new HashSet<>();

  /** The values at one moment: numbers and lists in the reader, sets separately. */
  record State(LinearTermReader reader, SymbolicSets sets) {}

  private SymbolicMove(Program program, ProofAssumptions settled, MoveRule rule) {
    this.program = program;
    this.settled = settled;
    this.rule = rule;
    LinearTermReader reader = new LinearTermReader(settled, knowledge);
    this.before = new State(reader, new SymbolicSets(reader, knowledge, members));
  }

  /**
   * Executes a rule.
   *
   * @throws ArithmeticException if the rule has numbers too large for the proofs
   */
  static SymbolicMove of(Program program, ProofAssumptions settled, MoveRule rule) {
    SymbolicMove effect = new SymbolicMove(program, settled, rule);
    effect.run();
    return effect;
  }

  /** Executes the first choices and conditions of a rule, and no change. */
  static SymbolicMove choices(Program program, ProofAssumptions settled, MoveRule rule) {
    SymbolicMove effect = new SymbolicMove(program, settled, rule);
    effect.choose();
    return effect;
  }

  String name() {
    return rule.name();
  }

  InequalityProver knowledge() {
    return knowledge;
  }

  State before() {
    return before;
  }

  List<State> afters() {
    return afters;
  }

  private void choose() {
    for (int i = 0; i < program.components().size(); i++) {
      bounds(program.components().get(i), settled.bounds().get(i), before.reader());
    }
    // A move is made only if the game has not ended.
    program.ends().forEach(end -> assume(end.condition(), false));
    rule.steps().forEach(this::step);
  }

  private void run() {
    choose();
    LinearTermReader reader = before.reader().copy();
    SymbolicSets sets = before.sets().copy(reader);
    Map<Integer, List<LinearExpression>> splits = new LinkedHashMap<>();
    for (Change change : rule.changes()) {
      switch (change) {
        case Program.HeapSplit split ->
            splits.put(split.slot(), split.sizes().stream().map(reader::num).toList());
        case Program.HeapRepeat repeat ->
            splits.put(repeat.slot(), List.of(reader.num(repeat.size())));
        default -> change(change, reader, sets);
      }
    }
    if (splits.isEmpty()) {
      for (int i = 0; i < program.components().size(); i++) {
        bounds(program.components().get(i), settled.bounds().get(i), reader);
      }
      afters.add(new State(reader, sets));
      return;
    }
    List<LinearTermReader> parts = List.of(reader);
    for (Map.Entry<Integer, List<LinearExpression>> split : splits.entrySet()) {
      long least = Math.min(low(split.getKey()), 0); // a part of size 0 vanishes
      List<LinearTermReader> smaller = new ArrayList<>();
      for (LinearExpression size : split.getValue()) {
        knowledge.atMost(LinearExpression.of(least), size);
        for (LinearTermReader whole : parts) {
          LinearTermReader part = whole.copy();
          part.put(split.getKey(), size);
          smaller.add(part);
        }
      }
      parts = smaller;
    }
    parts.forEach(part -> afters.add(new State(part, sets)));
  }

  private long low(int slot) {
    for (int i = 0; i < program.components().size(); i++) {
      if (program.components().get(i).place() == slot) {
        return settled.bounds().get(i).low();
      }
    }
    throw new IllegalStateException("no component in slot " + slot);
  }

  /** Numbers are within their bounds before a move, and also after it, because it is legal. */
  private void bounds(Component component, ProofAssumptions.Range range, LinearTermReader reader) {
    if (component.kind() != Kind.NUMBER) {
      return;
    }
    int copies = component.role() == Role.OWN ? 2 : 1;
    for (int copy = 0; copy < copies; copy++) {
      LinearExpression value = reader.slot(component.place() + copy);
      knowledge.atMost(LinearExpression.of(range.low()), value);
      if (range.high() < Long.MAX_VALUE) {
        knowledge.atMost(value, LinearExpression.of(range.high()));
      }
    }
  }

  private void step(Step step) {
    LinearTermReader reader = before.reader();
    switch (step) {
      case Requirement(Term.TruthTerm condition) -> assume(condition, true);
      case NumberChoice(String name, int slot, Term.SetTerm set) ->
          new MembershipConsequences(program, settled, reader, knowledge, members)
              .in(reader.slot(slot), set);
      case ListChoice(String name, int slot, Term.ListSetTerm set) -> {
        if (set instanceof Term.LoweredListSet(Term.ListSlot(int from), Term.NumberTerm most)) {
          loweredSlots.add(slot);
          loweredFrom.add(from);
        }
      }
    }
  }

  private void assume(Term.TruthTerm condition, boolean holds) {
    ConditionConsequences.Inequalities consequences =
        new ConditionConsequences(before.reader()).when(condition, holds);
    consequences.atLeastZero().forEach(knowledge::atLeastZero);
    consequences.notZero().forEach(knowledge::notZero);
    members.assume(condition, holds, before.reader());
    if (holds && condition instanceof Term.And(Term.TruthTerm left, Term.TruthTerm right)) {
      assume(left, true);
      assume(right, true);
    } else if (holds
        && condition instanceof Term.Member(Term.NumberTerm element, Term.SetTerm set)) {
      LinearTermReader reader = before.reader();
      new MembershipConsequences(program, settled, reader, knowledge, members)
          .in(reader.num(element), set);
    }
  }

  private void change(Change change, LinearTermReader reader, SymbolicSets sets) {
    switch (change) {
      case Program.NumberAssignment set -> reader.put(set.slot(), reader.num(set.value()));
      case Program.ElementAssignment set -> {
        LinearExpression index = reader.num(set.index());
        reader.list(set.slot()).write(index, reader.num(set.value()), reader);
      }
      case Program.ListAssignment set -> reader.list(set.slot()).replace(loss(set, reader));
      case Program.SetAssignment set -> sets.change(set.slot(), set.value());
      case Program.HeapSplit split -> throw new IllegalStateException("splits come last");
      case Program.Gain gain -> {} // points are no part of the position
      case Program.Again again -> {}
      default -> throw new IllegalStateException("only in texts that are not numeric");
    }
  }

  private SymbolicList.Decrease loss(Program.ListAssignment set, LinearTermReader reader) {
    return switch (set.value()) {
      case Term.ListSlot(int slot) when slot == set.slot() -> SymbolicList.Decrease.NONE_IN_SUM;
      case Term.ListSlot(int slot)
          when loweredSlots.contains(slot) && loweredFrom.equals(Set.of(set.slot())) ->
          SymbolicList.Decrease.SOME;
      case Term.SortedList(Term.ListSlot(int slot)) when slot == set.slot() ->
          SymbolicList.Decrease.NONE_IN_SUM;
      case Term.ListQuotient(Term.ListSlot(int slot), Term.NumberTerm divisor, var span)
          when slot == set.slot() && naturals(slot) && reader.list(slot).wroteNaturals() ->
          isPositive(divisor, reader)
              ? SymbolicList.Decrease.SOME_OR_NONE
              : SymbolicList.Decrease.UNKNOWN;
      default -> SymbolicList.Decrease.UNKNOWN;
    };
  }

  private boolean naturals(int slot) {
    for (int i = 0; i < program.components().size(); i++) {
      Component component = program.components().get(i);
      if (component.kind() != Kind.NUMBER
          && component.kind() != Kind.SET
          && component.place() == slot) {
        return settled.bounds().get(i).low() >= 0;
      }
    }
    return false;
  }

  /** A gcd is never negative. If it is 0, the division fails, and there is no move. */
  private static boolean isPositive(Term.NumberTerm divisor, LinearTermReader reader) {
    return (divisor instanceof Term.NumberCall call && call.function() == BuiltInFunction.GCD)
        || reader.atLeast(reader.num(divisor), 1);
  }
}
