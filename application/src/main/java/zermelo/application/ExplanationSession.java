package zermelo.application;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BiFunction;
import zermelo.insight.explain.Explainer;
import zermelo.insight.explain.Explanation;
import zermelo.insight.explain.GameGraph;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.play.AnswerCache;
import zermelo.play.PlayableGame;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Result;

/** Asks for the reasons of what a position is worth: one question first, then smaller ones. */
public final class ExplanationSession {
  /** What each later question may take; all of them together may take as long as the first. */
  private static final Duration LATER = Duration.ofSeconds(2);

  private final PlayableGame played;
  private final Limits budget;
  private final BiFunction<Question, Limits, Result> solver;
  private final AnswerCache truth;
  private Optional<Result> first = Optional.empty();
  private long answered; // when the first question was

  public ExplanationSession(
      PlayableGame played, Limits budget, BiFunction<Question, Limits, Result> solver) {
    this.played = played;
    this.budget = budget;
    this.solver = solver;
    this.truth = new AnswerCache(played, this::solve);
  }

  private Result solve(Question question) {
    Duration left =
        first.isEmpty() ? budget.time() : budget.time().minusNanos(System.nanoTime() - answered);
    Duration time = first.isEmpty() || left.compareTo(LATER) < 0 ? left : LATER;
    Result result = solver.apply(question, new Limits(time, budget.positions(), budget.memory()));
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
  public OutOfLimits out() {
    return (OutOfLimits) first.orElseThrow();
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
  public static void refuseLarge(PlayableGame played, int most, int counted, String limits) {
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
