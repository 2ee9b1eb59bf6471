package zermelo.application.words;

import java.util.ArrayList;
import java.util.List;
import zermelo.insight.explain.Paragraph.MexRow;
import zermelo.insight.explain.Paragraph.MexRows;
import zermelo.insight.explain.Paragraph.NimSum;
import zermelo.insight.explain.Paragraph.NimSumRow;
import zermelo.insight.explain.Paragraph.OptionGroup;
import zermelo.insight.explain.Paragraph.OptionsByValue;
import zermelo.insight.explain.Paragraph.ZeroingMove;
import zermelo.kernel.Move;
import zermelo.kernel.Rules;

/** Writes Grundy values as text: the options with their mex, and nim-sums in binary columns. */
public final class GrundyText {
  private static final int GROUPS = 8;
  private static final int REPAIRS = 3;
  private static final int TEXT = 40;

  private GrundyText() {}

  static List<String> options(OptionsByValue options, Rules rules) {
    List<String> lines = new ArrayList<>();
    List<Long> values = options.groups().stream().map(OptionGroup::nimber).toList();
    if (values.size() <= GROUPS) {
      lines.add("Each move leaves a position with a Grundy value:");
    } else if (options.mex() > 0) {
      lines.add("The moves that leave a position of Grundy value 0:");
    }
    int width = TextFormatting.widest(values.stream().map(value -> Long.toString(value)).toList());
    for (OptionGroup group : options.groups()) {
      if (values.size() <= GROUPS || group.nimber() == 0) {
        String value = Long.toString(group.nimber());
        List<String> moves = group.moves().stream().map(move -> arrow(move, rules)).toList();
        String start = "  " + " ".repeat(width - value.length()) + value + "  ";
        lines.add(start + TextFormatting.some(moves, ", ", TextFormatting.WIDTH - start.length()));
      }
    }
    String have =
        values.size() == 1
            ? "All options have the Grundy value " + values.getFirst()
            : "The options have the Grundy values " + TextFormatting.runs(values);
    String why =
        options.mex() == 0
            ? "No move leads to the value 0, so every move gives the other player a win."
            : "A move to the value 0 wins: from there every move leads away from 0 again.";
    lines.addAll(
        TextFormatting.wrapped(
            have
                + "; the smallest number that is missing is "
                + options.mex()
                + ", so that is the Grundy value here. "
                + why));
    return lines;
  }

  /** Writes {@code SG(5) = mex{SG(4), SG(1)} = mex{2, 1} = 0} for each row. */
  static List<String> rows(MexRows rows) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "The Grundy value SG is the mex of those of the options, the least number that is missing:");
    for (MexRow row : rows.rows()) {
      List<String> options = row.options().stream().map(o -> "SG(" + o.position() + ")").toList();
      List<String> values = row.options().stream().map(o -> Long.toString(o.value())).toList();
      String text =
          "SG(%s) = mex{%s}".formatted(row.position(), String.join(", ", options))
              + (values.isEmpty() ? "" : " = mex{" + String.join(", ", values) + "}")
              + " = "
              + row.value();
      lines.addAll(TextFormatting.indented(text));
    }
    return lines;
  }

  static List<String> nimSum(NimSum sum, Rules rules, PlayerNames names) {
    List<String> lines = new ArrayList<>();
    lines.add("The Grundy values of the parts in binary, and below them the nim-sum:");
    lines.addAll(columns(sum));
    lines.addAll(
        TextFormatting.wrapped(
            "A column with an odd number of ones has a 1 below it, any other column a 0."
                + (sum.sum() == 0 ? zero(names) : notZero(sum))));
    sum.repairs().stream()
        .limit(REPAIRS)
        .forEach(repair -> lines.addAll(repair(repair, sum, rules)));
    if (sum.repairs().size() > REPAIRS) {
      int more = sum.repairs().size() - REPAIRS;
      lines.add("  and " + more + " more " + (more == 1 ? "part" : "parts") + " in the same way");
    }
    return lines;
  }

  private static String zero(PlayerNames names) {
    return " The nim-sum is 0: every move changes the value of one part, so it is not 0 then, and "
        + names.name(1)
        + " makes it 0 again, until there is no move left.";
  }

  private static String notZero(NimSum sum) {
    return " The nim-sum is "
        + sum.sum()
        + " and not 0, so a move can make it 0: in a part with a 1 in its highest column, "
        + sum.highest()
        + ", because there the value becomes smaller, and a move can reach every smaller value.";
  }

  private static List<String> repair(ZeroingMove repair, NimSum sum, Rules rules) {
    return TextFormatting.indented(
        "The value of %s must become %d xor %d = %d: %s"
            .formatted(
                repair.part(),
                repair.before(),
                sum.sum(),
                repair.after(),
                arrow(repair.move(), rules)));
  }

  private static List<String> columns(NimSum sum) {
    List<NimSumRow> rows = sum.rows();
    long all = rows.stream().mapToLong(NimSumRow::value).reduce(sum.sum(), (a, b) -> a | b);
    int bits = Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(all));
    boolean plain =
        rows.stream().allMatch(row -> row.text().isEmpty() || row.text().equals("" + row.value()));
    List<String> names = new ArrayList<>(rows.stream().map(row -> name(row, plain)).toList());
    List<String> values = new ArrayList<>(rows.stream().map(row -> "" + row.value()).toList());
    if (4 + TextFormatting.widest(names) + 4 + TextFormatting.widest(values) + bits
        > TextFormatting.WIDTH) {
      names.replaceAll(name -> name.replaceAll(" \\(.*", ""));
    }
    names.add("nim-sum");
    values.add("" + sum.sum());
    int name = TextFormatting.widest(names);
    int value = TextFormatting.widest(values);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      long number = i < rows.size() ? rows.get(i).value() : sum.sum();
      String right = " ".repeat(value - values.get(i).length()) + values.get(i);
      lines.add(
          "  "
              + TextFormatting.pad(names.get(i), name)
              + "  "
              + right
              + "  "
              + binary(number, bits));
    }
    lines.add(rows.size(), "  " + " ".repeat(name + 2 + value + 2) + "-".repeat(bits));
    return lines;
  }

  private static String name(NimSumRow row, boolean plain) {
    return plain
        ? row.name()
        : row.name() + " (" + TextFormatting.shortened(row.text(), TEXT) + ")";
  }

  private static String binary(long number, int bits) {
    String digits = Long.toBinaryString(number);
    return "0".repeat(bits - digits.length()) + digits;
  }

  static String arrow(Move move, Rules rules) {
    return move.label() + " -> " + TextFormatting.shortened(rules.print(move.target()), 2 * TEXT);
  }
}
