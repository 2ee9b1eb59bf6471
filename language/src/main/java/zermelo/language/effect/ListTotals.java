package zermelo.language.effect;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Kind;
import zermelo.language.program.Program.Role;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.program.Type;
import zermelo.language.syntax.Span;

/**
 * Proves that no move raises the total of all lists, such as the seeds in the pits of kalah.
 *
 * <p>It follows the changes of a move and adds up how much each may raise the total: a number, and
 * multiples of numbers that were chosen as an element of a list. Sowing is a loop over a range, in
 * which conditions on {@code t mod m} say where a seed goes. They are tried for every residue.
 */
public final class ListTotals {
  private static final Span NOWHERE = new Span(0, 0);
  private static final long MOST_RESIDUES = 10_000;

  private final Program program;
  private final EvaluationFrame parameters;
  private final TermEvaluator evaluate;
  private final Set<Integer> lists = new HashSet<>();

  private ListTotals(Program program, EvaluationFrame parameters) {
    this.program = program;
    this.parameters = parameters;
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
   * Whether there are lists of natural numbers and no move raises their total.
   *
   * @param parameters a frame of the caller with the parameters, in which terms are evaluated
   */
  public static boolean neverGrow(Program program, EvaluationFrame parameters) {
    ListTotals totals = new ListTotals(program, parameters);
    parameters.refuel();
    try {
      return !totals.lists.isEmpty()
          && program.components().stream()
              .filter(ListTotals::isList)
              .allMatch(list -> totals.constant(list.low()).orElse(-1) >= 0)
          && program.moves().stream().allMatch(totals::keepsTotal);
    } catch (ArithmeticException tooLarge) {
      return false;
    }
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

    Growth plus(Growth other, long times) {
      Map<Integer, Long> sum = new HashMap<>(factors);
      other.factors.forEach(
          (slot, factor) -> sum.merge(slot, Math.multiplyExact(factor, times), Math::addExact));
      sum.values().removeIf(factor -> factor == 0);
      return new Growth(sum, Math.addExact(constant, Math.multiplyExact(other.constant, times)));
    }

    boolean never() {
      return constant <= 0 && factors.values().stream().allMatch(factor -> factor <= 0);
    }

    boolean isNatural() {
      return constant >= 0 && factors.values().stream().allMatch(factor -> factor >= 0);
    }
  }

  private boolean keepsTotal(Program.MoveRule rule) {
    return new RuleTotals(rule).growth().map(Growth::never).orElse(false);
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
            && element.row() instanceof Term.ListCell) {
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
      Term.Element old = new Term.Element(new Term.ListCell(set.cell()), set.index(), NOWHERE);
      Optional<Integer> hand =
          hands.entrySet().stream()
              .filter(chosen -> !changed && isSame(chosen.getKey(), old))
              .map(Map.Entry::getValue)
              .findFirst();
      changed = true;
      if (lowers(set.value(), old)) {
        return Optional.of(Growth.NONE);
      }
      if (set.value() instanceof Term.Binary sum
          && sum.operator() == Term.Operator.PLUS
          && isSame(sum.left(), old)) {
        return constant(sum.right()).stream().mapToObj(Growth::of).findFirst();
      }
      Growth lost = hand.map(slot -> new Growth(Map.of(slot, -1L), 0)).orElse(Growth.NONE);
      return constant(set.value()).stream()
          .mapToObj(value -> Growth.of(value).plus(lost, 1))
          .findFirst();
    }

    private boolean lowers(Term.NumberTerm value, Term.Element old) {
      return switch (value) {
        case Term.Binary rest ->
            rest.operator() == Term.Operator.MINUS
                && isSame(rest.left(), old)
                && constant(rest.right()).orElse(-1) >= 0;
        case Term.NumberCall call ->
            call.function() == BuiltInFunction.MIN
                && call.arguments().stream().anyMatch(argument -> isSame(argument, old));
        default -> isSame(value, old);
      };
    }

    private Optional<Growth> list(Program.ListAssignment set) {
      changed = true;
      boolean part =
          set.value() instanceof Term.ListSlice slice
              && slice.row().equals(new Term.ListCell(set.cell()));
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
          OptionalLong found = period(when.condition(), each.slot());
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
      OptionalLong constant = constant(term);
      if (constant.isPresent()) {
        return Optional.of(Growth.of(constant.getAsLong()));
      }
      return switch (term) {
        case Term.NumberSlot slot -> Optional.of(new Growth(Map.of(slot.slot(), 1L), 0));
        case Term.Binary sum when sum.operator() == Term.Operator.PLUS ->
            linear(sum.left()).flatMap(l -> linear(sum.right()).map(r -> l.plus(r, 1)));
        case Term.Binary sum when sum.operator() == Term.Operator.MINUS ->
            linear(sum.left()).flatMap(l -> linear(sum.right()).map(r -> l.plus(r, -1)));
        default -> Optional.empty();
      };
    }
  }

  /** Whether two terms are the same, wherever they stand in the text. */
  private static boolean isSame(Term one, Term other) {
    boolean alike =
        switch (one) {
          case Term.Binary a -> other instanceof Term.Binary b && a.operator() == b.operator();
          case Term.Element a -> other instanceof Term.Element;
          default -> false;
        };
    List<Term> left = TermTraversal.children(one);
    List<Term> right = TermTraversal.children(other);
    return one.equals(other)
        || (alike
            && IntStream.range(0, left.size()).allMatch(i -> isSame(left.get(i), right.get(i))));
  }

  /** The m for which a condition depends on a number only through that number mod m. */
  private OptionalLong period(Term.TruthTerm condition, int slot) {
    Set<Long> found = new HashSet<>();
    boolean periodic = isPeriodic(condition, slot, found);
    long period = found.stream().findFirst().orElse(0L);
    return periodic && found.size() == 1 && 0 < period && period <= MOST_RESIDUES
        ? OptionalLong.of(period)
        : OptionalLong.empty();
  }

  private boolean isPeriodic(Term term, int slot, Set<Long> found) {
    if (term instanceof Term.Binary rest
        && rest.operator() == Term.Operator.MOD
        && constant(rest.right()).isPresent()
        && isShifted(rest.left(), slot)) {
      found.add(constant(rest.right()).getAsLong());
      return true;
    }
    return switch (term) {
      case Term.NumberSlot other -> isParameter(other.slot());
      case Term.TruthSlot other -> isParameter(other.slot());
      case Term.Constant c -> true;
      case Term.TruthConstant c -> true;
      case Term.And t -> children(term, slot, found);
      case Term.Or t -> children(term, slot, found);
      case Term.Not t -> children(term, slot, found);
      case Term.Compare t -> children(term, slot, found);
      case Term.Member t -> children(term, slot, found);
      case Term.Range t -> children(term, slot, found);
      case Term.SetLiteral t -> children(term, slot, found);
      case Term.Binary t -> combined(t.operator(), 0, 0).isPresent() && children(term, slot, found);
      default -> false;
    };
  }

  private boolean children(Term term, int slot, Set<Long> found) {
    return TermTraversal.children(term).stream().allMatch(t -> isPeriodic(t, slot, found));
  }

  /** Whether a term is the number in a slot with constants added. */
  private boolean isShifted(Term.NumberTerm term, int slot) {
    return switch (term) {
      case Term.NumberSlot own -> own.slot() == slot;
      case Term.Binary sum ->
          (sum.operator() == Term.Operator.PLUS || sum.operator() == Term.Operator.MINUS)
              && isShifted(sum.left(), slot)
              && constant(sum.right()).isPresent();
      default -> false;
    };
  }

  private boolean isParameter(int slot) {
    return program.params().stream()
        .anyMatch(
            param ->
                param.place() == slot
                    && (param.type() == Type.NUMBER || param.type() == Type.TRUTH));
  }

  /** The value of a term that only parameters determine. */
  private OptionalLong constant(Term.NumberTerm term) {
    return switch (term) {
      case Term.Constant constant -> OptionalLong.of(constant.value());
      case Term.NumberSlot slot when isParameter(slot.slot()) ->
          OptionalLong.of(parameters.slots[slot.slot()]);
      case Term.Binary binary -> {
        OptionalLong left = constant(binary.left());
        OptionalLong right = constant(binary.right());
        yield left.isEmpty() || right.isEmpty()
            ? OptionalLong.empty()
            : combined(binary.operator(), left.getAsLong(), right.getAsLong());
      }
      default -> OptionalLong.empty();
    };
  }

  private static OptionalLong combined(Term.Operator operator, long left, long right) {
    return switch (operator) {
      case PLUS -> OptionalLong.of(Math.addExact(left, right));
      case MINUS -> OptionalLong.of(Math.subtractExact(left, right));
      case TIMES -> OptionalLong.of(Math.multiplyExact(left, right));
      case OVER, MOD, POWER, XOR -> OptionalLong.empty();
    };
  }
}
