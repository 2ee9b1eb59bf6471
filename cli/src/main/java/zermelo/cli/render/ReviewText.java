package zermelo.cli.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import zermelo.application.words.AnsiColours;
import zermelo.application.words.TextFormatting;
import zermelo.insight.review.PlayerValue;
import zermelo.insight.review.Review;
import zermelo.insight.review.Review.ReviewedMove;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;

/** Formats the review of a game as text. */
public final class ReviewText {
  private final Review review;
  private final AnsiColours paint;

  private ReviewText(Review review, AnsiColours paint) {
    this.review = review;
    this.paint = paint;
  }

  /** Returns the lines of a review; none for a game without moves. */
  public static List<String> lines(Review review, AnsiColours paint) {
    return review.turns().isEmpty() ? List.of() : new ReviewText(review, paint).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("Review: what each move was worth to the player who made it, before and after.");
    List<String> moves = review.turns().stream().map(turn -> turn.ply().move().label()).toList();
    List<String> before =
        review.turns().stream().map(turn -> worth(turn.before(), turn.estimateBefore())).toList();
    List<String> after =
        review.turns().stream().map(turn -> worth(turn.after(), turn.estimateAfter())).toList();
    for (int i = 0; i < moves.size(); i++) {
      ReviewedMove turn = review.turns().get(i);
      String line =
          String.format(Locale.ROOT, "%4d  Player %d  ", i + 1, turn.ply().seat() + 1)
              + TextFormatting.pad(moves.get(i), TextFormatting.widest(moves) + 2)
              + painted(
                  turn.before(), TextFormatting.pad(before.get(i), TextFormatting.widest(before)))
              + " -> "
              + painted(
                  turn.after(), TextFormatting.pad(after.get(i), TextFormatting.widest(after)))
              + "  "
              + remark(turn);
      lines.add(line.stripTrailing());
    }
    review
        .resignation()
        .filter(Review.Resignation::blunder)
        .ifPresent(
            gaveUp ->
                lines.add(
                    "      Player "
                        + (gaveUp.seat() + 1)
                        + " resigned with a "
                        + worth(Optional.of(gaveUp.value()))
                        + " at hand: a blunder."));
    if (review.unknown() > 0) {
      lines.add(
          "      Not proven within the budget, and not judged: ~ is an estimate, ? not known.");
    }
    lines.add("");
    lines.add("Accuracy: " + accuracy(0) + "; " + accuracy(1) + ".");
    return lines;
  }

  private String painted(Optional<PlayerValue> worth, String text) {
    return worth.map(known -> paint.outcome(known.outcome(), text)).orElse(text);
  }

  /** The value, or its estimate: the share of games that the player is expected to win. */
  private static String worth(Optional<PlayerValue> worth, OptionalDouble estimate) {
    return worth.isEmpty() && estimate.isPresent()
        ? "~" + Math.round(50 * (1 + estimate.getAsDouble())) + " %"
        : worth(worth);
  }

  static String worth(Optional<PlayerValue> worth) {
    if (worth.isEmpty()) {
      return "?";
    }
    PlayerValue known = worth.get();
    String word =
        switch (known.outcome()) {
          case WIN -> "win";
          case LOSE -> "loss";
          case TIE -> "tie";
          case DRAW -> "draw";
        };
    String by =
        known.margin().isPresent() && known.outcome() != Outcome.TIE
            ? " by " + Math.abs(known.margin().getAsInt())
            : "";
    String in = known.remoteness().isPresent() ? " in " + known.remoteness().getAsInt() : "";
    return word + by + in;
  }

  private String remark(ReviewedMove turn) {
    if (turn.blunder()) {
      String kept = turn.before().orElseThrow().outcome() == Outcome.WIN ? "won" : "held";
      List<String> better = turn.better().stream().limit(2).map(Move::label).toList();
      String instead =
          better.isEmpty()
              ? "another move would have " + kept
              : String.join(" or ", better) + " would have " + kept;
      return paint.outcome(Outcome.LOSE, "blunder: " + instead);
    }
    if (turn.doubtful()) {
      return "doubtful, by the estimate";
    }
    return turn.pointsLost() > 0 ? "gives away " + turn.pointsLost() : "";
  }

  private String accuracy(int seat) {
    Review.Accuracy accuracy = review.accuracy(seat);
    String player = "Player " + (seat + 1);
    if (accuracy.made() == 0) {
      return player + " made no move";
    }
    String judged =
        accuracy.judged() < accuracy.made()
            ? accuracy.judged() + " of " + accuracy.made() + " moves judged"
            : "";
    if (accuracy.judged() == 0) {
      return player + " not known (" + judged + ")";
    }
    String found =
        accuracy.mattered() == 0
            ? "no choice that mattered"
            : accuracy.percent().isEmpty()
                ? "no mistake found"
                : accuracy.percent().getAsInt() + " %";
    String how =
        accuracy.mattered() == 0
            ? ""
            : accuracy.right() + " of " + accuracy.mattered() + " moves that mattered";
    String details = how.isEmpty() || judged.isEmpty() ? how + judged : how + "; " + judged;
    return player + " " + found + (details.isEmpty() ? "" : " (" + details + ")");
  }
}
