package zermelo.bench.search;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.bench.ProgramRunner;

/**
 * The times and the output of one run of a program.
 *
 * @param seconds from its start to its end
 * @param processor seconds of processor time of all its threads
 * @param why why there is no figure; empty if there is one
 */
record SearchMeasurement(double seconds, double processor, String text, String why) {
  private static final Pattern POSITIONS = Pattern.compile("\\b(?:positions|nodes)\"?[=:]([0-9]+)");

  static SearchMeasurement failure(String why) {
    return new SearchMeasurement(Double.NaN, Double.NaN, "", why);
  }

  static SearchMeasurement of(ProgramRunner.Result result) {
    if (!result.ended()) {
      return failure("stopped");
    }
    return result.succeeded()
        ? new SearchMeasurement(result.seconds(), result.processor(), result.text(), "")
        : failure("failed: " + result.line());
  }

  /** The median by processor time, or the first failure. */
  static SearchMeasurement median(List<SearchMeasurement> runs) {
    Optional<SearchMeasurement> failed = runs.stream().filter(run -> !run.succeeded()).findFirst();
    return failed.orElseGet(
        () ->
            runs.stream()
                .sorted(Comparator.comparingDouble(SearchMeasurement::processor))
                .toList()
                .get(runs.size() / 2));
  }

  boolean succeeded() {
    return why.isEmpty();
  }

  /** The positions that it counted; 0 if it prints none. */
  long positions() {
    Matcher found = POSITIONS.matcher(text);
    return found.find() ? Long.parseLong(found.group(1)) : 0;
  }
}
