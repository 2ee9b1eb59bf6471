package zermelo.cli.render;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Cell;
import zermelo.kernel.Picture.Edge;

/**
 * Draws Dots and Boxes: dots with coordinates, drawn edges, and the owners of boxes. Where an edge
 * is not drawn and its value is known, the letter of the value stands in its place.
 */
final class DotsText {
  private final Picture.Dots dots;
  private final PictureStyle ink;
  private final int left;

  private DotsText(Picture.Dots dots, PictureStyle ink) {
    this.dots = dots;
    this.ink = ink;
    this.left = dots.rows().stream().mapToInt(String::length).max().orElse(0);
  }

  static List<String> lines(Picture.Dots dots, PictureStyle ink) {
    DotsText text = new DotsText(dots, ink);
    List<String> lines = new ArrayList<>();
    lines.add(text.headings());
    for (int row = 0; row < dots.rows().size(); row++) {
      lines.add(text.level(row));
      if (row < dots.upright().size()) {
        lines.add(text.upright(row));
      }
    }
    return lines;
  }

  private String headings() {
    return margin("") + ink.dim(String.join("     ", dots.columns()));
  }

  private String level(int row) {
    StringBuilder line = new StringBuilder(margin(dots.rows().get(row))).append('o');
    for (Edge edge : dots.level().get(row)) {
      String open = "  " + ink.valued(edge.name(), " ") + "  ";
      line.append(edge.drawn() ? "-----" : open).append('o');
    }
    return line.toString();
  }

  private String upright(int row) {
    StringBuilder line = new StringBuilder(margin(""));
    for (int column = 0; column < dots.columns().size(); column++) {
      Edge edge = dots.upright().get(row).get(column);
      line.append(edge.drawn() ? "|" : ink.valued(edge.name(), " "));
      if (column < dots.boxes().get(row).size()) {
        Cell box = dots.boxes().get(row).get(column);
        String mark = box.mark().equals(".") ? " " : ink.owned(box.owner(), box.mark());
        line.append("  ").append(mark).append("  ");
      }
    }
    return line.toString().stripTrailing();
  }

  private String margin(String heading) {
    return " " + " ".repeat(left - heading.length()) + ink.dim(heading) + "  ";
  }
}
