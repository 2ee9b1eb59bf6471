package zermelo.web.uwapi;

import zermelo.desk.json.Json;
import zermelo.kernel.BadInput;
import zermelo.kernel.RulesFault;
import zermelo.solve.Answer;
import zermelo.solve.Result;
import zermelo.web.server.Call;
import zermelo.web.server.Problem;
import zermelo.web.server.Reply;
import zermelo.web.work.Allowance;
import zermelo.web.work.Task;
import zermelo.web.work.Workshop;

/**
 * Finds what a call names, in either generation of routes, and studies it. All of that is done in
 * the workshop: threads of requests compute nothing.
 */
final class Reception {
  /** No game of the library has longer positions that anybody plays. */
  private static final int LONGEST_POSITION = 4_000;

  private final Memo<Offer> offer = new Memo<>(Offer::library);
  private final Values values;
  private final Workshop workshop;

  Reception(Values values, Workshop workshop) {
    this.values = values;
    this.workshop = workshop;
  }

  /** A call names something that there is not; their word for it is {@code Invalid Game}. */
  static final class Invalid extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String what;

    Invalid(int status, String what, String detail) {
      super(detail, null, false, false);
      this.status = status;
      this.what = what;
    }

    /** Their message. */
    String what() {
      return "Invalid " + what;
    }

    /** Our message. */
    String detail() {
      return String.valueOf(getMessage());
    }
  }

  /** Writes what was asked for. */
  interface Writer {
    /** Says whether it is all; where it is not, more time may bring more. */
    boolean write(Call call, Allowance allowance, Json json);
  }

  /** How errors look in one generation of routes. */
  interface Errors {
    String json(String what, String detail);
  }

  /** An answer, or an error in the form that front ends read. */
  Reply reply(Call call, Writer writer, Errors errors) throws InterruptedException {
    offer.await();
    try {
      return workshop.answer(
          call.client(),
          Workshop.Weight.LIGHT,
          allowance -> written(call, allowance, writer, errors));
    } catch (Problem problem) {
      Reply reply = Reply.json(problem.status(), errors.json(problem.detail(), problem.detail()));
      for (var header : problem.headers().entrySet()) {
        reply = reply.with(header.getKey(), header.getValue());
      }
      return reply;
    }
  }

  private static Task.Outcome<Reply> written(
      Call call, Allowance allowance, Writer writer, Errors errors) {
    try {
      Json json = new Json();
      boolean whole = writer.write(call, allowance, json);
      return new Task.Outcome<>(Reply.json(json.toString()), whole);
    } catch (Invalid invalid) {
      String error = errors.json(invalid.what(), invalid.detail());
      return Task.Outcome.whole(Reply.json(invalid.status, error));
    } catch (BadInput bad) {
      String error = errors.json("Invalid Request", String.valueOf(bad.getMessage()));
      return Task.Outcome.whole(Reply.json(400, error));
    }
  }

  Offer offer() {
    return offer.get();
  }

  Offered game(Call call) {
    return offer()
        .game(call.parameter("game"))
        .orElseThrow(() -> new Invalid(404, "Game", "the list of games has none with this id"));
  }

  Variant variant(Call call) {
    return game(call)
        .variant(call.parameter("variant"))
        .orElseThrow(() -> new Invalid(404, "Variant", "the game has no variant with this id"));
  }

  /** Writes the study of the position that a text names; says whether it could be solved. */
  boolean study(Variant variant, Wording wording, String text, Allowance allowance, Json json) {
    if (text.isEmpty()) {
      throw new Invalid(400, "Position", "give the position as p");
    }
    if (text.length() > LONGEST_POSITION) {
      throw new Invalid(
          400, "Position", "a position has at most " + LONGEST_POSITION + " characters");
    }
    try {
      Place place = PlaceText.read(variant.rules(), text);
      Result result =
          values.of(
              variant.known(),
              place.position(),
              Study.most(variant.rules(), place),
              allowance.meter(allowance.left()));
      Study study = Study.of(variant.rules(), place, result);
      new StudyJson(variant, wording, study).write(json);
      return result instanceof Answer;
    } catch (BadInput | RulesFault bad) {
      throw new Invalid(400, "Position", String.valueOf(bad.getMessage()));
    }
  }
}
