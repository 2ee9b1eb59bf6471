package zermelo.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import zermelo.application.play.Pondering;

/**
 * Waits for lines, and lets the machine think meanwhile.
 *
 * <p>The completions are listed before: only one thread may use the rules.
 */
record PonderingLineInput(LineInput lines, Supplier<Optional<Pondering>> thinking)
    implements LineInput {
  @Override
  public Optional<String> ask(String prompt, Supplier<List<String>> completions) {
    List<String> listed = completions.get();
    Optional<Pondering> pondering = thinking.get();
    try {
      return lines.ask(prompt, () -> listed);
    } finally {
      pondering.ifPresent(Pondering::close);
    }
  }
}
