package zermelo.language.lint;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that {@link Lint} found about a text, as data.
 *
 * @param game the title of the game
 * @param source the name of the text, usually a file
 * @param tried what was found for each position that was explored, in order
 * @param warnings what is allowed but hardly meant, in the order of the text
 */
public record LintReport(
    String game, String source, List<ExploredStart> tried, List<Warning> warnings) {
  public LintReport {
    tried = List.copyOf(tried);
    warnings = List.copyOf(warnings);
  }

  /**
   * One position with its parameters.
   *
   * @param settings the value of every parameter
   * @param position the notation
   */
  public record ExploredStart(
      Map<String, String> settings, String position, List<Fact> facts, Reachability reached) {}

  /**
   * A fact about the rules.
   *
   * @param name {@code impartial}, {@code acyclic}, {@code bounded} or {@code symmetric}
   * @param reason why, or why that is not known
   */
  public record Fact(String name, Certainty holds, String reason) {}

  /** Whether a fact holds: only a proof says yes, only a counterexample no. */
  public enum Certainty {
    YES,
    NO,
    /** Neither a proof nor a counterexample was found. */
    MAYBE
  }

  /**
   * What can be reached from a position.
   *
   * @param states how many different positions were found; in a game of heaps, different heaps
   * @param heaps whether it is heaps that were counted
   * @param complete whether these are all
   * @param longest the most moves that one of them has
   * @param loop positions that lead from one to the next and at last to the first one again
   * @param fault what the rules failed with, if they did
   */
  public record Reachability(
      long states,
      boolean heaps,
      boolean complete,
      int longest,
      List<String> loop,
      Optional<String> fault) {}

  /** A remark with its place, {@code file:line:column}, and the line it is about. */
  public record Warning(String place, String message, String excerpt) {}

  /** The report as a person reads it. */
  public String text() {
    return LintText.of(this);
  }
}
