package zermelo.cli.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zermelo.application.words.AnsiColours;
import zermelo.application.words.TextFormatting;
import zermelo.insight.review.PlayerValue;
import zermelo.insight.review.Review;

/**
 * Draws as text how the value of the position changed during a game. Each position is a row. Its
 * dot is on the side of the player who has the win: at the edge if the end is near, toward the
 * middle if it is far. {@link zermelo.insight.review.ValueHistorySvg} draws the same as a picture.
 */
public final class HistoryText {
  private static final int HALF = 24;

  private final Review review;
  private final AnsiColours paint;
  private final int far;

  private HistoryText(Review review, AnsiColours paint) {
    this.review = review;
    this.paint = paint;
    this.far =
        review.history().stream()
            .flatMap(Optional::stream)
            .mapToInt(worth -> worth.remoteness().orElse(0))
            .max()
            .orElse(0);
  }

  /** Returns the lines of the history; none if no value is known. */
  public static List<String> lines(Review review, AnsiColours paint) {
    boolean any = review.history().stream().anyMatch(Optional::isPresent);
    return any && !review.turns().isEmpty() ? new HistoryText(review, paint).lines() : List.of();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("Value history: plies to the end, for the player who has the win.");
    lines.add(
        "      "
            + TextFormatting.pad("Player 1 wins", HALF)
            + " "
            + TextFormatting.padLeft("Player 2 wins", HALF));
    lines.add("      " + scale(false) + "|" + scale(true));
    for (int row = 0; row < review.history().size(); row++) {
      lines.add(row(row).stripTrailing());
    }
    return lines;
  }

  /** Returns the scale: 0 at the edge, the largest number in the middle, its half between them. */
  private String scale(boolean mirrored) {
    StringBuilder line = new StringBuilder(" ".repeat(HALF));
    for (int plies : far > 1 ? new int[] {0, far / 2, far} : new int[] {0, far}) {
      String number = Integer.toString(plies);
      int at = column(plies);
      int from = mirrored ? HALF - 1 - at : at;
      int start =
          Math.clamp(from - (mirrored ? number.length() - 1 : 0), 0, HALF - number.length());
      line.replace(start, start + number.length(), number);
    }
    return line.toString();
  }

  /** Returns the distance from the edge, in columns, for this many plies. */
  private int column(int plies) {
    return far == 0 ? 0 : (int) Math.round((double) (HALF - 2) * plies / far);
  }

  private String row(int row) {
    Optional<PlayerValue> worth = review.history().get(row);
    StringBuilder line = new StringBuilder(" ".repeat(2 * HALF + 1));
    line.setCharAt(HALF, worth.isPresent() ? '|' : '?');
    boolean blunder = row > 0 && review.turns().get(row - 1).blunder();
    if (worth.isPresent()) {
      int at = place(worth.get());
      line.replace(at, at + 1, paint.outcome(worth.get().outcome(), blunder ? "X" : "o"));
    }
    String number = row == 0 ? "    " : String.format(Locale.ROOT, "%4d", row);
    return number + "  " + line + "  " + label(row) + (blunder ? "  (blunder)" : "");
  }

  private int place(PlayerValue worth) {
    int inward = worth.remoteness().isPresent() ? column(worth.remoteness().getAsInt()) : HALF - 1;
    return switch (worth.outcome()) {
      case WIN -> inward;
      case LOSE -> 2 * HALF - inward;
      case TIE, DRAW -> HALF;
    };
  }

  private String label(int row) {
    if (row == 0) {
      return "start";
    }
    Review.ReviewedMove turn = review.turns().get(row - 1);
    return "Player " + (turn.ply().seat() + 1) + " " + turn.ply().move().label();
  }
}
