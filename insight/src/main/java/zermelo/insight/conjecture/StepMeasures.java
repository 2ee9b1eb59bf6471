package zermelo.insight.conjecture;

import java.util.List;
import java.util.Optional;
import zermelo.insight.conjecture.Feature.Kind;
import zermelo.insight.conjecture.ListMeasures.ListMeasure;
import zermelo.insight.conjecture.observation.Observations.ObservedList;

/**
 * Generates the quantities of a list that depend on the places of its members: sums and nim-sums of
 * every second member, and of the gaps between neighbours.
 *
 * <p>Bags and sets have their members in ascending order.
 */
final class StepMeasures {
  /** The members that a quantity is about. */
  private enum Choice {
    ALL("", 0),
    FIRST_AND_EVERY_SECOND("odd(i)", 3),
    SECOND_AND_EVERY_SECOND("even(i)", 3),
    LAST_AND_EVERY_SECOND("even(%s - i)", 4),
    LAST_BUT_ONE_AND_EVERY_SECOND("odd(%s - i)", 4);

    private final String text;
    private final int bits;

    Choice(String text, int bits) {
      this.text = text;
      this.bits = bits;
    }

    private boolean of(int i, int length) {
      return switch (this) {
        case ALL -> true;
        case FIRST_AND_EVERY_SECOND -> i % 2 == 1;
        case SECOND_AND_EVERY_SECOND -> i % 2 == 0;
        case LAST_AND_EVERY_SECOND -> (length - i) % 2 == 0;
        case LAST_BUT_ONE_AND_EVERY_SECOND -> (length - i) % 2 == 1;
      };
    }
  }

  /** The number that a quantity takes from each chosen member. */
  private enum Step {
    MEMBER(0),
    /** The free numbers between a member and the one before. */
    GAP(6),
    DIFFERENCE(5);

    private final int bits;

    Step(int bits) {
      this.bits = bits;
    }
  }

  private final ObservedList list;
  private final List<ListMeasure> measures;
  private final String name;
  private final String size;

  private StepMeasures(ObservedList list, List<ListMeasure> measures) {
    this.list = list;
    this.measures = measures;
    boolean set = list.kind() == ObservedList.Kind.SET;
    this.name = set ? "[x in " + list.name() + "]" : list.name();
    this.size = list.size();
  }

  /** Adds the quantities of a list. */
  static void add(ObservedList list, List<ListMeasure> measures) {
    StepMeasures steps = new StepMeasures(list, measures);
    for (Step step : Step.values())
      for (Choice choice : Choice.values()) {
        if (step == Step.MEMBER && choice == Choice.ALL) continue;
        steps.add(step, choice, true);
        steps.add(step, choice, false);
        if (step == Step.GAP) steps.addOdd(choice);
      }
    if (list.distinct() && list.low() >= 0) steps.addWelter();
  }

  private void add(Step step, Choice choice, boolean nim) {
    String text =
        "(%s i in 1..%s%s: %s)"
            .formatted(nim ? "nim-sum" : "sum", size, where(choice, ""), text(step));
    measures.add(
        new ListMeasure(
            text,
            Optional.empty(),
            (nim ? 7 : 8) + step.bits + choice.bits,
            Kind.PLAIN,
            nim ? "nim-sum" : "linear",
            (n, row) -> ListMeasures.joined(nim, values(step, choice, row))));
  }

  /** Adds how many gaps are odd. */
  private void addOdd(Choice choice) {
    String gap = text(Step.GAP);
    measures.add(
        new ListMeasure(
            "(count i in 1..%s%s)".formatted(size, where(choice, "odd(" + gap + ")")),
            choice == Choice.ALL
                ? Optional.of("all i in 1..%s: even(%s)".formatted(size, gap))
                : Optional.empty(),
            8 + Step.GAP.bits + choice.bits,
            Kind.PLAIN,
            "parity",
            (n, row) -> ListMeasures.matching(values(Step.GAP, choice, row), x -> x % 2 != 0)));
  }

  /** Writes the condition on the place i. */
  private String where(Choice choice, String more) {
    String places = choice.text.formatted(size);
    if (places.isEmpty() && more.isEmpty()) return "";
    return " where " + places + (places.isEmpty() || more.isEmpty() ? "" : " and ") + more;
  }

  private String text(Step step) {
    String member = name + "[i]";
    String before = name + "[i - 1]";
    return switch (step) {
      case MEMBER -> member;
      case GAP -> "%s - (if i = 1 then %d else %s + 1)".formatted(member, list.low(), before);
      case DIFFERENCE ->
          "abs(%s - (if i = 1 then %d else %s))".formatted(member, list.low(), before);
    };
  }

  /** Returns the numbers of the chosen members; 0 for the others. */
  private long[] values(Step step, Choice choice, long[] row) {
    long[] values = new long[row.length];
    for (int i = 1; i <= row.length; i++)
      if (choice.of(i, row.length)) values[i - 1] = value(step, row, i);
    return values;
  }

  private long value(Step step, long[] row, int i) {
    long x = row[i - 1];
    return switch (step) {
      case MEMBER -> x;
      case GAP -> x - (i == 1 ? list.low() : row[i - 2] + 1);
      case DIFFERENCE -> Math.abs(x - (i == 1 ? list.low() : row[i - 2]));
    };
  }

  /**
   * Adds Welter's function: the nim-sum of the members, counted from 0, and of 2^(v + 1) - 1 for
   * each pair, whose difference 2 divides v times.
   *
   * <p>It is the Grundy value of coins on a strip that may jump over each other (Winning Ways,
   * chapter 15).
   */
  private void addWelter() {
    long low = list.low();
    String less = low == 0 ? "%s[i]".formatted(name) : "(%s[i] - %d)".formatted(name, low);
    measures.add(
        new ListMeasure(
            "(nim-sum i in 1..%s: %s xor (nim-sum j in 1..i - 1: 2^(valuation(2, %s[i] - %s[j]) + 1) - 1))"
                .formatted(size, less, name, name),
            Optional.empty(),
            20,
            Kind.PLAIN,
            "nim-sum",
            (n, row) -> {
              long sum = 0;
              for (int i = 0; i < row.length; i++) {
                sum ^= row[i] - low;
                for (int j = 0; j < i; j++) sum ^= (Long.lowestOneBit(row[i] - row[j]) << 1) - 1;
              }
              return sum;
            }));
  }
}
