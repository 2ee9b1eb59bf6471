package zermelo.bench.search;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The times of a row of {@code bench search}, ours and those of the program it is compared with,
 * beside the goal.
 */
record SearchBenchResult(
    SearchMeasurement ours, Optional<SearchMeasurement> theirs, SearchGoal goal) {
  private static final Pattern WINNER = Pattern.compile("\\b(?:winner|value)\"?[=:]\"?([a-z]+)");
  private static final Pattern PLIES = Pattern.compile("\\b(?:remoteness|last_ply)\"?[=:]([0-9]+)");

  private Optional<SearchMeasurement> baseline() {
    return theirs.filter(found -> found.succeeded() && found.processor() > 0);
  }

  /** Returns our processor time divided by that of the baseline. */
  Optional<Double> ratio() {
    return ours.succeeded()
        ? baseline().map(found -> ours.processor() / found.processor())
        : Optional.empty();
  }

  /** Whether the goal is met; empty if that was not measured. */
  Optional<Boolean> met() {
    if (goal.equals(SearchGoal.NONE)) {
      return Optional.empty();
    }
    if (goal.isRatio()) {
      return ratio().map(ratio -> ratio <= goal.most());
    }
    return Optional.of(ours.succeeded() && ours.processor() <= goal.most());
  }

  /** Why the answer is wrong: it contradicts the literature or the baseline. */
  Optional<String> difference(SearchBenchRow row) {
    if (!ours.succeeded()) {
      return Optional.empty();
    }
    for (String part : row.known()) {
      boolean found =
          part.equals(SearchBenchRow.ALL_MOVES)
              ? !ours.text().contains("\"result\":\"unknown\"")
              : Pattern.compile(part).matcher(ours.text()).find();
      if (!found) {
        return Optional.of("THE ANSWER IS WRONG for %s: it lacks %s".formatted(row.name(), part));
      }
    }
    if (row.baseline().filter(one -> one == SearchBaseline.CONNECT_FOUR).isEmpty()) {
      return Optional.empty();
    }
    String own = outcome(ours.text());
    return baseline()
        .map(found -> outcome(found.text()))
        .filter(other -> !other.equals(own))
        .map(other -> "THE RESULTS DIFFER on %s: %s and %s".formatted(row.name(), own, other));
  }

  private static String outcome(String text) {
    Matcher winner = WINNER.matcher(text);
    if (!winner.find()) {
      return "no winner";
    }
    Matcher plies = PLIES.matcher(text);
    boolean ends = plies.find() && !winner.group(1).equals("tie");
    return winner.group(1) + (ends ? " in " + plies.group(1) : "");
  }
}
