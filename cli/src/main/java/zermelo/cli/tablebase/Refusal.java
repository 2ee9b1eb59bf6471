package zermelo.cli.tablebase;

import static zermelo.cli.shell.Numbers.grouped;

import java.nio.file.Path;
import java.util.List;
import zermelo.desk.Asked;
import zermelo.kernel.BadInput;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;
import zermelo.language.lint.Lint;
import zermelo.language.lint.LintReport;
import zermelo.library.graph.GraphRules;
import zermelo.solve.Budget;
import zermelo.solve.GraphSolver;
import zermelo.solve.Meter;
import zermelo.solve.tablebase.Plan;

/** Says why there can be no tablebase of a game, and how large it would be. */
final class Refusal {
  /** More than this in one tier and an array of the engine would be too small. */
  private static final long MOST_BITS = 1L << 43;

  private final Asked.Known known;
  private final Position start;

  Refusal(Asked.Known known, Position start) {
    this.known = known;
    this.start = start;
  }

  /** A graph is small enough to be solved whole at any time. */
  static void graph(Asked.Known known) {
    if (known.rules() instanceof GraphRules) {
      throw new BadInput(
          "a graph is solved whole by 'zermelo solve %s'; tablebases are of games with rules"
              .formatted(known.name()));
    }
  }

  /** The plan; {@link BadInput} if there can be none. */
  Plan plan(boolean misere) {
    try {
      return new Plan(known.rules(), start, misere);
    } catch (BadInput reason) {
      throw new BadInput(reason.getMessage() + estimate());
    }
  }

  /** Refuses what cannot fit even if nothing but the set of positions is kept. */
  static void tooLarge(Plan plan, long memory, Path folder) {
    long free = Sizes.freeAround(folder);
    long bits;
    try {
      bits = plan.bits();
    } catch (ArithmeticException e) {
      bits = Long.MAX_VALUE;
    }
    long bytes = bits / 8;
    if (bits > MOST_BITS || bytes - memory > free) {
      throw new BadInput(
          "%s is too large for a tablebase here: it has %s ranks, a bit for each would take %s, and there are %s of memory and %s of free disk"
              .formatted(
                  plan.rules().id(),
                  bits == Long.MAX_VALUE ? "more than 2^62" : grouped(bits),
                  Sizes.words(bytes),
                  Sizes.words(memory),
                  Sizes.words(free)));
    }
  }

  /** A move leads out of the numbering: nothing bounds the positions. */
  BadInput unbounded() {
    return new BadInput(
        "the positions of %s have no bound that follows from its rules, so they cannot be numbered%s"
            .formatted(known.name(), estimate()));
  }

  /** How many positions there are, as far as a short look tells. */
  private String estimate() {
    if (known.rules().facts().heaps()) {
      return "";
    }
    return known.game() instanceof TextGame text ? estimate(text) : counted();
  }

  /** As far as a small budget goes. */
  private String counted() {
    GraphSolver solver =
        new GraphSolver(
            known.rules().facts(), false, part -> known.rules().space(List.of(part)).swift());
    Meter meter = new Meter(Budget.parse("2s,200000,1g"), report -> {});
    boolean whole = known.rules().start().filter(start::equals).isPresent();
    String from = whole ? "" : " from " + known.rules().printWithTurn(start);
    try {
      solver.solve(start, meter);
      return "; %s positions, up to symmetry, can be reached%s"
          .formatted(grouped(solver.size()), from);
    } catch (Budget.Exhausted far) {
      return "; more than %s positions can be reached%s"
          .formatted(grouped(meter.positions() - 1), from);
    }
  }

  /** As far as {@code lint} knows. */
  private String estimate(TextGame text) {
    Game.Example from =
        new Game.Example(new Settings(known.rules().values()), known.rules().printWithTurn(start));
    LintReport.Tried tried;
    try {
      tried = Lint.report(text, List.of(from), Lint.BUDGET).tried().getFirst();
    } catch (BadInput | RulesFault unknown) {
      return "";
    }
    boolean bounded =
        tried.facts().stream()
            .anyMatch(
                fact -> fact.name().equals("bounded") && fact.holds() == LintReport.Holds.YES);
    LintReport.Reached reached = tried.reached();
    return "; %s%s positions can be reached from %s%s"
        .formatted(
            reached.complete() ? "" : "more than ",
            grouped(reached.states()),
            tried.position(),
            bounded || reached.complete() ? "" : ", perhaps without end");
  }
}
