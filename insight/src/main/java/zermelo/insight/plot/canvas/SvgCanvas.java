package zermelo.insight.plot.canvas;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A canvas that produces SVG text without a library.
 *
 * <p>A chart library would bring more code than it saves, and these lines say exactly what is
 * drawn. Colours are classes, so that the style sheet can follow the viewer's preference. The style
 * sheet contains only the colours in use.
 */
public final class SvgCanvas implements Canvas {
  private final int width;
  private final int height;
  private final Theme theme;
  private final StringBuilder body = new StringBuilder();
  private final Map<String, Colour> fills = new TreeMap<>();
  private final Map<String, Colour> strokes = new TreeMap<>();

  public SvgCanvas(int width, int height, Theme theme) {
    this.width = width;
    this.height = height;
    this.theme = theme;
    // A path, because a style rule for the background works in browsers but not in other viewers.
    body.append("<path class=\"").append(fill(Colour.PAPER)).append("\" d=\"M0 0H");
    body.append(width).append('V').append(height).append("H0z\"/>\n");
  }

  /** Returns the whole picture. */
  public String text(String title) {
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d"
                + " %d\" role=\"img\">\n<title>%s</title>\n<style>\n",
            width,
            height,
            width,
            height,
            escaped(title)));
    svg.append("  text { font-family: sans-serif; }\n");
    rules(svg, "  ", theme == Theme.DARK);
    if (theme == Theme.VIEWER) {
      svg.append("  @media (prefers-color-scheme: dark) {\n");
      rules(svg, "    ", true);
      svg.append("  }\n");
    }
    return svg.append("</style>\n").append(body).append("</svg>\n").toString();
  }

  private void rules(StringBuilder svg, String indent, boolean dark) {
    for (Colour colour : fills.values()) {
      rule(svg, indent, colour.name(), "fill", dark ? colour.dark() : colour.light());
    }
    for (Colour colour : strokes.values()) {
      rule(svg, indent, colour.name() + "-line", "stroke", dark ? colour.dark() : colour.light());
    }
  }

  private static void rule(StringBuilder svg, String indent, String name, String what, int rgb) {
    svg.append(
        String.format(Locale.ROOT, "%s.%s { %s: #%06x; }\n", indent, name, what, rgb & 0xffffff));
  }

  private String fill(Colour colour) {
    fills.put(colour.name(), colour);
    return colour.name();
  }

  private String stroke(Colour colour) {
    strokes.put(colour.name(), colour);
    return colour.name() + "-line";
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public void box(Colour fill, double x, double y, double width, double height) {
    body.append("<path class=\"").append(fill(fill)).append("\" d=\"M");
    pair(x, y).append('h');
    number(width).append('v');
    number(height).append('h');
    number(-width).append("z\"/>\n");
  }

  @Override
  public void frame(Colour fill, Colour edge, double x, double y, double width, double height) {
    body.append("<rect class=\"").append(fill(fill)).append(' ').append(stroke(edge));
    body.append("\" stroke-width=\"1.5\"");
    attribute("x", x);
    attribute("y", y);
    attribute("width", width);
    attribute("height", height);
    attribute("rx", Math.min(7, height / 4));
    body.append("/>\n");
  }

  @Override
  public void line(Colour colour, double thickness, double x1, double y1, double x2, double y2) {
    line(colour, thickness, x1, y1, x2, y2, "");
  }

  @Override
  public void dashes(Colour colour, double x1, double y1, double x2, double y2) {
    line(colour, 1, x1, y1, x2, y2, " stroke-dasharray=\"4 3\"");
  }

  private void line(
      Colour colour, double thickness, double x1, double y1, double x2, double y2, String more) {
    body.append("<line class=\"").append(stroke(colour)).append('"');
    attribute("x1", x1);
    attribute("y1", y1);
    attribute("x2", x2);
    attribute("y2", y2);
    if (thickness != 1) {
      attribute("stroke-width", thickness);
    }
    body.append(more).append("/>\n");
  }

  @Override
  public void arrow(Colour colour, double thickness, double tip, double... path) {
    body.append("<path fill=\"none\" class=\"").append(stroke(colour)).append('"');
    attribute("stroke-width", thickness);
    body.append(" d=\"M");
    pair(path[0], path[1]);
    for (int i = 2; i < path.length; i += 6) {
      body.append('C');
      pair(path[i], path[i + 1]).append(' ');
      pair(path[i + 2], path[i + 3]).append(' ');
      pair(path[i + 4], path[i + 5]);
    }
    body.append("\"/>\n");
    double[] corners = ArrowHead.corners(tip, path);
    body.append("<path class=\"").append(fill(colour)).append("\" d=\"M");
    pair(corners[0], corners[1]).append('L');
    pair(corners[2], corners[3]).append('L');
    pair(corners[4], corners[5]).append("z\"/>\n");
  }

  @Override
  public void dots(Colour colour, double opacity, double diameter, PlotMarks dots) {
    marks(colour, opacity, diameter, " stroke-linecap=\"round\"", dots);
  }

  @Override
  public void bars(Colour colour, double opacity, double thickness, PlotMarks bars) {
    marks(colour, opacity, thickness, " shape-rendering=\"crispEdges\"", bars);
  }

  /**
   * Writes all marks as one path. A mark takes about ten characters, an element would take fifty.
   */
  private void marks(
      Colour colour, double opacity, double thickness, String more, PlotMarks marks) {
    if (marks.count() == 0) {
      return;
    }
    body.append("<path fill=\"none\" class=\"").append(stroke(colour)).append('"');
    attribute("stroke-width", thickness);
    if (opacity < 1) {
      body.append(" opacity=\"").append(Math.round(opacity * 100) / 100.0).append('"');
    }
    body.append(more).append(" d=\"");
    for (int i = 0; i < marks.count(); i++) {
      body.append(i > 0 && i % 16 == 0 ? "\nM" : "M"); // short lines for editors and diffs
      pair(marks.x(i), marks.y(i)).append('h');
      number(marks.length(i));
    }
    body.append("\"/>\n");
  }

  @Override
  public void text(Colour colour, double size, TextAnchor anchor, double x, double y, String text) {
    text(colour, size, anchor, x, y, text, "");
  }

  @Override
  public void upward(Colour colour, double size, double x, double y, String text) {
    int from = body.length();
    body.append(" transform=\"rotate(-90 ");
    pair(x, y).append(")\"");
    String turned = body.substring(from);
    body.setLength(from);
    text(colour, size, TextAnchor.MIDDLE, x, y, text, turned);
  }

  private void text(
      Colour colour, double size, TextAnchor anchor, double x, double y, String text, String more) {
    body.append("<text class=\"").append(fill(colour)).append('"').append(more);
    attribute("font-size", size);
    attribute("x", x);
    attribute("y", y);
    if (anchor != TextAnchor.START) {
      body.append(" text-anchor=\"")
          .append(anchor == TextAnchor.END ? "end" : "middle")
          .append('"');
    }
    body.append('>').append(escaped(text)).append("</text>\n");
  }

  private void attribute(String name, double value) {
    body.append(' ').append(name).append("=\"");
    number(value).append('"');
  }

  private StringBuilder pair(double x, double y) {
    number(x).append(y < 0 ? "" : " ");
    return number(y);
  }

  /** Writes a number with one decimal place, or none if it is 0. */
  private StringBuilder number(double value) {
    long tenths = Math.round(value * 10);
    if (tenths < 0) {
      body.append('-');
    }
    body.append(Math.abs(tenths) / 10);
    if (tenths % 10 != 0) {
      body.append('.').append(Math.abs(tenths) % 10);
    }
    return body;
  }

  private static String escaped(String text) {
    StringBuilder clean = new StringBuilder();
    text.codePoints()
        .map(point -> point < ' ' || !Character.isDefined(point) ? ' ' : point)
        .forEach(clean::appendCodePoint);
    return clean.toString().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
