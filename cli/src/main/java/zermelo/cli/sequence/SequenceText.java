package zermelo.cli.sequence;

import static zermelo.application.words.TextFormatting.grouped;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import zermelo.application.json.JsonWriter;
import zermelo.application.table.ValueTable;
import zermelo.application.table.ValueTableFormat;
import zermelo.application.words.TextFormatting;
import zermelo.heaps.NimSequence;
import zermelo.heaps.period.PeriodicityTheorem;
import zermelo.heaps.period.Repetition;

/** Formats one sequence as text and as JSON. */
final class SequenceText {
  private static final int SHOWN = 100;
  private static final int LAST_RARES = 8;

  /**
   * A checksum needs every value. Beyond this size it is printed only if all values were computed,
   * not derived from a period.
   */
  private static final long MAX_SUMMED_VALUES = 1L << 31;

  private final NimSequence g;
  private final int threads;
  private final boolean periods;

  SequenceText(NimSequence g, int threads, boolean periods) {
    this.g = g;
    this.threads = threads;
    this.periods = periods;
  }

  String json() {
    JsonWriter json = new JsonWriter().open('{').key("code").value(g.code().text());
    json.key("n").value(g.size()).key("threads").value(threads);
    json.key("seconds").decimal(g.seconds(), 4);
    json.key("last").value(g.at(g.size() - 1)).key("max").value(g.largest());
    json.key("rare").value(g.rares()).key("mask").value(g.mask());
    json.key("parity").value(g.parity()).key("fnv");
    if (g.size() <= MAX_SUMMED_VALUES || g.size() == g.computed()) {
      json.value(String.format(Locale.ROOT, "%016x", g.checksum()));
    } else {
      json.nothing();
    }
    Optional<Repetition> repetition = g.repetition();
    json.key("preperiod").value(number(repetition.map(Repetition::preperiod)));
    json.key("period").value(number(repetition.map(Repetition::period)));
    if (repetition.isPresent() && repetition.get().saltus() != 0) {
      json.key("saltus").value(repetition.get().saltus());
    }
    observed().ifPresent(seen -> observed(json, seen));
    return json.close('}').toString();
  }

  private Optional<Repetition> observed() {
    return periods ? g.observed() : Optional.empty();
  }

  private static void observed(JsonWriter json, Repetition seen) {
    json.key("observed").open('{').key("preperiod").value(seen.preperiod());
    json.key("period").value(seen.period()).key("saltus").value(seen.saltus()).close('}');
  }

  private static OptionalLong number(Optional<Long> value) {
    return value.map(OptionalLong::of).orElse(OptionalLong.empty());
  }

  String text() {
    int shown = (int) Math.min(g.size(), SHOWN);
    ValueTable table = new ValueTable("grundy", 0, false);
    for (int n = 0; n < shown; n++) {
      table.addCell(Integer.toString(g.at(n)));
    }
    String title = g.code().text() + ", heaps 0 to " + grouped(g.size() - 1);
    return ValueTableFormat.plain(table, title)
        + (shown < g.size() ? "  ...\n" : "")
        + "\n"
        + HeapCodeText.hexadecimal(g.code()).map(SequenceText::line).orElse("")
        + line("Moves: " + HeapCodeText.moves(g.code()))
        + line("Largest value: " + g.largest())
        + line("Rare heaps: " + rares())
        + line("Period: " + period())
        + "\n"
        + line("How we know: " + PeriodProofText.evidence(g));
  }

  private static String line(String text) {
    return String.join("\n", TextFormatting.wrapped(text + ".")) + "\n";
  }

  /** Describes the rare heaps. A mask is meaningful only if few values are rare. */
  private String rares() {
    if (g.mask() == 0 || g.rares() > g.counted() / 4) {
      return "no mask over the bits separates a few rare values from common ones";
    }
    String mask =
        "an even number of ones under the mask %s%s"
            .formatted(
                Integer.toBinaryString(g.mask()),
                g.parity().isEmpty()
                    ? ""
                    : ", where %s heaps count as one more"
                        .formatted(g.parity().getAsInt() == 0 ? "even" : "odd"));
    if (g.rares() == 0) {
      return "none of %s has %s".formatted(grouped(g.counted()), mask);
    }
    List<String> last =
        Arrays.stream(g.lastRares(LAST_RARES)).sorted().mapToObj(String::valueOf).toList();
    return "%s of %s %s %s; %s %s"
        .formatted(
            grouped(g.rares()),
            grouped(g.counted()),
            g.rares() == 1 ? "has" : "have",
            mask,
            g.rares() > last.size() ? "the last are" : g.rares() == 1 ? "it is" : "they are",
            String.join(", ", last));
  }

  private String period() {
    if (g.repetition().isPresent()) {
      return PeriodProofText.period(g.repetition().get());
    }
    if (!periods) {
      return "not looked for";
    }
    String none =
        PeriodicityTheorem.of(g.code()).isEmpty()
            ? "none can be proved; for unequal heaps there is no theorem"
            : "none is proved by these values";
    return observed()
        .map(seen -> none + "; but so far " + PeriodProofText.observed(seen, g))
        .orElse(none);
  }
}
