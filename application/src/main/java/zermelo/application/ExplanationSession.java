package zermelo.application;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BiFunction;
import zermelo.insight.explain.Explainer;
import zermelo.insight.explain.Explanation;
import zermelo.insight.explain.GameGraph;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.play.AnswerCache;
import zermelo.play.PlayableGame;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Result;

/** Explains the value of one position: one full question first, then smaller ones. */
public final class ExplanationSession {
  /**
   * Time limit of each later question. Together they may take as long as the first question may.
   */
  private static final Duration LATER = Duration.ofSeconds(2);

  private final PlayableGame playable;
  private final Limits limits;
  private final BiFunction<Question, Limits, Result> solver;
  private final AnswerCache answerCache;
  private Optional<Result> first = Optional.empty();
  private Optional<Progress> laterQuestions = Optional.empty();

  public ExplanationSession(
      PlayableGame playable, Limits limits, BiFunction<Question, Limits, Result> solver) {
    this.playable = playable;
    this.limits = limits;
    this.solver = solver;
    this.answerCache = new AnswerCache(playable, this::solve);
  }

  private Result solve(Question question) {
    Limits most = laterQuestions.map(later -> later.remaining().within(LATER)).orElse(limits);
    Result result = solver.apply(question, most);
    if (first.isEmpty()) {
      first = Optional.of(result);
      laterQuestions = Optional.of(new Progress(limits));
    }
    return result;
  }

  /** Explains the position. Empty if the limits do not suffice to find its value. */
  public Optional<Explanation> explanation() {
    return Explainer.explain(answerCache, playable.start());
  }

  /** Returns the limit that prevented an explanation. */
  public OutOfLimits out() {
    return (OutOfLimits) first.orElseThrow();
  }

  /** Returns the graph of all reachable positions. Empty if the limits do not suffice. */
  public Optional<GameGraph> graph(int most) {
    return GameGraph.of(answerCache, playable.start(), most);
  }

  /**
   * Rejects a graph that is too large, before it is searched.
   *
   * @param counted stop counting positions here
   * @param limits end of the message: how large the graph may be
   */
  public static void refuseLarge(PlayableGame playable, int most, int counted, String limits) {
    GameGraph.Size size = GameGraph.size(playable.rules(), playable.start(), counted);
    if (!size.exact() || size.positions() > most) {
      throw new BadInput(
          "the whole graph has %s positions; %s"
              .formatted(
                  (size.exact() ? "" : "more than ") + Math.min(size.positions(), counted),
                  limits));
    }
  }
}
