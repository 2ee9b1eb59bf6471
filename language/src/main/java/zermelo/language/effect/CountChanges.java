package zermelo.language.effect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;
import zermelo.language.program.Term;

/**
 * By how much each kind of move changes the numbers of symbols on the board.
 *
 * <p>Over-approximates: a cell of which the conditions say nothing may hold any symbol, and a loop
 * may run any number of times.
 */
public final class CountChanges {
  /** One kind of move by one player: 0 is Left, 1 is Right. */
  public record RuleChange(
      Program.MoveRule rule, int turn, List<CountRange> bySymbol, CountRange stones) {
    /** Whether the same player may move again. */
    public boolean mayRepeat() {
      return repeats(rule.stages().stream().flatMap(stage -> stage.changes().stream()).toList());
    }

    private static boolean repeats(List<Program.Change> changes) {
      return changes.stream()
          .anyMatch(
              change ->
                  switch (change) {
                    case Program.Again again -> true;
                    case Program.When when -> repeats(when.changes());
                    case Program.ForEach each -> repeats(each.changes());
                    default -> false;
                  });
    }
  }

  private final BoardDeclaration board;
  private final boolean whole;
  private final long[] classes; // sets of symbols: each by itself, then all stones
  private CountRange[] sums = {};

  private CountChanges(BoardDeclaration board, boolean whole) {
    this.board = board;
    this.whole = whole;
    int count = board.symbols().length();
    this.classes = new long[count + 1];
    for (int symbol = 0; symbol < count; symbol++) {
      classes[symbol] = 1L << symbol;
    }
    classes[count] = all() & ~1L;
  }

  private long all() {
    return (1L << board.symbols().length()) - 1;
  }

  /** The changes of all moves of a program; without a board there are no symbols. */
  public static List<RuleChange> of(Program program) {
    return of(program, true);
  }

  /** The same, where {@code whole} says whether all cells count; others may stay empty. */
  public static List<RuleChange> of(Program program, boolean whole) {
    Optional<BoardDeclaration> board = program.board();
    List<RuleChange> found = new ArrayList<>();
    for (Program.MoveRule rule : program.moves()) {
      for (int turn = 0; turn < 2; turn++) {
        if (rule.allowed(turn)) {
          int player = turn;
          found.add(
              board
                  .map(b -> new CountChanges(b, whole).change(rule, player))
                  .orElse(new RuleChange(rule, turn, List.of(), CountRange.NONE)));
        }
      }
    }
    return found;
  }

  private RuleChange change(Program.MoveRule rule, int turn) {
    CellKnowledge known = new CellKnowledge(turn, all());
    sums = zeros();
    for (Program.Stage stage : rule.stages()) {
      for (Program.Step step : stage.steps()) {
        switch (step) {
          case Program.Requirement requirement -> known.learn(requirement.condition());
          case Program.NumberChoice choice -> known.choose(choice.slot(), choice.set());
          case Program.ListChoice choice -> {}
        }
      }
      apply(stage.changes(), known);
    }
    if (!board.keepsCells()) {
      for (int i = 0; i < sums.length; i++) {
        sums[i] = sums[i].or(CountRange.UNBOUNDED_DECREASE); // cells vanish from the board
      }
    }
    int count = board.symbols().length();
    return new RuleChange(rule, turn, List.of(sums).subList(0, count), sums[count]);
  }

  private CountRange[] zeros() {
    CountRange[] zeros = new CountRange[classes.length];
    Arrays.fill(zeros, CountRange.NONE);
    return zeros;
  }

  private void apply(List<Program.Change> changes, CellKnowledge known) {
    for (Program.Change change : changes) {
      switch (change) {
        case Program.CellAssignment put -> put(put, known);
        case Program.ForEach each -> repeat(each, known);
        case Program.When when -> perhaps(when, known);
        case Program.NumberAssignment set -> known.forget(set.slot());
        default -> {}
      }
    }
  }

  private void put(Program.CellAssignment put, CellKnowledge known) {
    long before =
        put.cell() instanceof Term.Fold fold && fold.cell()
            ? known.folded(fold)
            : known.symbols(put.cell());
    long after = known.value(put.symbol());
    for (int i = 0; i < classes.length; i++) {
      int surelyBefore = (before & ~classes[i]) == 0 ? 1 : 0;
      int maybeBefore = (before & classes[i]) != 0 ? 1 : 0;
      int surelyAfter = (after & ~classes[i]) == 0 ? 1 : 0;
      int maybeAfter = (after & classes[i]) != 0 ? 1 : 0;
      CountRange range = new CountRange(surelyAfter - maybeBefore, maybeAfter - surelyBefore);
      sums[i] = sums[i].plus(whole ? range : range.or(CountRange.NONE));
    }
    known.put(put.cell(), before, after);
  }

  private void repeat(Program.ForEach each, CellKnowledge known) {
    CountRange[] before = sums;
    sums = zeros();
    boolean alone =
        each.changes().size() == 1
            && each.changes().getFirst() instanceof Program.CellAssignment put
            && put.cell().equals(new BoardTerm.CellSlot(each.slot()));
    CellKnowledge inner = known.copy();
    if (alone) {
      inner.choose(each.slot(), each.set());
      inner.retain(each.slot()); // an earlier round may have changed any other cell
    } else {
      inner.forget(each.slot());
      inner.clear();
    }
    apply(each.changes(), inner);
    for (int i = 0; i < sums.length; i++) {
      sums[i] = before[i].plus(sums[i].repeated());
    }
    known.clear();
  }

  private void perhaps(Program.When when, CellKnowledge known) {
    CountRange[] before = sums.clone();
    CellKnowledge inner = known.copy();
    inner.learn(when.condition());
    apply(when.changes(), inner);
    for (int i = 0; i < sums.length; i++) {
      sums[i] = sums[i].or(before[i]);
    }
    known.meet(inner);
  }
}
