package zermelo.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The time and the checksum of a program's run.
 *
 * @param checksum FNV-1a over its values, in hexadecimal
 * @param why why there is no figure; empty if there is one
 */
record Measurement(double seconds, String checksum, String why) {
  private static final Pattern SECONDS = Pattern.compile("\\bsec(?:onds)?\"?[=:]([0-9.eE+-]+)");
  private static final Pattern CHECKSUM = Pattern.compile("\\bfnv\"?[=:]\"?(?:0x)?([0-9a-fA-F]+)");

  static Measurement none(String why) {
    return new Measurement(Double.NaN, "", why);
  }

  boolean succeeded() {
    return why.isEmpty();
  }

  /** Returns the median of some runs, or the first failure. */
  static Measurement median(int runs, Supplier<ProgramRunner.Result> run) {
    double[] seconds = new double[runs];
    String checksum = "";
    for (int i = 0; i < runs; i++) {
      Measurement one = read(run.get());
      if (!one.succeeded()) {
        return one;
      }
      if (i > 0 && !one.checksum.equals(checksum)) {
        return new Measurement(one.seconds, "differs from run to run", "");
      }
      checksum = one.checksum;
      seconds[i] = one.seconds;
    }
    Arrays.sort(seconds);
    return new Measurement(seconds[runs / 2], checksum, "");
  }

  /** Finds {@code sec=} and {@code fnv=}, or the same in JSON, in a program's output. */
  static Measurement read(ProgramRunner.Result result) {
    if (!result.ended()) {
      return none("stopped");
    }
    if (!result.succeeded()) {
      return none("failed: " + result.line());
    }
    Optional<String> seconds = first(SECONDS, result.text());
    Optional<String> checksum = first(CHECKSUM, result.text());
    if (seconds.isEmpty() || checksum.isEmpty()) {
      return none("it prints no sec= and fnv=");
    }
    try {
      String hexadecimal = "0".repeat(16) + checksum.get().toLowerCase(Locale.ROOT);
      return new Measurement(
          Double.parseDouble(seconds.get()), hexadecimal.substring(hexadecimal.length() - 16), "");
    } catch (NumberFormatException e) {
      return none("its sec= is not a number");
    }
  }

  private static Optional<String> first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
