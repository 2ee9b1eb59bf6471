package zermelo.application.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import zermelo.kernel.Outcome;
import zermelo.solve.EstimatedMove;
import zermelo.solve.OutOfLimits;
import zermelo.solve.ProvenBounds;

/** Says in words what is known about a position that was not solved. */
public final class UnsolvedText {
  private static final double EVEN = 0.1;

  private UnsolvedText() {}

  /** What is proven, then what is estimated: {@code proven: at least a tie for ...}. */
  public static String of(OutOfLimits out) {
    List<String> parts = new ArrayList<>();
    parts.add(proven(out.bounds()));
    out.guess().ifPresent(guess -> parts.add(estimated(guess)));
    return String.join("; ", parts);
  }

  private static String proven(ProvenBounds bounds) {
    List<String> facts = new ArrayList<>();
    margin("wins by at least ", bounds.leastMargin(), facts);
    margin("wins by at most ", bounds.mostMargin(), facts);
    if (facts.isEmpty() && bounds.worst() == Outcome.TIE) {
      facts.add("gets at least a tie");
    }
    if (facts.isEmpty() && bounds.best() == Outcome.TIE) {
      facts.add("gets at most a tie");
    }
    return facts.isEmpty()
        ? "nothing is proven"
        : "proven: the first player " + String.join(" and ", facts);
  }

  private static void margin(String words, OptionalInt margin, List<String> facts) {
    margin.ifPresent(by -> facts.add(words + by));
  }

  private static String estimated(EstimatedMove guess) {
    String looks = Math.abs(guess.score()) < EVEN ? "even" : guess.score() > 0 ? "good" : "bad";
    return String.format(
        Locale.ROOT,
        "estimate: %s looks best (%s, %+.2f from -1 to 1; %s)",
        guess.move().label(),
        looks,
        guess.score(),
        guess.how());
  }
}
