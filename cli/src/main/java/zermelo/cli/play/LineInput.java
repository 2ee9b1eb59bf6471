package zermelo.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Where the lines of the people at the table come from. */
public interface LineInput extends AutoCloseable {
  /**
   * The next line; nothing when there will be no more.
   *
   * @param prompt what the person is asked
   * @param completions what could be typed now, for those who press Tab
   */
  Optional<String> ask(String prompt, Supplier<List<String>> completions);

  @Override
  default void close() {}
}
