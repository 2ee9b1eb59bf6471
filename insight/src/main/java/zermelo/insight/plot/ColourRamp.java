package zermelo.insight.plot;

import zermelo.insight.plot.canvas.Colour;

/** Colours from dark to bright, the same in every theme. They differ in greyscale too. */
final class ColourRamp {
  static final int COLOURS = 48;

  private static final int[] ANCHORS = {
    0x1e1b4b, 0x3730a3, 0x2563eb, 0x0891b2, 0x10b981, 0x84cc16, 0xfacc15, 0xfef9c3
  };

  private ColourRamp() {}

  /** Returns the colour of a place between 0 and 1. */
  static Colour at(double place) {
    int number = (int) Math.round(Math.clamp(place, 0, 1) * (COLOURS - 1));
    double along = (double) number / (COLOURS - 1) * (ANCHORS.length - 1);
    int below = Math.min((int) along, ANCHORS.length - 2);
    int rgb = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int a = ANCHORS[below] >> shift & 0xff;
      int b = ANCHORS[below + 1] >> shift & 0xff;
      rgb |= (int) Math.round(a + (b - a) * (along - below)) << shift;
    }
    return new Colour("heat" + number, rgb, rgb);
  }
}
