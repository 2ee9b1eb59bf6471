package zermelo.application.json;

import java.util.Optional;
import java.util.OptionalDouble;
import zermelo.insight.review.PlayerValue;
import zermelo.insight.review.Review;

/** Writes the review of a game as JSON. */
public final class ReviewJson {
  private ReviewJson() {}

  /** Writes the moves with their values as fields of an open object. */
  public static void fields(Review review, JsonWriter json) {
    json.key("moves").open('[');
    for (Review.ReviewedMove turn : review.turns()) {
      json.open('{').key("player").value(turn.ply().seat() + 1);
      json.key("move").value(turn.ply().move().label());
      worth(json.key("before"), turn.before());
      worth(json.key("after"), turn.after());
      estimate(json.key("estimate_before"), turn.estimateBefore());
      estimate(json.key("estimate_after"), turn.estimateAfter());
      json.key("doubtful").value(turn.doubtful());
      json.key("blunder").value(turn.blunder()).key("better").open('[');
      turn.better().forEach(move -> json.value(move.label()));
      json.close(']').close('}');
    }
    json.close(']').key("accuracy").open('[');
    json.value(review.accuracy(0).percent()).value(review.accuracy(1).percent()).close(']');
    json.key("judged").open('[');
    json.value(review.accuracy(0).judged()).value(review.accuracy(1).judged()).close(']');
    json.key("mattered").open('[');
    json.value(review.accuracy(0).mattered()).value(review.accuracy(1).mattered()).close(']');
    json.key("right").open('[');
    json.value(review.accuracy(0).right()).value(review.accuracy(1).right()).close(']');
    json.key("history").open('[');
    review.history().forEach(worth -> worth(json, worth));
    json.close(']');
  }

  private static void estimate(JsonWriter json, OptionalDouble estimate) {
    if (estimate.isPresent()) {
      json.decimal(estimate.getAsDouble(), 3);
    } else {
      json.nothing();
    }
  }

  private static void worth(JsonWriter json, Optional<PlayerValue> worth) {
    if (worth.isEmpty()) {
      json.nothing();
      return;
    }
    json.open('{').key("result").value(AnswerJson.result(worth.get().outcome()));
    json.key("remoteness").value(worth.get().remoteness());
    json.key("margin").value(worth.get().margin()).close('}');
  }
}
