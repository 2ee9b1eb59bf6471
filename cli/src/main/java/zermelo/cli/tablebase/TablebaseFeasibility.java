package zermelo.cli.tablebase;

import static zermelo.application.words.TextFormatting.grouped;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import zermelo.application.GameResolver;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.CompilableSpace;
import zermelo.language.TextGame;
import zermelo.language.lint.Lint;
import zermelo.language.lint.LintReport;
import zermelo.library.graph.GraphRules;
import zermelo.solve.graph.GraphSolver;
import zermelo.solve.tablebase.TablebasePlan;

/** Decides whether a tablebase of a game is possible, and explains why not. */
final class TablebaseFeasibility {
  /** Maximum number of ranks in one tier; beyond it, an array of the engine would be too small. */
  private static final long MAX_BITS = 1L << 43;

  private final GameResolver.ResolvedGame resolved;
  private final Position start;

  TablebaseFeasibility(GameResolver.ResolvedGame resolved, Position start) {
    this.resolved = resolved;
    this.start = start;
  }

  /** Refuses graphs: they are small enough to be solved completely at any time. */
  static void graph(GameResolver.ResolvedGame resolved) {
    if (resolved.rules() instanceof GraphRules) {
      throw new BadInput(
          "'zermelo solve %s' solves the whole graph; tablebases are for games with rules"
              .formatted(resolved.name()));
    }
  }

  /** Returns the plan; throws {@link BadInput} if none is possible. */
  TablebasePlan plan(boolean misere) {
    try {
      return new TablebasePlan(resolved.rules(), start, misere);
    } catch (BadInput reason) {
      throw new BadInput(reason.getMessage() + estimate());
    }
  }

  /** Refuses a game for which even the set of positions does not fit. */
  static void tooLarge(TablebasePlan plan, long memory, Path folder) {
    long free = StorageSize.freeAround(folder);
    long bits;
    try {
      bits = plan.bits();
    } catch (ArithmeticException e) {
      bits = Long.MAX_VALUE;
    }
    long bytes = bits / 8;
    if (bits > MAX_BITS || bytes - memory > free) {
      throw new BadInput(
          "%s is too large for a tablebase here: it has %s ranks, a bit for each would take %s, and there are %s of memory and %s of free disk"
              .formatted(
                  plan.rules().id(),
                  bits == Long.MAX_VALUE ? "more than 2^62" : grouped(bits),
                  StorageSize.words(bytes),
                  StorageSize.words(memory),
                  StorageSize.words(free)));
    }
  }

  /** Returns the failure for a move that leaves the ranked positions: nothing bounds them. */
  BadInput unbounded() {
    return new BadInput(
        "the positions of %s have no bound that follows from its rules, so they cannot be numbered%s"
            .formatted(resolved.name(), estimate()));
  }

  /** Estimates the number of positions by a short exploration. */
  private String estimate() {
    if (resolved.rules().facts().heaps()) {
      return "";
    }
    return resolved.game() instanceof TextGame text ? estimate(text) : counted();
  }

  /** Counts the positions within small limits. */
  private String counted() {
    GraphSolver solver =
        new GraphSolver(
            resolved.rules().facts(),
            false,
            part -> CompilableSpace.fastest(resolved.rules().space(List.of(part))));
    Progress progress = new Progress(new Limits(Duration.ofSeconds(2), 200_000, 1L << 30));
    boolean whole = resolved.rules().start().filter(start::equals).isPresent();
    String from = whole ? "" : " from " + resolved.rules().printWithTurn(start);
    try {
      solver.solve(start, progress);
      return "; %s positions, up to symmetry, can be reached%s"
          .formatted(grouped(solver.size()), from);
    } catch (LimitReached far) {
      return "; more than %s positions can be reached%s"
          .formatted(grouped(progress.positions() - 1), from);
    }
  }

  /** Estimates the number of positions as {@code lint} does. */
  private String estimate(TextGame text) {
    Game.Example from =
        new Game.Example(
            new Settings(resolved.rules().parameterValues()),
            resolved.rules().printWithTurn(start));
    LintReport.ExploredStart tried;
    try {
      tried = Lint.report(text, List.of(from), Lint.BUDGET).starts().getFirst();
    } catch (BadInput | RulesFault unknown) {
      return "";
    }
    boolean bounded =
        tried.facts().stream()
            .anyMatch(
                fact -> fact.name().equals("bounded") && fact.holds() == LintReport.Certainty.YES);
    LintReport.Reachability reached = tried.reached();
    return "; %s%s positions can be reached from %s%s"
        .formatted(
            reached.complete() ? "" : "more than ",
            grouped(reached.states()),
            tried.position(),
            bounded || reached.complete() ? "" : ", perhaps without end");
  }
}
