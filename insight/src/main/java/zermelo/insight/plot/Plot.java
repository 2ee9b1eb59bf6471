package zermelo.insight.plot;

import zermelo.insight.plot.canvas.Canvas;
import zermelo.insight.plot.canvas.PngCanvas;
import zermelo.insight.plot.canvas.SvgCanvas;
import zermelo.insight.plot.canvas.Theme;

/** A picture that draws itself. */
public interface Plot {
  /** Returns a one-line description. */
  String title();

  void draw(Canvas canvas);

  /** Returns the preferred size. */
  default Size size() {
    return new Size(960, 560);
  }

  /** Width and height in pixels. */
  record Size(int width, int height) {}

  /** Draws the picture as SVG text. */
  static String svg(Plot plot, Size size, Theme theme) {
    SvgCanvas canvas = new SvgCanvas(size.width(), size.height(), theme);
    plot.draw(canvas);
    return canvas.text(plot.title());
  }

  /** Draws the picture as the bytes of a PNG file. */
  static byte[] png(Plot plot, Size size, Theme theme) {
    PngCanvas canvas = new PngCanvas(size.width(), size.height(), theme);
    plot.draw(canvas);
    return canvas.bytes();
  }
}
