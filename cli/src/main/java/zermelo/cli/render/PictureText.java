package zermelo.cli.render;

import java.util.ArrayList;
import java.util.List;
import zermelo.application.words.TextFormatting;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Cell;
import zermelo.kernel.Picture.Coin;
import zermelo.kernel.Picture.Part;
import zermelo.kernel.Picture.Value;

/** Draws pictures as lines of text, without trailing blanks. */
public final class PictureText {
  /** Maximum number of drawn components or heaps; a line says how many more there are. */
  static final int MAX_LINES = 50;

  private static final int LONGEST_VALUE = 100;

  private PictureText() {}

  /** Returns the drawing; no lines if the notation already shows everything. */
  public static List<String> lines(Picture picture, PictureStyle ink) {
    return switch (picture) {
      case Picture.Notation notation -> List.of();
      case Picture.Graph graph -> List.of(); // the moves name the reachable nodes
      case Picture.Piles piles -> PilesText.lines(piles, ink);
      case Picture.Values values -> values(values.values(), ink);
      case Picture.Coins coins -> coins(coins.coins(), ink);
      case Picture.Grid grid -> GridText.lines(grid, ink);
      case Picture.Points points -> PointsText.lines(points, ink);
      case Picture.Dots dots -> DotsText.lines(dots, ink);
      case Picture.Pits pits -> PitsText.lines(pits, ink);
      case Picture.Tree tree -> TreeText.lines(tree, ink);
      case Picture.Group several -> several(several.parts(), ink);
    };
  }

  private static List<String> values(List<Value> values, PictureStyle ink) {
    int width = values.stream().mapToInt(value -> value.name().length()).max().orElse(0);
    return values.stream()
        .map(
            value ->
                ink.dim(TextFormatting.pad(value.name(), width)) + "  " + shortened(value.text()))
        .toList();
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST_VALUE ? text : text.substring(0, LONGEST_VALUE) + " …";
  }

  /** Draws coins as a board of one row: H for heads, t for tails. */
  private static List<String> coins(List<Coin> coins, PictureStyle ink) {
    if (coins.isEmpty()) {
      return List.of("all coins show tails");
    }
    List<String> numbers = coins.stream().map(coin -> Long.toString(coin.number())).toList();
    List<Cell> row =
        coins.stream()
            .map(coin -> new Cell("", coin.heads() ? "H" : "t", Picture.NOBODY, ""))
            .toList();
    return GridText.lines(
        new Picture.Grid(numbers, List.of(""), List.of(row), false, "H heads, t tails"), ink);
  }

  private static List<String> several(List<Part> parts, PictureStyle ink) {
    List<Part> shown = parts.subList(0, Math.min(parts.size(), MAX_LINES));
    List<List<String>> drawn =
        shown.stream().map(part -> lines(part.picture(), ink.under(part.prefix()))).toList();
    boolean flat =
        drawn.stream().allMatch(lines -> lines.size() <= 1)
            && shown.stream().noneMatch(part -> part.title().isEmpty());
    List<String> all = flat ? beside(shown, drawn) : below(shown, drawn);
    if (shown.size() < parts.size()) {
      all.add("… and " + (parts.size() - shown.size()) + " more");
    }
    return all;
  }

  /** Joins pictures of one line each with their titles on the same line. */
  private static List<String> beside(List<Part> parts, List<List<String>> drawn) {
    int width = parts.stream().mapToInt(part -> part.title().length()).max().orElse(0);
    List<String> all = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      String title = parts.get(i).title();
      all.add(
          (TextFormatting.pad(title, width) + "  " + String.join("", drawn.get(i)))
              .stripTrailing());
    }
    return all;
  }

  /** Puts each picture below its title, if it has one. */
  private static List<String> below(List<Part> parts, List<List<String>> drawn) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      String title = parts.get(i).title();
      if (title.isEmpty()) {
        all.addAll(drawn.get(i));
        continue;
      }
      if (!all.isEmpty()) {
        all.add("");
      }
      all.add(title);
      drawn.get(i).forEach(line -> all.add(line.isEmpty() ? "" : "  " + line));
    }
    return all;
  }
}
