package zermelo.insight.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongBinaryOperator;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import zermelo.insight.conjecture.Feature.Kind;
import zermelo.insight.conjecture.observation.Observations.ObservedList;
import zermelo.kernel.numbers.NumberTheory;

/**
 * Generates the quantities of a list or set that forms may use: its length, sum, nim-sum, ...
 *
 * <p>They come from a small grammar: a choice of members, a number for each (the member, or a
 * function of it), and a way to combine these numbers (sum, nim-sum, count). {@link StepMeasures}
 * adds those that depend on neighbours.
 */
final class ListMeasures {
  /**
   * A quantity of a list or set, such as the number of its even members.
   *
   * @param text the quantity in the claim language
   * @param zero a shorter text for "this quantity is 0", if there is one
   * @param cost its description length in bits
   * @param kind the conditions in which it is tried
   * @param family the kind of form that it makes, in words
   * @param formula computes it
   */
  record ListMeasure(
      String text,
      Optional<String> zero,
      int cost,
      Feature.Kind kind,
      String family,
      Formula formula) {
    /** Computes a quantity at a point, or returns {@link FormTerm#UNDEFINED}. */
    interface Formula {
      /**
       * Returns the value.
       *
       * @param numbers the numbers of the point
       * @param row the members of the list
       */
      long of(long[] numbers, long[] row);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof ListMeasure measure && text.equals(measure.text);
    }

    @Override
    public int hashCode() {
      return text.hashCode();
    }
  }

  private static final int LARGEST_DIGIT_BASE = 6;
  private static final int PARTS = 3;

  private final ObservedList list;
  private final List<String> numbers;
  private final List<ListMeasure> measures = new ArrayList<>();
  private final String name;
  private final String binder;
  private final String member;

  private ListMeasures(ObservedList list, List<String> numbers) {
    this.list = list;
    this.numbers = numbers;
    this.name = list.name();
    boolean set = list.kind() == ObservedList.Kind.SET;
    this.binder = set ? "x in " + name : "i in 1..length(" + name + ")";
    this.member = set ? "x" : name + "[i]";
  }

  /**
   * Returns the quantities of a list.
   *
   * @param numbers the names of the numbers beside it, such as the parameters of the game
   */
  static List<ListMeasure> of(ObservedList list, List<String> numbers) {
    ListMeasures measures = new ListMeasures(list, numbers);
    measures.whole();
    measures.counts();
    measures.functions();
    measures.digits();
    if (list.ordered()) measures.order();
    StepMeasures.add(list, measures.measures);
    return measures.measures;
  }

  private void add(Kind kind, String family, int cost, String text, ListMeasure.Formula formula) {
    measures.add(new ListMeasure(text, Optional.empty(), cost, kind, family, formula));
  }

  /** Adds the sum and the like, of the whole list. */
  private void whole() {
    boolean set = list.kind() == ObservedList.Kind.SET;
    add(Kind.MAIN, "comparison", 3, list.size(), (n, row) -> row.length);
    add(Kind.MAIN, "linear", 4, fold("sum"), (n, row) -> LongStream.of(row).sum());
    add(Kind.MAIN, "nim-sum", 4, fold("nim-sum"), (n, row) -> folded(row, (a, b) -> a ^ b));
    add(Kind.MAIN, "comparison", 5, fold("max"), (n, row) -> most(row));
    add(Kind.COMPARED, "comparison", 5, fold("min"), (n, row) -> least(row));
    if (!set) add(Kind.PLAIN, "greatest common divisor", 8, fold("gcd"), (n, row) -> divisor(row));
  }

  private String fold(String word) {
    return list.kind() == ObservedList.Kind.SET
        ? "(" + word + " x in " + name + ")"
        : word + "(" + name + ")";
  }

  private static long folded(long[] row, LongBinaryOperator join) {
    return LongStream.of(row).reduce(0, join);
  }

  private static long most(long[] row) {
    return LongStream.of(row).max().orElse(FormTerm.UNDEFINED);
  }

  private static long least(long[] row) {
    return LongStream.of(row).min().orElse(FormTerm.UNDEFINED);
  }

  private static long divisor(long[] row) {
    if (row.length > 0 && least(row) < 0) return FormTerm.UNDEFINED;
    return folded(row, NumberTheory::gcd);
  }

  /** Adds how many members have a property. */
  private void counts() {
    count(Kind.COMPARED, 8, "even(" + member + ")", x -> x % 2 == 0, "odd(" + member + ")");
    count(Kind.COMPARED, 8, "odd(" + member + ")", x -> x % 2 != 0, "even(" + member + ")");
    for (long value = list.low(); value <= Math.max(1, list.low()); value++) {
      long c = value;
      count(Kind.COMPARED, 9, member + " = " + c, x -> x == c, member + " != " + c);
    }
    count(Kind.PLAIN, 10, member + " > 1", x -> x > 1, member + " <= 1");
    for (int modulus = 3; modulus <= PARTS + 1; modulus++) {
      int m = modulus;
      String rest = member + " mod " + m;
      count(Kind.PLAIN, 12, rest + " = 0", x -> Math.floorMod(x, (long) m) == 0, rest + " != 0");
    }
    if (list.distinct()) return;
    for (boolean max : new boolean[] {false, true}) {
      String extreme = (max ? "max(" : "min(") + name + ")";
      add(
          Kind.COMPARED,
          "comparison",
          12,
          "(count " + binder + " where " + member + " = " + extreme + ")",
          (n, row) -> matching(row, x -> x == (max ? most(row) : least(row))));
    }
    add(
        Kind.COMPARED,
        "comparison",
        16,
        "(count %s where all j in 1..i - 1: %s[j] != %s)".formatted(binder, name, member),
        (n, row) -> LongStream.of(row).distinct().count());
    String same = "(count j in 1..length(%s) where %s[j] = %s)".formatted(name, name, member);
    measures.add(
        new ListMeasure(
            "(count %s where odd(%s))".formatted(binder, same),
            Optional.of("all %s: even(%s)".formatted(binder, same)),
            16,
            Kind.PLAIN,
            "parity",
            (n, row) -> matching(row, x -> matching(row, y -> y == x) % 2 == 1)));
  }

  static long matching(long[] row, LongPredicate test) {
    return LongStream.of(row).filter(test).count();
  }

  private void count(Kind kind, int cost, String test, LongPredicate matches, String opposite) {
    measures.add(
        new ListMeasure(
            "(count " + binder + " where " + test + ")",
            Optional.of("all " + binder + ": " + opposite),
            cost,
            kind,
            "parity",
            (n, row) -> matching(row, matches)));
  }

  /** Adds sums and nim-sums of a function of each member. */
  private void functions() {
    FormTerm x = new FormTerm.Variable(member, 0, 1);
    List<FormTerm> terms = new ArrayList<>();
    for (int modulus = 2; modulus <= 10; modulus++) terms.add(x.mod(modulus));
    for (int parts = 2; parts <= PARTS; parts++) terms.add(x.over(parts));
    terms.add(x.plus(1).over(2));
    terms.add(FormTerm.call(FormFunction.POPCOUNT, x));
    terms.add(FormTerm.call(FormFunction.BIGOMEGA, x));
    terms.add(FormTerm.call(FormFunction.VALUATION, FormTerm.constant(2), x));
    terms.add(FormTerm.call(FormFunction.VALUATION, FormTerm.constant(2), x).ofTwo());
    for (FormTerm term : terms)
      for (boolean nim : new boolean[] {true, false})
        add(
            Kind.PLAIN,
            nim ? "nim-sum" : FormClassifier.of(term),
            (nim ? 7 : 8) + term.cost(),
            "(%s %s: %s)".formatted(nim ? "nim-sum" : "sum", binder, term),
            (n, row) -> joined(nim, term.column(single(row))));
  }

  private static long[][] single(long[] row) {
    return LongStream.of(row).mapToObj(member -> new long[] {member}).toArray(long[][]::new);
  }

  static long joined(boolean nim, long[] values) {
    long result = 0;
    for (long value : values) {
      if (value == FormTerm.UNDEFINED) return value;
      result = nim ? result ^ value : result + value;
    }
    return result;
  }

  /** Adds how many binary places have a number of ones that is no multiple of some number. */
  private void digits() {
    if (list.distinct() || list.low() < 0) return;
    for (int base = 3; base <= LARGEST_DIGIT_BASE; base++) {
      long m = base;
      digits(14 + FormTerm.bits(base), Long.toString(base), n -> m);
    }
    for (int k = 0; k < numbers.size(); k++) {
      int place = k;
      digits(16, numbers.get(k), n -> n[place]);
      digits(17, "(" + numbers.get(k) + " + 1)", n -> n[place] + 1);
    }
  }

  private interface Modulus {
    long of(long[] numbers);
  }

  private void digits(int cost, String modulus, Modulus value) {
    String ones =
        "(count j in 1..length(%s) where bit(%s[j], i)) mod %s".formatted(name, name, modulus);
    measures.add(
        new ListMeasure(
            "(count i in 0..62 where " + ones + " != 0)",
            Optional.of("all i in 0..62: " + ones + " = 0"),
            cost,
            Kind.PLAIN,
            "binary digits",
            (numbers, row) -> {
              long base = value.of(numbers);
              if (base <= 0) return FormTerm.UNDEFINED;
              long count = 0;
              for (int bit = 0; bit <= 62; bit++) {
                int i = bit;
                if (matching(row, x -> (x >> i & 1) == 1) % base != 0) count++;
              }
              return count;
            }));
  }

  /** Adds quantities that depend on the order: first and last member, descents. */
  private void order() {
    String last = name + "[length(" + name + ")]";
    add(Kind.COMPARED, "comparison", 6, name + "[1]", (n, row) -> at(row, 0));
    add(Kind.COMPARED, "comparison", 7, last, (n, row) -> at(row, row.length - 1));
    add(Kind.PLAIN, "linear", 10, "(%s[1] - %s)".formatted(name, last), ListMeasures::spread);
    add(
        Kind.PLAIN,
        "nim-sum",
        10,
        "(%s[1] xor %s)".formatted(name, last),
        (n, row) -> row.length == 0 ? FormTerm.UNDEFINED : row[0] ^ row[row.length - 1]);
    add(
        Kind.PLAIN,
        "linear",
        11,
        "(%s[1] - %s[2])".formatted(name, name),
        (n, row) -> row.length < 2 ? FormTerm.UNDEFINED : row[0] - row[1]);
    measures.add(
        new ListMeasure(
            "(count i in 2..length(%s) where %s[i] < %s[i - 1])".formatted(name, name, name),
            Optional.of("%s = sorted(%s)".formatted(name, name)),
            12,
            Kind.PLAIN,
            "comparison",
            (n, row) -> {
              long count = 0;
              for (int i = 1; i < row.length; i++) if (row[i] < row[i - 1]) count++;
              return count;
            }));
    add(
        Kind.PLAIN,
        "comparison",
        16,
        "(sum i in 1..length(%s): (count j in i + 1..length(%s) where %s[j] < %s[i]))"
            .formatted(name, name, name, name),
        (n, row) -> {
          long count = 0;
          for (int i = 0; i < row.length; i++)
            for (int j = i + 1; j < row.length; j++) if (row[j] < row[i]) count++;
          return count;
        });
  }

  private static long at(long[] row, int index) {
    return index < 0 || index >= row.length ? FormTerm.UNDEFINED : row[index];
  }

  private static long spread(long[] numbers, long[] row) {
    return row.length == 0 ? FormTerm.UNDEFINED : row[0] - row[row.length - 1];
  }

  /** Returns the values of a quantity at all points. */
  static long[] column(ListMeasure measure, ObservedList list, long[][] points) {
    long[] column = new long[points.length];
    Arrays.setAll(column, i -> measure.formula().of(points[i], list.rows().get(i)));
    return column;
  }
}
