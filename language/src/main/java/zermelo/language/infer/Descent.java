package zermelo.language.infer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.language.check.Program;

/**
 * Proves that no position can come back, by a lexicographic ranking: some measure is never raised
 * by any move, and the moves that lower it can be in no loop; of the others some other measure is
 * never raised, and so on until no move is left. (Or lowered and raised exchanged.)
 *
 * <p>In a game of heaps the measures are those of one heap. Where heaps split, each part must be
 * lower than the heap: then the whole falls in the multiset order of Dershowitz and Manna, which is
 * well-founded because every number of a heap has a lower bound; so nothing may be raised there.
 */
final class Descent {
  private final List<Effect> effects;
  private final List<Measure> measures;
  private final boolean mayRise;

  private Descent(List<Effect> effects, List<Measure> measures, boolean mayRise) {
    this.effects = effects;
    this.measures = measures;
    this.mayRise = mayRise;
  }

  static Finding find(Program program, Settled settled, List<Effect> effects) {
    return new Descent(effects, Measure.of(program, settled), !program.splits()).find();
  }

  private enum Way {
    LOWERS,
    RAISES
  }

  private record Step(Measure measure, Way way) {
    String words() {
      return (way == Way.LOWERS ? "lowers " : "raises ") + measure.name();
    }
  }

  private Finding find() {
    List<Effect> left = new ArrayList<>(effects);
    Map<String, String> reasons = new LinkedHashMap<>();
    while (!left.isEmpty()) {
      Progress best = best(left);
      if (best.gone().isEmpty()) {
        return new Finding(false, "no number is known that every move lowers" + blame(left));
      }
      best.gone().forEach(effect -> reasons.put(effect.name(), best.words()));
      left.removeAll(best.gone());
    }
    return new Finding(true, words(reasons));
  }

  /** Moves that can be in no loop, and what they all do. */
  private record Progress(List<Effect> gone, String words) {}

  /** The step that rules out most moves; the first one among equals. */
  private Progress best(List<Effect> left) {
    Progress best = new Progress(List.of(), "");
    for (Measure measure : measures) {
      for (Way way : mayRise ? Way.values() : new Way[] {Way.LOWERS}) {
        Step step = new Step(measure, way);
        if (left.stream().allMatch(effect -> holds(step, effect, 0))) {
          List<Effect> gone = left.stream().filter(effect -> holds(step, effect, 1)).toList();
          best = gone.size() > best.gone().size() ? new Progress(gone, step.words()) : best;
        }
        if (best.gone().size() == left.size()) {
          return best;
        }
      }
    }
    return best;
  }

  private String blame(List<Effect> left) {
    List<String> names = left.stream().map(Effect::name).toList();
    return left.size() == effects.size() ? "" : " (still open: " + String.join(", ", names) + ")";
  }

  private static String words(Map<String, String> reasons) {
    List<String> different = reasons.values().stream().distinct().toList();
    if (different.size() == 1) {
      return "every move " + different.get(0);
    }
    List<String> each = new ArrayList<>();
    reasons.forEach((name, reason) -> each.add(name + " " + reason));
    return String.join(", ", each) + ", and no later one undoes an earlier one";
  }

  /** Whether a move surely changes the measure this way by at least so much, in every part. */
  private static boolean holds(Step step, Effect effect, long least) {
    try {
      Linear before = step.measure().value().apply(effect.before());
      return effect.afters().stream()
          .allMatch(
              state -> {
                Linear after = step.measure().value().apply(state);
                return step.way() == Way.LOWERS
                    ? effect.knowledge().provesAtMost(after.plus(least), before)
                    : effect.knowledge().provesAtMost(before.plus(least), after);
              });
    } catch (ArithmeticException tooLarge) {
      return false; // numbers too large to reason about
    }
  }
}
