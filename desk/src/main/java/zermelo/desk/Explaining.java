package zermelo.desk;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BiFunction;
import zermelo.insight.explain.Explainer;
import zermelo.insight.explain.Explanation;
import zermelo.insight.explain.GameGraph;
import zermelo.kernel.BadInput;
import zermelo.play.Played;
import zermelo.play.Truth;
import zermelo.solve.Budget;
import zermelo.solve.OutOfBudget;
import zermelo.solve.Question;
import zermelo.solve.Result;

/** Asks for the reasons of what a position is worth: one question first, then smaller ones. */
public final class Explaining {
  /** What each later question may take; all of them together may take as long as the first. */
  private static final Duration LATER = Duration.ofSeconds(2);

  private final Played played;
  private final Budget budget;
  private final BiFunction<Question, Budget, Result> solver;
  private final Truth truth;
  private Optional<Result> first = Optional.empty();
  private long answered; // when the first question was

  public Explaining(Played played, Budget budget, BiFunction<Question, Budget, Result> solver) {
    this.played = played;
    this.budget = budget;
    this.solver = solver;
    this.truth = new Truth(played, this::solve);
  }

  private Result solve(Question question) {
    Duration left =
        first.isEmpty() ? budget.time() : budget.time().minusNanos(System.nanoTime() - answered);
    Duration time = first.isEmpty() || left.compareTo(LATER) < 0 ? left : LATER;
    Result result = solver.apply(question, new Budget(time, budget.positions(), budget.memory()));
    if (first.isEmpty()) {
      first = Optional.of(result);
      answered = System.nanoTime();
    }
    return result;
  }

  /** The reasons; nothing if the budget does not suffice to know what the position is worth. */
  public Optional<Explanation> explanation() {
    return Explainer.explain(truth, played.start());
  }

  /** Why there is no explanation. */
  public OutOfBudget out() {
    return (OutOfBudget) first.orElseThrow();
  }

  /** All positions that can be reached; nothing if the budget does not suffice. */
  public Optional<GameGraph> graph(int most) {
    return GameGraph.of(truth, played.start(), most);
  }

  /**
   * Refuses a graph that is too large, before it is searched.
   *
   * @param counted so many positions are counted at most
   * @param limits says how large it may be
   */
  public static void refuseLarge(Played played, int most, int counted, String limits) {
    GameGraph.Size size = GameGraph.size(played.rules(), played.start(), counted);
    if (!size.exact() || size.positions() > most) {
      throw new BadInput(
          "the whole graph has %s positions; %s"
              .formatted(
                  (size.exact() ? "" : "more than ") + Math.min(size.positions(), counted),
                  limits));
    }
  }
}
