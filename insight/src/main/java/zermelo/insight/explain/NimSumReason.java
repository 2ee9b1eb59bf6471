package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import zermelo.insight.explain.Paragraph.NimSum;
import zermelo.insight.explain.Paragraph.NimSumRow;
import zermelo.insight.explain.Paragraph.ZeroingMove;
import zermelo.kernel.Move;

/**
 * Explains sums in normal play: the Grundy values of the components, and the component to change.
 *
 * <p>It does not apply if a component may end the whole game: there a move may win at once,
 * whatever the nim-sum is.
 *
 * <p>The component with the highest bit of the nim-sum can always be changed so that the nim-sum
 * becomes 0: the required value is smaller than its own, so it is among the values of its options.
 */
final class NimSumReason {
  /** Largest number of rows. Beyond it, components of equal value share a row. */
  private static final int ROWS = 14;

  /** Largest number of components to examine one by one. */
  private static final int PARTS = 500;

  private NimSumReason() {}

  static Optional<NimSum> of(ExplainedPosition explained) {
    boolean adds =
        !explained.misere()
            && explained.facts().grundyApplies()
            && !explained.facts().hasDecisiveEndings();
    if (!adds || explained.answer().nimber().isEmpty()) {
      return Optional.empty();
    }
    List<SumPart> parts = SumPart.of(explained.played(), explained.position());
    if (parts.size() < 2 || parts.size() > PARTS) {
      return Optional.empty();
    }
    List<NimSumRow> rows = new ArrayList<>();
    long sum = 0;
    for (SumPart part : parts) {
      OptionalLong nimber = part.nimber(explained.answerCache());
      if (nimber.isEmpty()) {
        return Optional.empty();
      }
      rows.add(new NimSumRow(part.name(), part.text(), nimber.getAsLong(), 1));
      sum ^= nimber.getAsLong();
    }
    List<NimSumRow> shown = rows.size() <= ROWS ? rows : together(rows);
    return sum != explained.answer().nimber().getAsLong() || shown.size() > ROWS
        ? Optional.empty()
        : Optional.of(new NimSum(shown, sum, repairs(explained, rows, sum)));
  }

  private static List<NimSumRow> together(List<NimSumRow> rows) {
    TreeMap<Long, Integer> counts = new TreeMap<>();
    rows.forEach(row -> counts.merge(row.value(), 1, Integer::sum));
    List<NimSumRow> groups = new ArrayList<>();
    counts.forEach(
        (value, count) ->
            groups.add(new NimSumRow(count + (count == 1 ? " part" : " parts"), "", value, count)));
    return groups.reversed();
  }

  /** Returns a winning move for each component with the highest bit of the sum. */
  private static List<ZeroingMove> repairs(
      ExplainedPosition explained, List<NimSumRow> rows, long sum) {
    List<ZeroingMove> repairs = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      long value = rows.get(i).value();
      int number = i + 1;
      if ((value & Long.highestOneBit(sum)) != 0) {
        Optional<Move> move =
            explained.winning().stream().filter(any -> isIn(any, number, rows.size())).findFirst();
        move.ifPresent(
            found -> repairs.add(new ZeroingMove(name(rows, number), value, value ^ sum, found)));
      }
    }
    return repairs;
  }

  private static String name(List<NimSumRow> rows, int number) {
    return rows.get(number - 1).name();
  }

  private static boolean isIn(Move move, int number, int parts) {
    return SumPart.inner(move.label(), parts).filter(at -> at.number() == number).isPresent();
  }
}
