package zermelo.language.compile.board.analysis;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Change;

/**
 * The slots that some changes of a move may write, also those nested in loops and conditions.
 *
 * @param slots the number slots
 * @param listSlots the slots of lists, sets and the board
 * @param repeated the slots that are written in a loop, under a condition, or more than once
 */
public record StageChanges(
    Set<Integer> slots,
    Set<Integer> listSlots,
    Set<Integer> repeated,
    boolean gains,
    boolean again) {

  public static StageChanges of(Collection<Change> changes) {
    StageChanges[] found = {
      new StageChanges(new HashSet<>(), new HashSet<>(), new HashSet<>(), false, false)
    };
    changes.forEach(change -> found[0] = found[0].with(change, false));
    return found[0];
  }

  /** All that a move may write. */
  public static StageChanges of(Program.MoveRule rule) {
    return of(rule.stages().stream().flatMap(stage -> stage.changes().stream()).toList());
  }

  private StageChanges with(Change change, boolean inside) {
    return switch (change) {
      case Program.NumberAssignment set -> {
        if (!slots.add(set.slot()) || inside) {
          repeated.add(set.slot());
        }
        yield this;
      }
      case Program.ElementAssignment set -> writes(set.slot());
      case Program.ListAssignment set -> writes(set.slot());
      case Program.CellAssignment set -> writes(set.slot());
      case Program.SetAssignment set -> throw new UnsupportedTermException("a set");
      case Program.Split split -> alone(inside);
      case Program.ForEach each -> with(each.changes());
      case Program.When when -> with(when.changes());
      case Program.Gain gain -> new StageChanges(slots, listSlots, repeated, true, again);
      case Program.Again more -> new StageChanges(slots, listSlots, repeated, gains, true);
    };
  }

  /** A split is no assignment. Where it may or may not happen, the text is interpreted. */
  private StageChanges alone(boolean inside) {
    if (inside) {
      throw new UnsupportedTermException("a split under a condition");
    }
    return this;
  }

  private StageChanges writes(int slot) {
    listSlots.add(slot);
    return this;
  }

  private StageChanges with(List<Change> changes) {
    StageChanges all = this;
    for (Change change : changes) {
      all = all.with(change, true);
    }
    return all;
  }
}
