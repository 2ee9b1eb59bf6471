package zermelo.language.effect;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Kind;
import zermelo.language.program.Program.Role;
import zermelo.language.program.Term;

/**
 * Proves that no move raises the total of all lists, such as the seeds in the pits of kalah.
 *
 * <p>It follows the changes of a move and adds up how much each may raise the total: a number, and
 * multiples of numbers that were chosen as an element of a list. Sowing is a loop over a range, in
 * which conditions on {@code t mod m} say where a seed goes. They are tried for every residue.
 */
public final class ListTotals {

  private final EvaluationFrame parameters;
  private final ParameterTerms terms;
  private final TermEvaluator evaluate;
  private final Set<Integer> lists = new HashSet<>();

  private ListTotals(Program program, EvaluationFrame parameters) {
    this.parameters = parameters;
    this.terms = new ParameterTerms(program, parameters);
    this.evaluate = new TermEvaluator(program.source());
    for (Program.Component component : program.components()) {
      if (isList(component)) {
        lists.add(component.place());
        if (component.role() == Role.OWN) {
          lists.add(component.place() + 1);
        }
      }
    }
  }

  /**
   * The totals of a text; empty if it has no lists, or lists with negative numbers.
   *
   * @param parameters a frame of the caller with the parameters, in which terms are evaluated
   */
  public static Optional<ListTotals> of(Program program, EvaluationFrame parameters) {
    ListTotals totals = new ListTotals(program, parameters);
    boolean natural =
        program.components().stream()
            .filter(ListTotals::isList)
            .allMatch(list -> totals.terms.constant(list.low()).orElse(-1) >= 0);
    return natural && !totals.lists.isEmpty() ? Optional.of(totals) : Optional.empty();
  }

  /** Whether there are lists of natural numbers and no move raises their total. */
  public static boolean neverGrow(Program program, EvaluationFrame parameters) {
    return of(program, parameters)
        .map(totals -> program.moves().stream().allMatch(r -> totals.change(r).keepsOrLowers()))
        .orElse(false);
  }

  /** The change of the total of all lists by one kind of move. */
  public CountRange change(Program.MoveRule rule) {
    parameters.refuel();
    try {
      return new RuleTotals(rule).growth().map(Growth::range).orElse(CountRange.ANY);
    } catch (ArithmeticException tooLarge) {
      return CountRange.ANY;
    }
  }

  /** Whether the total surely falls in a move whose first change surely lowers some element. */
  public boolean fallsWithFirstChange(Program.MoveRule rule) {
    RuleTotals unaided = new RuleTotals(rule);
    unaided.hands.clear(); // the first change counts once
    Program.Change first = rule.changes().getFirst();
    parameters.refuel();
    try {
      return unaided.growth(List.of(first)).filter(growth -> growth.equals(Growth.NONE)).isPresent()
          && unaided.growth().map(Growth::range).filter(CountRange::keepsOrLowers).isPresent();
    } catch (ArithmeticException tooLarge) {
      return false;
    }
  }

  /** The most that one round of a loop in a rule adds to the total; empty if that is not known. */
  OptionalLong eachTime(Program.MoveRule rule, Program.ForEach each) {
    return new RuleTotals(rule).eachTime(each);
  }

  ParameterTerms terms() {
    return terms;
  }

  private static boolean isList(Program.Component component) {
    return component.kind() == Kind.LIST || component.kind() == Kind.BAG;
  }

  /** An upper bound: a constant and multiples of chosen numbers, which are natural. */
  private record Growth(Map<Integer, Long> factors, long constant) {
    static final Growth NONE = new Growth(Map.of(), 0);

    static Growth of(long constant) {
      return new Growth(Map.of(), constant);
    }

    /** A number that was chosen. */
    static Growth chosen(int slot) {
      return new Growth(Map.of(slot, 1L), 0);
    }

    Growth plus(Growth other, long times) {
      Map<Integer, Long> sum = new HashMap<>(factors);
      other.factors.forEach(
          (slot, factor) -> sum.merge(slot, Math.multiplyExact(factor, times), Math::addExact));
      sum.values().removeIf(factor -> factor == 0);
      return new Growth(sum, Math.addExact(constant, Math.multiplyExact(other.constant, times)));
    }

    CountRange range() {
      boolean grows = constant > 0 || factors.values().stream().anyMatch(factor -> factor > 0);
      return grows
          ? CountRange.ANY
          : constant < 0 ? CountRange.DECREASE : CountRange.DECREASE_OR_NONE;
    }

    boolean isNatural() {
      return constant >= 0 && factors.values().stream().allMatch(factor -> factor >= 0);
    }
  }

  /** The changes of one kind of move. */
  private final class RuleTotals {
    private final Program.MoveRule rule;
    private final Map<Term.Element, Integer> hands = new HashMap<>(); // elements, by their choices
    private boolean changed;

    RuleTotals(Program.MoveRule rule) {
      this.rule = rule;
      for (Program.Step step : rule.steps()) {
        if (step instanceof Program.NumberChoice choice
            && choice.set() instanceof Term.SetLiteral(List<Term.NumberTerm> items)
            && items.size() == 1
            && items.getFirst() instanceof Term.Element element
            && element.list() instanceof Term.ListSlot) {
          hands.put(element, choice.slot());
        }
      }
    }

    /** An upper bound of the growth of the total; empty if none is known. */
    Optional<Growth> growth() {
      Optional<Growth> sum = Optional.of(Growth.NONE);
      for (Program.Stage stage : rule.stages()) {
        sum = sum.flatMap(known -> growth(stage.changes()).map(more -> known.plus(more, 1)));
      }
      return sum;
    }

    private Optional<Growth> growth(List<Program.Change> changes) {
      Growth sum = Growth.NONE;
      for (Program.Change change : changes) {
        Optional<Growth> one = growth(change);
        if (one.isEmpty()) {
          return one;
        }
        sum = sum.plus(one.get(), 1);
      }
      return Optional.of(sum);
    }

    private Optional<Growth> growth(Program.Change change) {
      return switch (change) {
        case Program.ElementAssignment set -> element(set);
        case Program.ListAssignment set -> list(set);
        case Program.When when -> growth(when.changes()).map(RuleTotals::ifAny);
        case Program.ForEach each -> repeated(each);
        case Program.Gain gain -> Optional.of(Growth.NONE);
        case Program.Again again -> Optional.of(Growth.NONE);
        default -> {
          changed = true; // indices may mean other elements from here on
          yield Optional.of(Growth.NONE);
        }
      };
    }

    /** A change that may not happen: what it lowers does not count. */
    private static Growth ifAny(Growth growth) {
      Map<Integer, Long> factors = new HashMap<>(growth.factors());
      factors.values().removeIf(factor -> factor < 0);
      return new Growth(factors, Math.max(0, growth.constant()));
    }

    private Optional<Growth> element(Program.ElementAssignment set) {
      Term.Element old = ParameterTerms.element(set);
      Optional<Integer> hand =
          hands.entrySet().stream()
              .filter(chosen -> !changed && ParameterTerms.isSame(chosen.getKey(), old))
              .map(Map.Entry::getValue)
              .findFirst();
      changed = true;
      OptionalLong value = terms.constant(set.value());
      if (hand.isPresent() && value.isPresent()) {
        return Optional.of(Growth.of(value.getAsLong()).plus(Growth.chosen(hand.get()), -1));
      }
      if (terms.lowers(set)) {
        return Optional.of(Growth.NONE);
      }
      OptionalLong added = terms.added(set);
      return (added.isPresent() ? added : value).stream().mapToObj(Growth::of).findFirst();
    }

    private Optional<Growth> list(Program.ListAssignment set) {
      changed = true;
      boolean part =
          set.value() instanceof Term.ListSlice slice
              && slice.list().equals(new Term.ListSlot(set.slot()));
      return part ? Optional.of(Growth.NONE) : Optional.empty();
    }

    private Optional<Growth> repeated(Program.ForEach each) {
      changed = true;
      OptionalLong one = eachTime(each);
      if (one.isEmpty() || one.getAsLong() <= 0) {
        return one.isEmpty() ? Optional.empty() : Optional.of(Growth.NONE);
      }
      return each.set() instanceof Term.Range range
          ? linear(range.high())
              .flatMap(high -> linear(range.low()).map(low -> high.plus(low, -1)))
              .map(last -> last.plus(Growth.of(1), 1))
              .filter(Growth::isNatural)
              .filter(count -> hands.values().containsAll(count.factors().keySet()))
              .map(count -> Growth.NONE.plus(count, one.getAsLong()))
          : Optional.empty();
    }

    /** The most that one round of a loop adds. Conditions that exclude each other add once. */
    private OptionalLong eachTime(Program.ForEach each) {
      long always = 0;
      Map<Term.TruthTerm, Long> cases = new HashMap<>();
      OptionalLong period = OptionalLong.empty();
      for (Program.Change change : each.changes()) {
        Optional<Growth> growth = growth(change);
        if (growth.isEmpty() || !growth.get().factors().isEmpty()) {
          return OptionalLong.empty();
        }
        long most = Math.max(0, growth.get().constant());
        if (change instanceof Program.When when && most > 0) {
          OptionalLong found = terms.period(when.condition(), each.slot());
          if (found.isPresent() && (period.isEmpty() || period.equals(found))) {
            period = found;
            cases.merge(when.condition(), most, Math::addExact);
            continue;
          }
        }
        always = Math.addExact(always, most);
      }
      long worst = 0;
      for (long residue = 0; residue < period.orElse(0); residue++) {
        parameters.slots[each.slot()] = residue;
        long sum = 0;
        for (Map.Entry<Term.TruthTerm, Long> one : cases.entrySet()) {
          boolean holds = evaluate.truth(one.getKey()).of(parameters);
          sum = Math.addExact(sum, holds ? one.getValue() : 0);
        }
        worst = Math.max(worst, sum);
      }
      return OptionalLong.of(Math.addExact(always, worst));
    }

    /** The number as multiples of chosen numbers, if it is that. */
    private Optional<Growth> linear(Term.NumberTerm term) {
      OptionalLong constant = terms.constant(term);
      if (constant.isPresent()) {
        return Optional.of(Growth.of(constant.getAsLong()));
      }
      return switch (term) {
        case Term.NumberSlot slot -> Optional.of(Growth.chosen(slot.slot()));
        case Term.Binary sum when sum.operator() == Term.Operator.PLUS ->
            linear(sum.left()).flatMap(l -> linear(sum.right()).map(r -> l.plus(r, 1)));
        case Term.Binary sum when sum.operator() == Term.Operator.MINUS ->
            linear(sum.left()).flatMap(l -> linear(sum.right()).map(r -> l.plus(r, -1)));
        default -> Optional.empty();
      };
    }
  }
}
