package zermelo.web.uwapi;

import zermelo.application.json.JsonWriter;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.Result;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.ProblemMapper;
import zermelo.web.server.Request;
import zermelo.web.server.Response;
import zermelo.web.work.Task;
import zermelo.web.work.WorkFailure;
import zermelo.web.work.WorkScheduler;

/**
 * Finds and analyses the position of a request, for both versions of the UWAPI routes. It computes
 * on the pools of {@link WorkScheduler}, never on the thread of the request.
 */
final class UwapiService {
  /** Maximum length of a position; no playable position of the library is longer. */
  private static final int LONGEST_POSITION = 4_000;

  private final LazyValue<VariantCatalogue> offer = new LazyValue<>(VariantCatalogue::library);
  private final UwapiEvaluator values;
  private final WorkScheduler<Response> scheduler;

  UwapiService(UwapiEvaluator values, WorkScheduler<Response> scheduler) {
    this.values = values;
    this.scheduler = scheduler;
  }

  /** A request names something that does not exist; UWAPI calls it {@code Invalid Game}. */
  static final class InvalidRequest extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient HttpProblem problem;
    private final String what;

    private InvalidRequest(String what, HttpProblem problem) {
      super(problem.detail(), null, false, false);
      this.problem = problem;
      this.what = what;
    }

    static InvalidRequest unknown(String what, String detail) {
      return new InvalidRequest(what, HttpProblem.unknown(detail));
    }

    static InvalidRequest wrong(String what, String detail) {
      return new InvalidRequest(what, HttpProblem.badRequest(detail));
    }

    /** Returns the UWAPI message. */
    String what() {
      return "Invalid " + what;
    }
  }

  /** Writes the requested object. */
  interface BodyWriter {
    /** Returns whether the answer is complete; otherwise more time may improve it. */
    boolean write(Request call, Progress progress, JsonWriter json);
  }

  /** The form of errors in one version of the routes. */
  interface ErrorFormat {
    String json(String what, String detail);
  }

  /** Returns an answer, or an error in the form that front ends read. */
  Response reply(Request call, BodyWriter writer, ErrorFormat errors) throws InterruptedException {
    offer.await();
    try {
      return scheduler.answer(
          call.client(),
          WorkScheduler.Weight.LIGHT,
          progress -> written(call, progress, writer, errors));
    } catch (HttpProblem | WorkFailure e) {
      HttpProblem problem = ProblemMapper.problem(e);
      return Response.problem(problem, errors.json(problem.detail(), problem.detail()));
    }
  }

  private static Task.Completion<Response> written(
      Request call, Progress progress, BodyWriter writer, ErrorFormat errors) {
    try {
      JsonWriter json = new JsonWriter();
      boolean whole = writer.write(call, progress, json);
      return new Task.Completion<>(Response.json(json.toString()), whole);
    } catch (InvalidRequest invalid) {
      String error = errors.json(invalid.what(), invalid.problem.detail());
      return Task.Completion.whole(Response.problem(invalid.problem, error));
    } catch (BadInput bad) {
      HttpProblem problem = ProblemMapper.problem(bad);
      String error = errors.json("Invalid Request", problem.detail());
      return Task.Completion.whole(Response.problem(problem, error));
    }
  }

  VariantCatalogue offer() {
    return offer.get();
  }

  GameVariants game(Request call) {
    return offer()
        .game(call.parameter("game"))
        .orElseThrow(
            () -> InvalidRequest.unknown("Game", "the list of games has none with this id"));
  }

  Variant variant(Request call) {
    return game(call)
        .variant(call.parameter("variant"))
        .orElseThrow(
            () -> InvalidRequest.unknown("Variant", "the game has no variant with this id"));
  }

  /** Writes the analysis of the position; returns whether the position could be solved. */
  boolean analyse(
      Variant variant, UwapiNotation wording, String text, Progress progress, JsonWriter json) {
    if (text.isEmpty()) {
      throw InvalidRequest.wrong("Position", "give the position as p");
    }
    if (text.length() > LONGEST_POSITION) {
      throw InvalidRequest.wrong(
          "Position", "a position has at most " + LONGEST_POSITION + " characters");
    }
    try {
      PositionWithTurn place = TurnNotation.read(variant.rules(), text);
      Result result =
          values.of(
              variant.resolved(),
              place.position(),
              PositionAnalysis.most(variant.rules(), place),
              progress.part());
      PositionAnalysis study = PositionAnalysis.of(variant.rules(), place, result);
      new PositionAnalysisJson(variant, wording, study).write(json);
      return result instanceof Answer;
    } catch (BadInput | RulesFault bad) {
      throw InvalidRequest.wrong("Position", String.valueOf(bad.getMessage()));
    }
  }
}
