package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import zermelo.insight.explain.Paragraph.OptionGroup;
import zermelo.insight.explain.Paragraph.OptionsByValue;
import zermelo.kernel.Move;
import zermelo.solve.ValuedMove;

/** Explains a Grundy value: the values of the options, and their mex. */
final class OptionsReason {
  private OptionsReason() {}

  static Optional<OptionsByValue> of(ExplainedPosition explained) {
    List<ValuedMove> moves = explained.answer().moves();
    if (explained.answer().nimber().isEmpty()
        || !explained.complete()
        || moves.isEmpty()
        || moves.stream().anyMatch(move -> move.nimber().isEmpty())) {
      return Optional.empty();
    }
    TreeMap<Long, List<Move>> byValue = new TreeMap<>();
    for (ValuedMove move : moves) {
      byValue
          .computeIfAbsent(move.nimber().orElseThrow(), any -> new ArrayList<>())
          .add(move.move());
    }
    List<OptionGroup> groups = new ArrayList<>();
    byValue.forEach((value, all) -> groups.add(new OptionGroup(value, all)));
    return Optional.of(new OptionsByValue(groups, explained.answer().nimber().getAsLong()));
  }
}
