package zermelo.language.contest;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import zermelo.kernel.input.BadInput;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.SyntaxTree;

/** Parses the declared formats of contest problems: an {@code input} and an {@code output} line. */
public final class JudgeForms {
  private JudgeForms() {}

  /** Parses an input of the command line. */
  public static InputLayout input(String text, JudgeVocabulary vocabulary) {
    return orRefuse("--input", text, () -> new InputLayoutParser(text, 0, vocabulary).layout());
  }

  /** Parses an output of the command line. */
  public static OutputForm output(String text) {
    return orRefuse("--output", text, () -> new OutputFormParser(text, 0).form());
  }

  /** Parses the input statement of a text. A problem is added to {@code problems}. */
  public static Optional<InputLayout> input(
      SyntaxTree.Name line, JudgeVocabulary vocabulary, List<Diagnostic> problems) {
    return orReport(
        problems,
        () -> new InputLayoutParser(line.text(), line.span().from(), vocabulary).layout());
  }

  /** Parses the output statement of a text. A problem is added to {@code problems}. */
  public static Optional<OutputForm> output(SyntaxTree.Name line, List<Diagnostic> problems) {
    return orReport(problems, () -> new OutputFormParser(line.text(), line.span().from()).form());
  }

  private static <T> T orRefuse(String option, String text, Supplier<T> parse) {
    try {
      return parse.get();
    } catch (FormScanner.Problem problem) {
      throw new BadInput(problem.diagnostic().render(new Source(option, text)));
    }
  }

  private static <T> Optional<T> orReport(List<Diagnostic> problems, Supplier<T> parse) {
    try {
      return Optional.of(parse.get());
    } catch (FormScanner.Problem problem) {
      problems.add(problem.diagnostic());
      return Optional.empty();
    }
  }
}
