package zermelo.cli.contest;

import java.util.Locale;
import zermelo.application.json.JsonWriter;

/** Formats the report of {@code stress} as JSON. */
final class StressJson {
  private StressJson() {}

  static String noDifference(String format, FailureSearch hunt, FailureSearch.Request wanted) {
    int tried = hunt.small().cases() + hunt.random().cases();
    return begun(format, "none", wanted.seed())
            .key("cases")
            .value(tried)
            .key("complete")
            .value(!hunt.isCutShort())
            .close('}')
        + "\n";
  }

  static String failure(String format, StressFailure failure, long seed) {
    return begun(format, failure.kind().name().toLowerCase(Locale.ROOT), seed)
            .key("detail")
            .value(failure.detail())
            .key("input")
            .value(failure.input())
            .key("right")
            .value(failure.right())
            .key("printed")
            .value(failure.printed())
            .key("errors")
            .value(failure.errors())
            .close('}')
        + "\n";
  }

  private static JsonWriter begun(String format, String failure, long seed) {
    return new JsonWriter()
        .open('{')
        .key("format")
        .value(format)
        .key("failure")
        .value(failure)
        .key("seed")
        .value(seed);
  }
}
