package zermelo.cli.sequence;

import static zermelo.application.words.TextFormatting.grouped;

import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.period.PeriodicityTheorem;
import zermelo.heaps.period.Repetition;

/** Explains in words why values repeat forever. */
final class PeriodProofText {
  private PeriodProofText() {}

  /** Returns the repetition as a formula. */
  static String formula(Repetition repetition) {
    return "g(n + %d) = g(n)%s"
        .formatted(
            repetition.period(), repetition.saltus() == 0 ? "" : " + " + repetition.saltus());
  }

  /** Returns period and preperiod in a sentence. */
  static String period(Repetition repetition) {
    return "%s, preperiod %s%s: %s for all n >= %d"
        .formatted(
            grouped(repetition.period()),
            grouped(repetition.preperiod()),
            repetition.saltus() == 0 ? "" : ", saltus " + grouped(repetition.saltus()),
            formula(repetition),
            repetition.preperiod());
  }

  /** Describes a repetition that was observed but not proved, with its bounds. */
  static String observed(Repetition seen, NimSequence g) {
    return "%s for %d <= n < %d"
        .formatted(formula(seen), seen.preperiod(), g.size() - seen.period());
  }

  /** States the theorem and its condition for this code. */
  static String theorem(HeapCode code, Repetition repetition) {
    PeriodicityTheorem law = PeriodicityTheorem.of(code).orElseThrow();
    String reason =
        switch (code) {
          case TakeAndBreak digits when digits.heaps() == 2 ->
              "by the theorem of Guy and Smith: a move takes at most "
                  + digits.reach()
                  + " and leaves at most two heaps";
          case TakeAndBreak digits when digits.heaps() == 3 ->
              "by the theorem of Guy and Smith for three heaps: a move takes at most "
                  + digits.reach();
          case TakeAndBreak digits ->
              "since a value depends on the " + digits.reach() + " before it and nothing else";
          case SubtractionGame set when set.allBut() ->
              "since two heaps of one value are close together, so a value depends on the "
                  + law.reach()
                  + " before it and nothing else";
          case SubtractionGame set ->
              "since a value depends on the " + law.reach() + " before it and nothing else";
        };
    return "%s; if %s for %d <= n < %d, then for ever"
        .formatted(
            reason,
            formula(repetition),
            repetition.preperiod(),
            law.end(repetition.preperiod(), repetition.period()));
  }

  /** Returns how many values the theorem requires. */
  static long needed(HeapCode code, Repetition repetition) {
    PeriodicityTheorem law = PeriodicityTheorem.of(code).orElseThrow();
    return law.end(repetition.preperiod(), repetition.period()) + repetition.period();
  }

  /** Says how the values of a sequence are known. */
  static String evidence(NimSequence g) {
    if (g.repetition().isEmpty()) {
      return "computed, each of the " + grouped(g.computed()) + " values from those before it";
    }
    Repetition repetition = g.repetition().get();
    return "proof, "
        + theorem(g.code(), repetition)
        + "; checked to heap "
        + grouped(repetition.checked() - 1)
        + " ("
        + grouped(g.computed())
        + " values were computed)";
  }
}
