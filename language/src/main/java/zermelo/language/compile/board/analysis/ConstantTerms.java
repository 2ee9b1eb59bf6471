package zermelo.language.compile.board.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToLongFunction;
import zermelo.kernel.RulesFault;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.ListedSet;
import zermelo.language.evaluate.SetEvaluator;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Finds terms that do not depend on the position, and evaluates them with the interpreter.
 *
 * <p>A term that depends on one cell only becomes a table, by number of that cell.
 */
public final class ConstantTerms {
  private final BoardPlan plan;
  private final Map<Integer, Binding> slots;
  private final EvaluationFrame frame;
  private final TermEvaluator evaluate;

  public ConstantTerms(BoardPlan plan, int turn, Map<Integer, Binding> slots) {
    this.plan = plan;
    this.slots = slots;
    this.frame = plan.input.settled();
    this.frame.turn = turn;
    this.evaluate = new TermEvaluator(plan.program.source());
  }

  /**
   * What a term depends on.
   *
   * @param position whether it depends on the position or on a number that is not constant
   * @param cells the slots of cells that it depends on
   * @param aliases the slots of other names of cells in it, those that others need first
   */
  public record Dependence(boolean position, Set<Integer> cells, List<Integer> aliases) {
    boolean constant() {
      return !position && cells.isEmpty();
    }
  }

  public Dependence dependence(Term term) {
    Search search = new Search();
    search.visit(term);
    return new Dependence(search.position, search.cells, search.aliases);
  }

  /** Whether a term depends on the cell in a slot. */
  public boolean depends(Term term, int slot) {
    return dependence(term).cells.contains(slot);
  }

  /** The slot of the only cell, and the only thing, that a term depends on. */
  public OptionalInt onlyCell(Term term) {
    Dependence found = dependence(term);
    return found.position || found.cells.size() != 1
        ? OptionalInt.empty()
        : OptionalInt.of(found.cells.iterator().next());
  }

  private final class Search {
    private boolean position;
    private final Set<Integer> cells = new HashSet<>();
    private final Set<Integer> bound = new HashSet<>();
    private final List<Integer> aliases = new ArrayList<>();

    private void visit(Term term) {
      switch (term) {
        case BoardTerm.CellSlot(int slot) -> slot(slot);
        case Term.NumberSlot(int slot) -> slot(slot);
        case Term.TruthSlot(int slot) -> slot(slot);
        case Term.ListSlot(int slot) -> position |= !isParameter(slot);
        case Term.SetSlot(int slot) -> position |= !isParameter(slot);
        case Term.Fold fold -> bound.add(fold.slot());
        case Term.Filter filter -> bound.add(filter.slot());
        case Term.ListComprehension list -> bound.add(list.slot());
        case Term.Quantifier quantifier -> bound.add(quantifier.slot());
        case BoardTerm.AllCells all -> position |= plan.isTree();
        default -> position |= readsBoard(term);
      }
      TermTraversal.children(term).forEach(this::visit);
    }

    private void slot(int slot) {
      if (bound.contains(slot) || plan.input.numbers().containsKey(slot)) {
        return;
      }
      switch (slots.get(slot)) {
        case Binding.NumberConstant constant -> {}
        case Binding.CellConstant constant -> {}
        case Binding.CellAlias alias -> {
          visit(alias.term());
          aliases.add(slot);
        }
        case Binding.NumberByCell number -> {
          slot(number.slot());
          aliases.add(slot);
        }
        case Binding.CellLocal local -> cells.add(slot);
        case Binding.CellVector vector -> cells.add(slot);
        case null, default -> position = true;
      }
    }
  }

  private static boolean readsBoard(Term term) {
    return switch (term) {
      case BoardTerm.Content t -> true;
      case BoardTerm.RunLength t -> true;
      case BoardTerm.Holds t -> true;
      case BoardTerm.Line t -> true;
      case BoardTerm.Full t -> true;
      case BoardTerm.Slide t -> true;
      case BoardTerm.Group t -> true;
      case BoardTerm.Liberties t -> true;
      default -> false;
    };
  }

  private boolean isParameter(int cell) {
    return plan.program.components().stream()
        .filter(part -> part.kind() != Program.Kind.NUMBER)
        .noneMatch(part -> cell == part.place() || (owns(part) && cell == part.place() + 1));
  }

  private static boolean owns(Program.Component part) {
    return part.role() == Program.Role.OWN;
  }

  /** The value of a constant number, cell or symbol. */
  public Optional<Long> number(Term.NumberTerm term) {
    return constant(term, numberOf(term));
  }

  public Optional<Boolean> truth(Term.TruthTerm term) {
    return constant(term, truthOf(term)).map(value -> value != 0);
  }

  /** A constant set of cells without "no cell". */
  public Optional<Long> cells(Term.SetTerm term) {
    return constant(term, cellsOf(term));
  }

  /** A constant set of numbers, ascending. */
  public Optional<long[]> numbers(Term.SetTerm term) {
    long[][] found = new long[1][];
    return constant(
            term,
            f -> {
              found[0] = SetEvaluator.listed(f, evaluate.many(term)).elements();
              return 0;
            })
        .map(done -> found[0]);
  }

  /** A constant list. */
  public Optional<long[]> list(Term.ListTerm term) {
    long[][] found = new long[1][];
    return constant(
            term,
            f -> {
              found[0] = evaluate.list(term).of(f);
              return 0;
            })
        .map(done -> found[0]);
  }

  private ToLongFunction<EvaluationFrame> numberOf(Term.NumberTerm term) {
    return f -> evaluate.num(term).of(f);
  }

  private ToLongFunction<EvaluationFrame> truthOf(Term.TruthTerm term) {
    return f -> evaluate.truth(term).of(f) ? 1 : 0;
  }

  private ToLongFunction<EvaluationFrame> cellsOf(Term.SetTerm term) {
    return f -> {
      long found = 0;
      ListedSet listed = SetEvaluator.listed(f, evaluate.many(term));
      for (long cell : listed.elements()) {
        if (cell == 0) {
          throw new ArithmeticException("no cell");
        }
        found |= BoardPlan.bit(cell);
      }
      return found;
    };
  }

  /** The values of a number for each cell in the slot, which it may depend on, and for no cell. */
  public Optional<long[]> table(Term.NumberTerm term, int slot) {
    return table(slot, term, numberOf(term));
  }

  /** Whether a truth holds for each cell in the slot, 0 or 1. */
  public Optional<long[]> truths(Term.TruthTerm term, int slot) {
    return table(slot, term, truthOf(term));
  }

  /** The sets of cells for each cell in the slot. None of them may contain "no cell". */
  public Optional<long[]> sets(Term.SetTerm term, int slot) {
    return table(slot, term, cellsOf(term));
  }

  private Optional<Long> constant(Term term, ToLongFunction<EvaluationFrame> function) {
    Dependence needs = dependence(term);
    return needs.constant() ? value(-1, 0, needs, function) : Optional.empty();
  }

  private Optional<long[]> table(int slot, Term term, ToLongFunction<EvaluationFrame> function) {
    Dependence needs = dependence(term);
    boolean none = slots.get(slot) instanceof Binding.CellLocal local && local.maybeNone();
    long[] values = new long[plan.cells + 1];
    for (int cell = 0; cell <= plan.cells; cell++) {
      Optional<Long> value = value(slot, cell, needs, function);
      if (value.isEmpty() && (cell > 0 || none)) {
        return Optional.empty();
      }
      values[cell] = value.orElse(0L);
    }
    return Optional.of(values);
  }

  /** The value with a cell in the slot; none if the evaluation fails. */
  private Optional<Long> value(
      int slot, int cell, Dependence needs, ToLongFunction<EvaluationFrame> function) {
    frame.refuel();
    slots.forEach(
        (at, binding) -> {
          switch (binding) {
            case Binding.NumberConstant constant -> frame.slots[at] = constant.value();
            case Binding.CellConstant constant -> frame.slots[at] = constant.cell();
            default -> {}
          }
        });
    if (slot >= 0) {
      frame.slots[slot] = cell;
    }
    try {
      for (int at : needs.aliases) {
        if (slots.get(at) instanceof Binding.CellAlias alias) {
          frame.slots[at] = evaluate.num(alias.term()).of(frame);
        } else if (slots.get(at) instanceof Binding.NumberByCell number) {
          frame.slots[at] = number.values().get((int) frame.slots[number.slot()]);
        }
      }
      return Optional.of(function.applyAsLong(frame));
    } catch (RulesFault | ArithmeticException | EvaluationFrame.OutOfFuel fault) {
      return Optional.empty();
    }
  }
}
