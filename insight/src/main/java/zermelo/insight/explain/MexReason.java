package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import zermelo.insight.explain.Paragraph.MexRow;
import zermelo.insight.explain.Paragraph.MexRows;
import zermelo.insight.explain.Paragraph.ValuedOption;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.solve.Answer;

/** Works out a Grundy value row by row, as a teacher would at a blackboard. */
final class MexReason {
  /** Largest number of rows. Beyond it, only the position itself gets one. */
  private static final int MAX_ROWS = 6;

  /** Longest text of a position in a row. */
  private static final int MAX_TEXT = 24;

  private static final int MAX_OPTIONS = 10;

  private final ExplainedPosition explained;
  private final Map<Position, MexRow> rows = new LinkedHashMap<>();

  private MexReason(ExplainedPosition explained) {
    this.explained = explained;
  }

  static Optional<MexRows> of(ExplainedPosition explained) {
    if (!explained.plainSums() || explained.answer().nimber().isEmpty()) {
      return Optional.empty();
    }
    GameGraph.Size below = GameGraph.size(explained.rules(), explained.position(), MAX_ROWS);
    MexReason reason = new MexReason(explained);
    return reason.include(explained.position(), below.exact())
        ? Optional.of(new MexRows(List.copyOf(reason.rows.values())))
        : Optional.empty();
  }

  /**
   * Adds the row of a position, after those of its options if they are wanted.
   *
   * @return whether all values are known and no row is too long
   */
  private boolean include(Position position, boolean below) {
    if (rows.containsKey(position)) {
      return true;
    }
    boolean open = explained.rules().ending(position) == Ending.OPEN;
    MoveList moves =
        open ? explained.rules().moves(position, 10 * MAX_OPTIONS) : new MoveList(List.of(), true);
    Set<Position> options = new LinkedHashSet<>(moves.moves().stream().map(Move::target).toList());
    OptionalLong value = nimber(position);
    boolean isLong = explained.rules().print(position).length() > MAX_TEXT;
    if (isLong || !moves.complete() || options.size() > MAX_OPTIONS || value.isEmpty()) {
      return false;
    }
    List<ValuedOption> valued = new ArrayList<>();
    for (Position option : options) {
      if (below && !include(option, true)) {
        return false;
      }
      OptionalLong worth = nimber(option);
      if (worth.isEmpty()) {
        return false;
      }
      valued.add(new ValuedOption(explained.rules().print(option), worth.getAsLong()));
    }
    rows.put(position, new MexRow(explained.rules().print(position), valued, value.getAsLong()));
    return true;
  }

  private OptionalLong nimber(Position position) {
    return explained.answerCache().of(position).map(Answer::nimber).orElse(OptionalLong.empty());
  }
}
