package zermelo.insight.plot.canvas;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * A canvas that produces a PNG with Java2D.
 *
 * <p>If Java finds no fonts (the machine has none, or lacks the libraries), {@link StrokeFont}
 * draws the texts.
 */
public final class PngCanvas implements Canvas {
  private static final float[] DASHES = {4, 3};

  private final BufferedImage image;
  private final Graphics2D pen;
  private final Theme theme;
  private final boolean fonts;

  public PngCanvas(int width, int height, Theme theme) {
    this(width, height, theme, true);
  }

  /**
   * Creates a canvas.
   *
   * @param fonts whether to use the machine's fonts, if it has any
   */
  public PngCanvas(int width, int height, Theme theme, boolean fonts) {
    this.image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    this.theme = theme;
    this.pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pen.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    this.fonts = fonts && fontsWork(pen);
    box(Colour.PAPER, 0, 0, width, height);
  }

  /**
   * Tests the fonts by using one. Missing fonts and libraries cause errors of many kinds, and only
   * on use.
   */
  @SuppressWarnings("CatchingUnchecked")
  private static boolean fontsWork(Graphics2D pen) {
    try {
      return pen.getFontMetrics(new Font(Font.SANS_SERIF, Font.PLAIN, 12)).stringWidth("0n") > 0;
    } catch (RuntimeException | LinkageError | InternalError e) {
      return false;
    }
  }

  /** Returns the picture as a PNG file. */
  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      ImageIO.write(image, "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // writing to memory does not fail
    }
    return bytes.toByteArray();
  }

  private void take(Colour colour) {
    pen.setColor(new Color(colour.rgb(theme)));
  }

  @Override
  public int width() {
    return image.getWidth();
  }

  @Override
  public int height() {
    return image.getHeight();
  }

  @Override
  public void box(Colour fill, double x, double y, double width, double height) {
    take(fill);
    pen.fill(new Rectangle2D.Double(x, y, width, height));
  }

  @Override
  public void frame(Colour fill, Colour edge, double x, double y, double width, double height) {
    double round = 2 * Math.min(7, height / 4);
    RoundRectangle2D shape = new RoundRectangle2D.Double(x, y, width, height, round, round);
    take(fill);
    pen.fill(shape);
    take(edge);
    pen.setStroke(new BasicStroke(1.5f));
    pen.draw(shape);
  }

  @Override
  public void line(Colour colour, double thickness, double x1, double y1, double x2, double y2) {
    take(colour);
    pen.setStroke(new BasicStroke((float) thickness, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
    pen.draw(new Line2D.Double(x1, y1, x2, y2));
  }

  @Override
  public void dashes(Colour colour, double x1, double y1, double x2, double y2) {
    take(colour);
    pen.setStroke(new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, DASHES, 0));
    pen.draw(new Line2D.Double(x1, y1, x2, y2));
  }

  @Override
  public void arrow(Colour colour, double thickness, double tip, double... path) {
    take(colour);
    pen.setStroke(new BasicStroke((float) thickness, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
    Path2D curves = new Path2D.Double();
    curves.moveTo(path[0], path[1]);
    for (int i = 2; i < path.length; i += 6) {
      curves.curveTo(path[i], path[i + 1], path[i + 2], path[i + 3], path[i + 4], path[i + 5]);
    }
    pen.draw(curves);
    double[] corners = ArrowHead.corners(tip, path);
    Path2D triangle = new Path2D.Double();
    triangle.moveTo(corners[0], corners[1]);
    triangle.lineTo(corners[2], corners[3]);
    triangle.lineTo(corners[4], corners[5]);
    triangle.closePath();
    pen.fill(triangle);
  }

  @Override
  public void dots(Colour colour, double opacity, double diameter, PlotMarks dots) {
    take(colour);
    pen.setComposite(AlphaComposite.SrcOver.derive((float) opacity));
    Ellipse2D.Double dot = new Ellipse2D.Double(0, 0, diameter, diameter);
    for (int i = 0; i < dots.count(); i++) {
      dot.x = dots.x(i) - diameter / 2;
      dot.y = dots.y(i) - diameter / 2;
      pen.fill(dot);
    }
    pen.setComposite(AlphaComposite.SrcOver);
  }

  @Override
  public void bars(Colour colour, double opacity, double thickness, PlotMarks bars) {
    take(colour);
    pen.setComposite(AlphaComposite.SrcOver.derive((float) opacity));
    for (int i = 0; i < bars.count(); i++) {
      // Whole pixels, so that neighbours neither overlap nor leave a seam.
      int left = (int) Math.round(bars.x(i));
      int top = (int) Math.round(bars.y(i) - thickness / 2);
      int right = (int) Math.round(bars.x(i) + bars.length(i));
      int bottom = (int) Math.round(bars.y(i) + thickness / 2);
      pen.fillRect(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
    }
    pen.setComposite(AlphaComposite.SrcOver);
  }

  @Override
  public void text(Colour colour, double size, TextAnchor anchor, double x, double y, String text) {
    take(colour);
    if (!fonts) {
      StrokeFont.draw(pen, size, anchor, x, y, text);
      return;
    }
    pen.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12).deriveFont((float) size));
    FontMetrics metrics = pen.getFontMetrics();
    pen.drawString(
        text, (float) (x - StrokeFont.before(anchor) * metrics.stringWidth(text)), (float) y);
  }

  @Override
  public void upward(Colour colour, double size, double x, double y, String text) {
    pen.rotate(-Math.PI / 2, x, y);
    text(colour, size, TextAnchor.MIDDLE, x, y, text);
    pen.rotate(Math.PI / 2, x, y);
  }
}
