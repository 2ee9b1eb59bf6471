package zermelo.insight.review;

import java.util.Optional;
import java.util.OptionalInt;
import zermelo.insight.plot.canvas.Canvas;
import zermelo.insight.plot.canvas.Colour;
import zermelo.insight.plot.canvas.PlotMarks;
import zermelo.insight.plot.canvas.SvgCanvas;
import zermelo.insight.plot.canvas.TextAnchor;
import zermelo.insight.plot.canvas.TextMetrics;
import zermelo.insight.plot.canvas.Theme;
import zermelo.kernel.Outcome;

/**
 * Draws the value history of a game: time runs down, each dot is a position.
 *
 * <p>On the left, Player 1 wins; on the right, Player 2. At the edge the end is near, and toward
 * the middle it is far away. Ties and draws are in the middle.
 */
public final class ValueHistorySvg {
  private static final int HALF = 260;
  private static final int GAP = 40;
  private static final int LEFT = 290;
  private static final int TOP = 96;
  private static final int STEP = 26;
  private static final int LEAST_STEP = 4;
  private static final int TALLEST = 12_000;
  private static final int LABEL = 14;
  private static final int DOT = 6;

  private static final double LETTERS = 13;

  private final Review review;
  private final int far;
  private final int step;

  private ValueHistorySvg(Review review) {
    this.review = review;
    this.far =
        review.history().stream()
            .flatMap(Optional::stream)
            .mapToInt(worth -> worth.remoteness().orElse(0))
            .max()
            .orElse(0);
    // Long games are drawn closer, and not every move is labelled.
    this.step = Math.clamp(TALLEST / review.history().size(), LEAST_STEP, STEP);
  }

  /** Returns the picture as text. The title names the game and its start. */
  public static String of(Review review, String title) {
    return new ValueHistorySvg(review).draw(title);
  }

  private String draw(String title) {
    int rows = review.history().size();
    int width = LEFT + 2 * HALF + 2 * GAP + 40;
    int height = TOP + rows * step + 40;
    SvgCanvas svg = new SvgCanvas(width, height, Theme.VIEWER);
    String shown = TextMetrics.fitting(title, LETTERS, width - 40);
    text(svg, Colour.INK, TextAnchor.START, 20, 28, shown);
    axes(svg, TOP + (rows - 1) * step);
    line(svg);
    for (int row = 0; row < rows; row++) {
      row(svg, row);
    }
    if (review.turns().stream().anyMatch(Review.ReviewedMove::blunder)) {
      int y = TOP + rows * step + 12;
      ring(svg, middle() - 66, y - 4);
      text(svg, Colour.DIM, TextAnchor.START, middle() - 48, y, "a blunder");
    }
    return svg.text("Value history of " + title);
  }

  private void axes(Canvas svg, int bottom) {
    text(svg, Colour.INK, TextAnchor.MIDDLE, middle() - GAP - HALF / 2, 56, "Player 1 wins");
    text(svg, Colour.INK, TextAnchor.MIDDLE, middle(), 56, "even");
    text(svg, Colour.INK, TextAnchor.MIDDLE, middle() + GAP + HALF / 2, 56, "Player 2 wins");
    int every = Math.max(1, (far + 7) / 8);
    for (int plies = 0; plies <= far; plies += every) {
      for (int side = -1; side <= 1; side += 2) {
        int x = x(side, plies);
        rule(svg, Colour.GRID, x, TOP - 14, bottom + 14);
        text(svg, Colour.DIM, TextAnchor.MIDDLE, x, TOP - 20, Integer.toString(plies));
      }
    }
    rule(svg, Colour.AXIS, middle(), TOP - 14, bottom + 14);
    text(svg, Colour.DIM, TextAnchor.END, LEFT - 30, TOP - 20, "plies to the end");
  }

  private void line(Canvas svg) {
    for (int row = 1; row < review.history().size(); row++) {
      Optional<PlayerValue> before = review.history().get(row - 1);
      Optional<PlayerValue> worth = review.history().get(row);
      if (before.isPresent() && worth.isPresent()) {
        svg.line(Colour.DIM, 1, x(before.get()), y(row - 1), x(worth.get()), y(row));
      }
    }
  }

  private void row(Canvas svg, int row) {
    boolean blunder = row > 0 && review.turns().get(row - 1).blunder();
    String label = "start";
    if (row > 0) {
      Review.ReviewedMove turn = review.turns().get(row - 1);
      label = row + ". P" + (turn.ply().seat() + 1) + " " + turn.ply().move().label();
    }
    if (row % ((LABEL + step - 1) / step) == 0) {
      text(
          svg,
          blunder ? Colour.BAD : Colour.INK,
          TextAnchor.END,
          LEFT - 30,
          y(row) + 4,
          shortened(label, 36));
    }
    Optional<PlayerValue> worth = review.history().get(row);
    if (worth.isEmpty()) {
      text(svg, Colour.DIM, TextAnchor.START, middle() + 6, y(row) + 4, "not known");
      return;
    }
    if (blunder) {
      ring(svg, x(worth.get()), y(row));
    }
    int side = side(worth.get());
    Colour colour = side < 0 ? Colour.ONE : side > 0 ? Colour.TWO : Colour.EVEN;
    dot(svg, colour, x(worth.get()), y(row), DOT);
  }

  /** Draws the mark of a blunder around the place of a dot. */
  private static void ring(Canvas svg, int x, int y) {
    dot(svg, Colour.BAD, x, y, DOT + 5);
    dot(svg, Colour.PAPER, x, y, DOT + 3);
  }

  private static void dot(Canvas svg, Colour colour, int x, int y, int radius) {
    PlotMarks one = new PlotMarks();
    one.add(x, y, 0);
    svg.dots(colour, 1, 2 * radius, one);
  }

  private int y(int row) {
    return TOP + row * step;
  }

  private int x(PlayerValue worth) {
    OptionalInt plies = worth.remoteness();
    return side(worth) == 0
        ? middle()
        : plies.isPresent()
            ? x(side(worth), plies.getAsInt())
            : middle() + side(worth) * GAP / 2; // won at an unknown distance
  }

  private int x(int side, int plies) {
    int inward = far == 0 ? 0 : (int) ((long) HALF * plies / far);
    return middle() + side * (GAP + HALF - inward);
  }

  private static int middle() {
    return LEFT + HALF + GAP;
  }

  /** Returns -1 if Player 1 wins, 1 if Player 2 wins, 0 otherwise. */
  private static int side(PlayerValue worth) {
    return worth.outcome() == Outcome.WIN ? -1 : worth.outcome() == Outcome.LOSE ? 1 : 0;
  }

  private static void text(
      Canvas svg, Colour colour, TextAnchor anchor, int x, int y, String text) {
    svg.text(colour, LETTERS, anchor, x, y, text);
  }

  private static void rule(Canvas svg, Colour colour, int x, int from, int to) {
    svg.line(colour, 1, x, from, x, to);
  }

  private static String shortened(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most - 1) + "…";
  }
}
