package zermelo.language.infer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import zermelo.language.effect.ComponentChange;
import zermelo.language.effect.CountChanges;
import zermelo.language.effect.CountChanges.RuleChange;
import zermelo.language.effect.CountRange;
import zermelo.language.effect.ListShrinkage;
import zermelo.language.effect.ListTotals;
import zermelo.language.effect.SowingProof;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Component;
import zermelo.language.program.Program.Kind;

/**
 * Facts about texts with boards, scores or moves in steps.
 *
 * <p>They follow from the numbers of symbols and the lengths of lists: if no move raises such a
 * number, then the moves that lower it are no part of a cycle. The remaining moves need another.
 */
final class BoardInference {
  private static final String SOWING =
      "every move lowers the sum of all lists, or brings what it sows nearer to their end";

  private BoardInference() {}

  static Inference of(Program program, ProofAssumptions settled, EvaluationFrame parameters) {
    return new Inference(
        acyclic(program, settled, parameters),
        bounded(program),
        new InferredFact(false, "no part of the position is a bag"),
        program.components().stream().map(c -> UpperBound.UNKNOWN).toList());
  }

  private static InferredFact bounded(Program program) {
    List<String> open =
        program.components().stream()
            .filter(c -> c.board().isEmpty() && !isBounded(program, c))
            .map(Component::name)
            .toList();
    return open.isEmpty()
        ? new InferredFact(true, "no part of the position gets larger than the text allows")
        : new InferredFact(false, "no bound is known for " + String.join(", ", open));
  }

  private static boolean isBounded(Program program, Component component) {
    if (component.kind() != Kind.LIST && component.kind() != Kind.BAG) {
      return component.high().isPresent();
    }
    return places(component).stream()
        .allMatch(
            place ->
                (component.high().isPresent() || ListShrinkage.keepsElements(program, place))
                    && program.moves().stream()
                        .allMatch(rule -> ListShrinkage.of(rule, place).keepsOrLowers()));
  }

  /** The list slots of a component: that of the player to move, and that of the other one. */
  private static List<Integer> places(Component component) {
    return component.role() == Program.Role.OWN
        ? List.of(component.place(), component.place() + 1)
        : List.of(component.place());
  }

  private static InferredFact acyclic(
      Program program, ProofAssumptions settled, EvaluationFrame parameters) {
    Map<String, Function<RuleChange, CountRange>> measures = new LinkedHashMap<>();
    program.board().ifPresent(board -> addSymbols(board, measures));
    program.components().forEach(component -> addLength(component, measures));
    if (!program.heaps()) { // the parts of a heap are others than the heap
      program.components().forEach(component -> addSize(component, measures));
    }
    Optional<ListTotals> totals =
        program.splits() ? Optional.empty() : ListTotals.of(program, parameters);
    totals.ifPresent(lists -> addTotal(lists, program, settled, measures));
    List<RuleChange> left = new ArrayList<>(CountChanges.of(program));
    List<String> reasons = new ArrayList<>();
    while (!left.isEmpty()) {
      Optional<String> step = step(left, measures, reasons.isEmpty());
      if (step.isEmpty()) {
        if (totals.isEmpty() || !sowsOneWay(totals.get(), program, left, parameters)) {
          return new InferredFact(false, "a position can come back, as far as the text shows");
        }
        step = Optional.of(reasons.isEmpty() ? SOWING : "every other move " + SOWING);
        left.clear();
      }
      reasons.add(step.get());
    }
    return new InferredFact(true, String.join("; ", reasons));
  }

  /**
   * Whether moves lower the total, or bring the numbers of lists nearer to one and the same end.
   */
  private static boolean sowsOneWay(
      ListTotals totals, Program program, List<RuleChange> left, EvaluationFrame parameters) {
    Set<Integer> directions = new HashSet<>();
    left.stream()
        .map(RuleChange::rule)
        .distinct()
        .filter(rule -> totals.change(rule).high() >= 0)
        .forEach(rule -> directions.add(SowingProof.direction(totals, program, rule, parameters)));
    return directions.size() == 1 && !directions.contains(0);
  }

  private static void addTotal(
      ListTotals totals,
      Program program,
      ProofAssumptions settled,
      Map<String, Function<RuleChange, CountRange>> measures) {
    measures.put(
        "the sum of all lists",
        change -> {
          Program.MoveRule rule = change.rule();
          boolean falls =
              ElementDecreaseProof.isSure(program, settled, rule)
                  && totals.fallsWithFirstChange(rule);
          return falls ? CountRange.DECREASE : totals.change(rule);
        });
  }

  private static void addSymbols(
      BoardDeclaration board, Map<String, Function<RuleChange, CountRange>> measures) {
    measures.put("the number of empty cells", change -> change.bySymbol().getFirst());
    measures.put("the number of stones", RuleChange::stones);
    for (int i = 1; i < board.symbols().length(); i++) {
      int symbol = i;
      measures.put(
          "the number of cells with " + board.symbols().charAt(i),
          change -> change.bySymbol().get(symbol));
    }
  }

  private static void addLength(
      Component component, Map<String, Function<RuleChange, CountRange>> measures) {
    if (component.kind() == Kind.LIST || component.kind() == Kind.BAG) {
      measures.put(
          "the length of " + component.name(),
          change ->
              places(component).stream()
                  .map(place -> ListShrinkage.of(change.rule(), place))
                  .reduce(CountRange.NONE, CountRange::plus));
    }
  }

  private static void addSize(
      Component component, Map<String, Function<RuleChange, CountRange>> measures) {
    boolean number = component.kind() == Kind.NUMBER;
    if (number || component.kind() == Kind.SET) {
      measures.put(
          (number ? "" : "the size of ") + component.name(),
          change ->
              places(component).stream()
                  .map(
                      place ->
                          number
                              ? ComponentChange.ofNumber(change.rule(), place)
                              : ComponentChange.ofSet(change.rule(), place))
                  .reduce(CountRange.NONE, CountRange::plus));
    }
  }

  /** Removes moves that no cycle contains, and says why. */
  private static Optional<String> step(
      List<RuleChange> left,
      Map<String, Function<RuleChange, CountRange>> measures,
      boolean first) {
    for (var measure : measures.entrySet()) {
      for (boolean falls : new boolean[] {true, false}) {
        List<RuleChange> gone = gone(left, measure.getValue(), falls);
        if (!gone.isEmpty()) {
          String which =
              gone.size() == left.size()
                  ? first ? "every move" : "every other move"
                  : gone.size() == 1 ? "a move" : "some moves";
          boolean one = !which.startsWith("some");
          String does = (falls ? "lower" : "raise") + (one ? "s" : "");
          left.removeAll(gone);
          return Optional.of(which + " " + does + " " + measure.getKey());
        }
      }
    }
    return Optional.empty();
  }

  /** The moves that surely change a number in a direction in which all moves change it, if any. */
  private static List<RuleChange> gone(
      List<RuleChange> left, Function<RuleChange, CountRange> measure, boolean falls) {
    boolean monotone =
        left.stream().map(measure).allMatch(r -> falls ? r.keepsOrLowers() : r.keepsOrRaises());
    return monotone
        ? left.stream()
            .filter(c -> falls ? measure.apply(c).high() < 0 : measure.apply(c).low() > 0)
            .toList()
        : List.of();
  }
}
