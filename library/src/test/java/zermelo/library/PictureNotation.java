package zermelo.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Branch;
import zermelo.kernel.Picture.Cell;
import zermelo.kernel.Picture.Edge;
import zermelo.kernel.Picture.Side;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;

/** Writes the notation of a position from its picture alone. */
final class PictureNotation {
  private PictureNotation() {}

  /**
   * Returns the notation that the picture shows.
   *
   * <p>The rules print it. No picture shows the player to move, so that comes from the position.
   */
  static String text(Picture picture, Rules rules, Position position) {
    String shown = text(picture, rules);
    String printed = rules.print(position);
    if (shown.indexOf(':') < 0 && printed.indexOf(':') >= 0) {
      shown += printed.substring(printed.indexOf(':'));
    }
    return rules.print(rules.parse(shown));
  }

  private static String text(Picture picture, Rules rules) {
    return switch (picture) {
      case Picture.Notation notation -> notation.text();
      case Picture.Piles piles when rules.facts().heaps() -> heaps(piles);
      case Picture.Piles piles -> numbers(piles);
      case Picture.Values values -> values(values);
      case Picture.Coins coins ->
          coins.coins().stream()
              .filter(Picture.Coin::heads)
              .map(coin -> Long.toString(coin.number()))
              .collect(Collectors.joining(",", "{", "}"));
      case Picture.Grid grid when rules.id().equals("chomp") -> lengths(grid);
      case Picture.Grid grid -> rows(grid);
      case Picture.Points points ->
          marks(points.points().stream().map(Picture.Point::cell).toList());
      case Picture.Dots dots -> drawing(dots);
      case Picture.Pits pits -> side(pits.mover()) + "," + side(pits.other());
      case Picture.Tree tree when all(tree.branches()).anyMatch(b -> !b.mark().isEmpty()) ->
          tree.branches().stream().map(PictureNotation::stalk).collect(Collectors.joining("+"));
      case Picture.Tree tree when !rules.id().equals("green-hackenbush") -> "0";
      case Picture.Tree tree -> parents(tree);
      case Picture.Graph graph -> graph.nodes().get(graph.token());
      case Picture.Group several ->
          several.parts().stream()
              .map(part -> text(part.picture(), rules))
              .collect(Collectors.joining(","));
    };
  }

  /** Returns the labels of the moves that places of the picture stand for. */
  static List<String> moves(Picture picture) {
    Stream<String> moves =
        switch (picture) {
          case Picture.Grid grid -> grid.cells().stream().flatMap(List::stream).map(Cell::move);
          case Picture.Points points -> points.points().stream().map(point -> point.cell().move());
          case Picture.Dots dots ->
              Stream.concat(dots.level().stream(), dots.upright().stream())
                  .flatMap(List::stream)
                  .filter(edge -> !edge.drawn())
                  .map(Edge::name);
          case Picture.Pits pits ->
              Stream.concat(pits.mover().pits().stream(), pits.other().pits().stream())
                  .map(Picture.Pit::move);
          case Picture.Tree tree -> all(tree.branches()).map(Branch::move);
          case Picture.Graph graph -> graph.links().stream().map(Picture.Link::move);
          case Picture.Group several ->
              several.parts().stream()
                  .flatMap(
                      part -> moves(part.picture()).stream().map(move -> part.prefix() + move));
          default -> Stream.of();
        };
    return moves.filter(move -> !move.isEmpty()).toList();
  }

  private static Stream<Branch> all(List<Branch> branches) {
    return branches.stream()
        .flatMap(branch -> Stream.concat(Stream.of(branch), all(branch.branches())));
  }

  private static String heaps(Picture.Piles piles) {
    return piles.piles().isEmpty()
        ? "0"
        : piles.piles().stream()
            .map(pile -> pile.stones() + pile.note().replaceAll("(^|, )\\S+ ", ","))
            .collect(Collectors.joining("+"));
  }

  /** Formats piles: the elements of a list are numbered, other numbers have names. */
  private static String numbers(Picture.Piles piles) {
    String numbers =
        piles.piles().stream()
            .map(pile -> Long.toString(pile.stones()))
            .collect(Collectors.joining(","));
    boolean list = piles.piles().stream().allMatch(pile -> pile.name().matches("\\d+"));
    return list ? "[" + numbers + "]" : numbers;
  }

  private static String values(Picture.Values values) {
    return values.values().stream().map(Picture.Value::text).collect(Collectors.joining(","));
  }

  private static String marks(List<Cell> row) {
    return row.stream().map(Cell::mark).collect(Collectors.joining());
  }

  /** The rows of a board; of several boards, each begins with row 1. */
  private static String rows(Picture.Grid grid) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < grid.cells().size(); row++) {
      boolean first = row > 0 && grid.rows().get(row).equals("1");
      text.append(row == 0 ? "" : first ? "+" : "/").append(marks(grid.cells().get(row)));
    }
    return text.toString();
  }

  private static String stalk(Branch branch) {
    List<String> above = branch.branches().stream().map(PictureNotation::stalk).toList();
    return branch.mark()
        + (above.size() > 1 ? "(" + String.join(";", above) + ")" : String.join("", above));
  }

  private static String lengths(Picture.Grid grid) {
    return grid.cells().stream()
        .map(row -> marks(row).length())
        .filter(length -> length > 0)
        .map(String::valueOf)
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static String drawing(Picture.Dots dots) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < dots.rows().size(); row++) {
      StringBuilder level = new StringBuilder("o");
      dots.level().get(row).forEach(edge -> level.append(edge.drawn() ? "-o" : ".o"));
      lines.add(level.toString());
      if (row < dots.boxes().size()) {
        StringBuilder upright = new StringBuilder();
        for (int column = 0; column < dots.columns().size(); column++) {
          upright.append(dots.upright().get(row).get(column).drawn() ? "|" : ".");
          if (column < dots.boxes().get(row).size()) {
            upright.append(dots.boxes().get(row).get(column).mark());
          }
        }
        lines.add(upright.toString());
      }
    }
    return String.join("/", lines);
  }

  private static String side(Side side) {
    return side.pits().stream()
            .map(pit -> Long.toString(pit.seeds()))
            .collect(Collectors.joining(",", "[", "],"))
        + side.store();
  }

  private static String parents(Picture.Tree tree) {
    Map<Integer, String> parents = new TreeMap<>();
    tree.branches().forEach(branch -> parents.put(Integer.valueOf(branch.name()), "0"));
    all(tree.branches())
        .forEach(
            branch ->
                branch
                    .branches()
                    .forEach(above -> parents.put(Integer.valueOf(above.name()), branch.name())));
    return parents.values().stream().collect(Collectors.joining(",", "[", "]"));
  }
}
