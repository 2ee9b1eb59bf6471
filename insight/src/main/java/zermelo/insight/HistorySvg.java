package zermelo.insight;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Outcome;

/**
 * The visual value history of a game as a picture: time runs down, each dot is a position. On the
 * left Player 1 has a win, on the right Player 2; at the edge the end is near, toward the middle it
 * is far away, and ties and draws are in the middle itself.
 *
 * <p>Written by hand: a chart library would bring more than it saves, and these lines say exactly
 * what is drawn.
 */
public final class HistorySvg {
  private static final int HALF = 260;
  private static final int GAP = 40;
  private static final int LEFT = 290;
  private static final int TOP = 96;
  private static final int STEP = 26;
  private static final int LEAST_STEP = 4;
  private static final int TALLEST = 12_000;
  private static final int LABEL = 14;
  private static final int DOT = 6;

  private static final String STYLE =
      """
      <style>
        svg { background: #ffffff; font: 13px sans-serif; }
        text { fill: #24292f; } .dim { fill: #6b7280; }
        .axis { stroke: #9ca3af; } .grid { stroke: #e5e7eb; } .line { stroke: #6b7280; fill: none; }
        .one { fill: #2563eb; } .two { fill: #d97706; } .even { fill: #ca8a04; }
        .blunder { fill: none; stroke: #dc2626; stroke-width: 2.5; } .bad { fill: #b91c1c; }
        @media (prefers-color-scheme: dark) {
          svg { background: #111827; } text { fill: #e5e7eb; } .dim { fill: #9ca3af; }
          .grid { stroke: #1f2937; } .axis { stroke: #6b7280; } .line { stroke: #9ca3af; }
          .one { fill: #60a5fa; } .two { fill: #fbbf24; } .even { fill: #facc15; }
          .blunder { stroke: #f87171; } .bad { fill: #fca5a5; }
        }
      </style>
      """;

  private final Review review;
  private final int far;
  private final int step;

  private HistorySvg(Review review) {
    this.review = review;
    this.far =
        review.history().stream()
            .flatMap(Optional::stream)
            .mapToInt(worth -> worth.remoteness().orElse(0))
            .max()
            .orElse(0);
    // Long games are drawn closer, and not every move is named.
    this.step = Math.clamp(TALLEST / review.history().size(), LEAST_STEP, STEP);
  }

  /** The picture as a text; the title names the game and its start. */
  public static String of(Review review, String title) {
    return new HistorySvg(review).draw(title);
  }

  private String draw(String title) {
    int rows = review.history().size();
    int width = LEFT + 2 * HALF + 2 * GAP + 40;
    int height = TOP + rows * step + 40;
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d"
                + " %d\" role=\"img\">%n<title>Value history of %s</title>%n",
            width,
            height,
            width,
            height,
            escaped(title)));
    svg.append(STYLE);
    text(svg, "", "start", 20, 28, shortened(title, 90));
    axes(svg, TOP + (rows - 1) * step);
    line(svg);
    for (int row = 0; row < rows; row++) {
      row(svg, row);
    }
    if (review.turns().stream().anyMatch(Review.Turn::blunder)) {
      int y = TOP + rows * step + 12;
      circle(svg, "blunder", middle() - 60, y - 4, DOT);
      text(svg, "dim", "start", middle() - 48, y, "a blunder");
    }
    return svg.append("</svg>\n").toString().replace("\r\n", "\n");
  }

  private void axes(StringBuilder svg, int bottom) {
    text(svg, "", "middle", middle() - GAP - HALF / 2, 56, "Player 1 wins");
    text(svg, "", "middle", middle(), 56, "even");
    text(svg, "", "middle", middle() + GAP + HALF / 2, 56, "Player 2 wins");
    int every = Math.max(1, (far + 7) / 8);
    for (int plies = 0; plies <= far; plies += every) {
      for (int side = -1; side <= 1; side += 2) {
        int x = x(side, plies);
        rule(svg, "grid", x, TOP - 14, bottom + 14);
        text(svg, "dim", "middle", x, TOP - 20, Integer.toString(plies));
      }
    }
    rule(svg, "axis", middle(), TOP - 14, bottom + 14);
    text(svg, "dim", "end", LEFT - 30, TOP - 20, "plies to the end");
  }

  private void line(StringBuilder svg) {
    StringBuilder path = new StringBuilder();
    boolean pen = false;
    for (int row = 0; row < review.history().size(); row++) {
      Optional<Worth> worth = review.history().get(row);
      if (worth.isPresent()) {
        path.append(pen ? 'L' : 'M').append(x(worth.get())).append(' ').append(y(row)).append(' ');
      }
      pen = worth.isPresent();
    }
    svg.append("<path class=\"line\" d=\"").append(path.toString().strip()).append("\"/>\n");
  }

  private void row(StringBuilder svg, int row) {
    boolean blunder = row > 0 && review.turns().get(row - 1).blunder();
    String label = "start";
    if (row > 0) {
      Review.Turn turn = review.turns().get(row - 1);
      label = row + ". P" + (turn.ply().seat() + 1) + " " + turn.ply().move().label();
    }
    if (row % ((LABEL + step - 1) / step) == 0) {
      text(svg, blunder ? "bad" : "", "end", LEFT - 30, y(row) + 4, shortened(label, 36));
    }
    Optional<Worth> worth = review.history().get(row);
    if (worth.isEmpty()) {
      text(svg, "dim", "start", middle() + 6, y(row) + 4, "not known");
      return;
    }
    dot(svg, side(worth.get()), x(worth.get()), y(row), DOT);
    if (blunder) {
      circle(svg, "blunder", x(worth.get()), y(row), DOT + 4);
    }
  }

  private static void dot(StringBuilder svg, int side, int x, int y, int radius) {
    circle(svg, side < 0 ? "one" : side > 0 ? "two" : "even", x, y, radius);
  }

  private int y(int row) {
    return TOP + row * step;
  }

  private int x(Worth worth) {
    OptionalInt plies = worth.remoteness();
    return side(worth) == 0
        ? middle()
        : plies.isPresent()
            ? x(side(worth), plies.getAsInt())
            : middle() + side(worth) * GAP / 2; // won, nobody knows how far away
  }

  private int x(int side, int plies) {
    int inward = far == 0 ? 0 : (int) ((long) HALF * plies / far);
    return middle() + side * (GAP + HALF - inward);
  }

  private static int middle() {
    return LEFT + HALF + GAP;
  }

  /** -1 where Player 1 wins, 1 where Player 2 does, 0 where nobody does. */
  private static int side(Worth worth) {
    return worth.outcome() == Outcome.WIN ? -1 : worth.outcome() == Outcome.LOSE ? 1 : 0;
  }

  private static void text(
      StringBuilder svg, String style, String anchor, int x, int y, String text) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<text class=\"%s\" text-anchor=\"%s\" x=\"%d\" y=\"%d\">%s</text>%n",
            style,
            anchor,
            x,
            y,
            escaped(text)));
  }

  private static void rule(StringBuilder svg, String style, int x, int from, int to) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<line class=\"%s\" x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\"/>%n",
            style,
            x,
            x,
            from,
            to));
  }

  private static void circle(StringBuilder svg, String style, int x, int y, int radius) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<circle class=\"%s\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>%n",
            style,
            x,
            y,
            radius));
  }

  private static String shortened(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most - 1) + "…";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
