package zermelo.insight.plot.canvas;

/**
 * A colour, in a light and a dark variant.
 *
 * @param name its name in style sheets
 * @param light red, green and blue in the light theme
 * @param dark red, green and blue in the dark theme
 */
public record Colour(String name, int light, int dark) {
  public static final Colour PAPER = new Colour("paper", 0xffffff, 0x111827);
  public static final Colour INK = new Colour("ink", 0x24292f, 0xe5e7eb);
  public static final Colour DIM = new Colour("dim", 0x6b7280, 0x9ca3af);
  public static final Colour AXIS = new Colour("axis", 0x9ca3af, 0x6b7280);
  public static final Colour GRID = new Colour("grid", 0xe5e7eb, 0x1f2937);

  /** The first of two: Player 1, common values. */
  public static final Colour ONE = new Colour("one", 0x2563eb, 0x60a5fa);

  /** The second of two: Player 2, rare values. */
  public static final Colour TWO = new Colour("two", 0xd97706, 0xfbbf24);

  public static final Colour EVEN = new Colour("even", 0xca8a04, 0xfacc15);
  public static final Colour BAD = new Colour("bad", 0xdc2626, 0xf87171);

  // Colours of outcomes: strong for lines and marks, pale for areas.
  public static final Colour WIN = new Colour("win", 0x16a34a, 0x4ade80);
  public static final Colour LOSE = new Colour("lose", 0xdc2626, 0xf87171);
  public static final Colour TIE = new Colour("tie", 0xca8a04, 0xfacc15);
  public static final Colour DRAW = new Colour("draw", 0x2563eb, 0x60a5fa);
  public static final Colour WIN_AREA = new Colour("win-area", 0xdcfce7, 0x14532d);
  public static final Colour LOSE_AREA = new Colour("lose-area", 0xfee2e2, 0x7f1d1d);
  public static final Colour TIE_AREA = new Colour("tie-area", 0xfef9c3, 0x713f12);
  public static final Colour DRAW_AREA = new Colour("draw-area", 0xdbeafe, 0x1e3a8a);

  /** Returns the colour in a theme. The light one if the viewer would choose. */
  public int rgb(Theme theme) {
    return theme == Theme.DARK ? dark : light;
  }
}
