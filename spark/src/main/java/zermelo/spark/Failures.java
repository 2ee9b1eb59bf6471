package zermelo.spark;

import org.jspecify.annotations.Nullable;

/** What to say of a failure: Spark wraps the reason in pages of text. */
final class Failures {
  private Failures() {}

  static String words(Throwable failure) {
    Throwable root = failure;
    for (@Nullable Throwable next = root; next != null; next = next.getCause()) {
      root = next;
    }
    String text = String.valueOf(root.getMessage());
    return root.getClass().getSimpleName() + ": " + text.lines().findFirst().orElse("");
  }
}
