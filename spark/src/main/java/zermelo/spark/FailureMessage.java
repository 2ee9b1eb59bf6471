package zermelo.spark;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.solve.tablebase.BadTablebase;

/** Extracts the message of a failure, because Spark wraps the reason in pages of text. */
final class FailureMessage {
  private FailureMessage() {}

  private static List<Throwable> chain(Throwable failure) {
    List<Throwable> all = new ArrayList<>();
    for (@Nullable Throwable next = failure; next != null; next = next.getCause()) {
      all.add(next);
    }
    return all;
  }

  private static boolean isOurs(Throwable failure) {
    return failure instanceof BadInput
        || failure instanceof BadTablebase
        || failure instanceof RulesFault
        || failure instanceof Space.Overflow;
  }

  /** Whether the user's input caused it, here or on a machine of the cluster. */
  static boolean isBadInput(Throwable failure) {
    return chain(failure).stream().anyMatch(FailureMessage::isOurs);
  }

  private static String wordsOfOurs(Throwable ours) {
    return ours instanceof Space.Overflow
        ? "the positions have no bound that follows from the rules, so they cannot be numbered"
        : String.valueOf(ours.getMessage());
  }

  static String words(Throwable failure) {
    List<Throwable> all = chain(failure);
    return all.stream()
        .filter(FailureMessage::isOurs)
        .map(FailureMessage::wordsOfOurs)
        .findFirst()
        .orElseGet(
            () ->
                all.getLast().getClass().getSimpleName()
                    + ": "
                    + String.valueOf(all.getLast().getMessage()).lines().findFirst().orElse(""));
  }
}
