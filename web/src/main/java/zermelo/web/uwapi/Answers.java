package zermelo.web.uwapi;

import zermelo.desk.json.Json;
import zermelo.kernel.BadInput;
import zermelo.kernel.RulesFault;
import zermelo.web.server.Call;
import zermelo.web.server.Problem;
import zermelo.web.server.Reply;

/** Finds what a call names, in either generation of routes, and studies it. */
final class Answers {
  private final Memo<Offer> offer = new Memo<>(Offer::library);
  private final Values values;

  Answers(Values values) {
    this.values = values;
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
    void write(Call call, Json json) throws InterruptedException;
  }

  /** How errors look in one generation of routes. */
  interface Errors {
    String json(String what, String detail);
  }

  /** An answer, or an error in the form that front ends read. */
  static Reply reply(Call call, Writer writer, Errors errors) throws InterruptedException {
    try {
      Json json = new Json();
      writer.write(call, json);
      return Reply.json(json.toString());
    } catch (Invalid invalid) {
      return Reply.json(invalid.status, errors.json(invalid.what(), invalid.detail()));
    } catch (BadInput bad) {
      String detail = String.valueOf(bad.getMessage());
      return Reply.json(400, errors.json("Invalid Request", detail));
    } catch (Problem problem) {
      Reply reply = Reply.json(problem.status(), errors.json(problem.detail(), problem.detail()));
      for (var header : problem.headers().entrySet()) {
        reply = reply.with(header.getKey(), header.getValue());
      }
      return reply;
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

  /** The study of the position that a text names. */
  Study study(Variant variant, String text, String client) throws InterruptedException {
    if (text.isEmpty()) {
      throw new Invalid(400, "Position", "give the position as p");
    }
    try {
      Place place = PlaceText.read(variant.rules(), text);
      return Study.of(variant.rules(), place, values.of(variant.known(), place.position(), client));
    } catch (BadInput | RulesFault bad) {
      throw new Invalid(400, "Position", String.valueOf(bad.getMessage()));
    }
  }
}
