package zermelo.language.infer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.language.program.Program;

/**
 * Proves that no position can recur, by a lexicographic ranking.
 *
 * <p>The proof finds a measure that no move raises. The moves that lower it cannot be part of a
 * cycle. For the remaining moves it finds another such measure, and so on until no move is left. A
 * measure may also be one that no move lowers and some moves raise.
 *
 * <p>In a game of heaps the measures are those of one heap. If heaps split, each part must be lower
 * than the heap. Then the whole position falls in the multiset order of Dershowitz and Manna, which
 * is well-founded because every number of a heap has a lower bound. So raising is not allowed
 * there.
 */
final class AcyclicityProof {
  private final List<SymbolicMove> effects;
  private final List<TerminationMeasure> measures;
  private final boolean mayRise;

  private AcyclicityProof(
      List<SymbolicMove> effects, List<TerminationMeasure> measures, boolean mayRise) {
    this.effects = effects;
    this.measures = measures;
    this.mayRise = mayRise;
  }

  static InferredFact find(Program program, ProofAssumptions settled, List<SymbolicMove> effects) {
    return new AcyclicityProof(effects, TerminationMeasure.of(program, settled), !program.splits())
        .find();
  }

  private enum Way {
    LOWERS,
    RAISES
  }

  private record Step(TerminationMeasure measure, Way way) {
    String words() {
      return (way == Way.LOWERS ? "lowers " : "raises ") + measure.name();
    }
  }

  private InferredFact find() {
    List<SymbolicMove> left = new ArrayList<>(effects);
    Map<String, String> reasons = new LinkedHashMap<>();
    while (!left.isEmpty()) {
      Progress best = best(left);
      if (best.gone().isEmpty()) {
        return new InferredFact(false, "no number is known that every move lowers" + blame(left));
      }
      best.gone().forEach(effect -> reasons.put(effect.name(), best.words()));
      left.removeAll(best.gone());
    }
    return new InferredFact(true, words(reasons));
  }

  /** Moves that cannot be part of a cycle, with their common effect in words. */
  private record Progress(List<SymbolicMove> gone, String words) {}

  /** The step that excludes most moves; among equals the first. */
  private Progress best(List<SymbolicMove> left) {
    Progress best = new Progress(List.of(), "");
    for (TerminationMeasure measure : measures) {
      for (Way way : mayRise ? Way.values() : new Way[] {Way.LOWERS}) {
        Step step = new Step(measure, way);
        if (left.stream().allMatch(effect -> holds(step, effect, 0))) {
          List<SymbolicMove> gone = left.stream().filter(effect -> holds(step, effect, 1)).toList();
          best = gone.size() > best.gone().size() ? new Progress(gone, step.words()) : best;
        }
        if (best.gone().size() == left.size()) {
          return best;
        }
      }
    }
    return best;
  }

  private String blame(List<SymbolicMove> left) {
    List<String> names = left.stream().map(SymbolicMove::name).toList();
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

  /**
   * Whether a move surely changes the measure this way by at least {@code least}, in every part.
   */
  private static boolean holds(Step step, SymbolicMove effect, long least) {
    try {
      LinearExpression before = step.measure().value().apply(effect.before());
      return effect.afters().stream()
          .allMatch(
              state -> {
                LinearExpression after = step.measure().value().apply(state);
                return step.way() == Way.LOWERS
                    ? effect.knowledge().provesAtMost(after.plus(least), before)
                    : effect.knowledge().provesAtMost(before.plus(least), after);
              });
    } catch (ArithmeticException tooLarge) {
      return false; // the numbers are too large for the proof
    }
  }
}
