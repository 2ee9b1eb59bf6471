package zermelo.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The source of the lines that people type. */
public interface LineInput extends AutoCloseable {
  /**
   * Returns the next line; empty at the end of the input.
   *
   * @param prompt the text before the input
   * @param completions the texts that Tab may complete
   */
  Optional<String> ask(String prompt, Supplier<List<String>> completions);

  /** Whether a person types the lines at a terminal. */
  default boolean typed() {
    return false;
  }

  @Override
  default void close() {}
}
