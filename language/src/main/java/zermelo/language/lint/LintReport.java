package zermelo.language.lint;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that {@link Lint} found about a text, as data.
 *
 * @param game the title of the game
 * @param source the name of the text, usually a file
 * @param starts the results for each explored start, in order
 * @param warnings things that are allowed but probably a mistake, in the order of the text
 */
public record LintReport(
    String game, String source, List<ExploredStart> starts, List<Warning> warnings) {
  public LintReport {
    starts = List.copyOf(starts);
    warnings = List.copyOf(warnings);
  }

  /**
   * A start position with its parameters and what was found from it.
   *
   * @param settings the value of every parameter
   * @param position the notation
   */
  public record ExploredStart(
      Map<String, String> settings, String position, List<Fact> facts, Reachability reached) {}

  /**
   * A fact about the rules.
   *
   * @param name {@code impartial}, {@code acyclic}, {@code bounded} or {@code symmetric}; of a
   *     board also {@code tiers}, the numbering for tablebases, and {@code regions}, whether a
   *     position is the sum of its regions
   * @param reason why it holds or not, or why that is unknown
   */
  public record Fact(String name, Certainty holds, String reason) {}

  /** Whether a fact holds: YES needs a proof, NO needs a counterexample. */
  public enum Certainty {
    YES,
    NO,
    /** Neither a proof nor a counterexample was found. */
    MAYBE
  }

  /**
   * The positions that can be reached from a start.
   *
   * @param states the number of different positions found; in a game of heaps, of different heaps
   * @param heaps whether heaps were counted
   * @param complete whether these are all
   * @param longest the largest number of moves in one position
   * @param loop a cycle of positions, the first one repeated at the end
   * @param fault the error of the rules, if there was one
   */
  public record Reachability(
      long states,
      boolean heaps,
      boolean complete,
      int longest,
      List<String> loop,
      Optional<String> fault) {}

  /** A warning with its place, {@code file:line:column}, and the line that it refers to. */
  public record Warning(String place, String message, String excerpt) {}

  /** The report as text for people. */
  public String text() {
    return LintText.of(this);
  }
}
