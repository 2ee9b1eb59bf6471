package zermelo.library.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Facts.Fact;
import zermelo.kernel.Game;
import zermelo.kernel.Options;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.space.Tiers;
import zermelo.library.boards.representation.Grid;
import zermelo.library.boards.representation.GridNotation;
import zermelo.library.boards.representation.GridPicture;
import zermelo.library.boards.representation.OccupancyTiers;
import zermelo.library.boards.representation.SingleWordRules;
import zermelo.library.boards.representation.Symmetries;
import zermelo.library.definition.BoardSizeReader;
import zermelo.library.definition.JavaGame;
import zermelo.library.definition.ParameterDeclaration;
import zermelo.library.definition.ParameterValues;

/**
 * Dots and boxes.
 *
 * <p>In turn, draw an edge between two neighbouring dots. A player who draws the fourth edge of a
 * box owns it and moves again. When all edges are drawn, the player with more boxes wins by the
 * difference.
 *
 * <p>Notation: the drawing, a character for each dot, edge and box: {@code
 * o-o.o/|A|../o-o-o/....|/o.o.o}. Dots are {@code o}. Edges are {@code -} and {@code |}, or {@code
 * .} if not drawn. A closed box shows its owner, {@code A} (the player who began) or {@code B}, or
 * {@code #} if it counts for neither. An open box shows {@code .}. A is to move unless {@code :B}
 * follows. Moves: the two dots, {@code a1-b1}.
 *
 * <p>Packing: the edges are bits in the order of the drawing. The owners of boxes do not matter for
 * play. They are in two further words of a position, one bit per box.
 */
final class DotsAndBoxes extends SingleWordRules {
  static final Game GAME =
      new JavaGame(
          "dots-and-boxes",
          "Dots and boxes",
          "In turn, draw an edge between two neighbouring dots. Who draws the fourth edge of a box"
              + " owns it and moves again. In the end, who owns more boxes wins by the difference.",
          List.of(
              new ParameterDeclaration.WholeNumber("rows", 1, 20, 2, "rows of boxes"),
              new ParameterDeclaration.WholeNumber("columns", 1, 20, 2, "boxes in a row")),
          List.of(JavaGame.example(""), JavaGame.example("o-o.o/|A|../o-o-o/....|/o.o.o:B")),
          BoardSizeReader.boxes("rows", "columns"),
          DotsAndBoxes::make);

  private static final Facts FACTS = Facts.of(Fact.TIES, Fact.SCORE, Fact.ACYCLIC);

  private final Grid boxes;
  private final Grid drawing;
  private final Grid dots;
  private final GridNotation notation;
  private final int[] places; // edge to cell of the drawing
  private final long all; // all edges
  private final long[] walls; // box to its four edges
  private final long[] besides; // edge e has the walls of its boxes at 2e, 2e+1; -1 for no box
  private final Symmetries symmetries;

  private DotsAndBoxes(ParameterValues arguments, Grid boxes) {
    super(arguments, FACTS);
    this.boxes = boxes;
    this.drawing = new Grid(2 * boxes.rows() + 1, 2 * boxes.columns() + 1);
    this.dots = new Grid(boxes.rows() + 1, boxes.columns() + 1);
    this.notation = new GridNotation(id(), drawing, "o-|AB#.", "AB", false);
    this.places = IntStream.range(0, drawing.cells()).filter(this::isEdge).toArray();
    int[] edges = new int[drawing.cells()]; // cell of the drawing to edge
    IntStream.range(0, places.length).forEach(edge -> edges[places[edge]] = edge);
    this.all = -1L >>> (64 - places.length);
    this.walls =
        IntStream.range(0, boxes.cells()).mapToLong(box -> walls(middle(box), edges)).toArray();
    this.besides =
        IntStream.range(0, 2 * places.length)
            .mapToLong(
                side ->
                    IntStream.range(0, walls.length)
                        .filter(box -> (walls[box] >>> (side / 2) & 1) != 0)
                        .mapToLong(box -> walls[box])
                        .skip(side % 2)
                        .findFirst()
                        .orElse(-1))
            .toArray();
    this.symmetries =
        new Symmetries(
            drawing.symmetries().stream()
                .map(map -> IntStream.of(places).map(place -> edges[map[place]]).toArray())
                .toList(),
            1);
  }

  private static DotsAndBoxes make(ParameterValues arguments) {
    int rows = arguments.number("rows");
    int columns = arguments.number("columns");
    int edges = (rows + 1) * columns + rows * (columns + 1);
    if (edges > 63) {
      throw arguments.bad(
          "%d by %d boxes are too many: they have %d edges, and at most 63 are possible."
              .formatted(rows, columns, edges));
    }
    return new DotsAndBoxes(arguments, new Grid(rows, columns));
  }

  @Override
  public Ending ending(long board) {
    return Ending.OPEN;
  }

  @Override
  public void options(long board, Options out) {
    for (long left = all & ~board; left != 0; left &= left - 1) {
      int edge = Long.numberOfTrailingZeros(left);
      long drawn = board | (1L << edge);
      int gain = closed(drawn, besides[2 * edge]) + closed(drawn, besides[2 * edge + 1]);
      int at = out.room();
      out.words()[at] = gain > 0 ? drawn : drawn ^ TURN;
      if (!out.commit(gain)) {
        return;
      }
    }
  }

  @Override
  public long canonical(long board) {
    return symmetries.least(board);
  }

  @Override
  public int orbit(long board) {
    return symmetries.orbit(board);
  }

  @Override
  public Optional<Tiers> tiers() {
    return OccupancyTiers.of(places.length, OccupancyTiers.Turn.SIDELESS);
  }

  @Override
  public String label(Position before, Position after, int index) {
    return edge(places[Long.numberOfTrailingZeros(before.word(0) ^ after.word(0))]);
  }

  /** Returns the name of the edge at a cell of the drawing: its two dots. */
  private String edge(int place) {
    int row = drawing.row(place);
    int column = drawing.column(place);
    return dots.name(dots.cell(row / 2, column / 2))
        + "-"
        + dots.name(dots.cell((row + 1) / 2, (column + 1) / 2));
  }

  @Override
  public int lead(Position position) {
    int lead = Long.bitCount(position.word(1)) - Long.bitCount(position.word(2));
    return turn(position) == 0 ? lead : -lead;
  }

  @Override
  public Position bare(long board) {
    return Position.of(board, 0, 0);
  }

  @Override
  public Position after(Position before, Position target, int gain) {
    long[] words = before.words();
    words[0] = target.word(0);
    words[1 + turn(before)] |= closedBoxes(target.word(0)) & ~closedBoxes(before.word(0));
    return Position.of(words);
  }

  @Override
  public Optional<Position> start() {
    return Optional.of(bare(0));
  }

  @Override
  public Position read(String text) {
    GridNotation.Diagram diagram = notation.read(text);
    for (int cell = 0; cell < drawing.cells(); cell++) {
      String fitting = symbols(cell);
      if (fitting.indexOf(diagram.cells().charAt(cell)) < 0) {
        throw wrong(text, diagram, cell, String.join(" or ", fitting.split("")));
      }
    }
    long edges =
        IntStream.range(0, places.length)
            .filter(edge -> diagram.cells().charAt(places[edge]) != '.')
            .mapToLong(edge -> 1L << edge)
            .sum();
    long closed = closedBoxes(edges);
    long[] owned = new long[2];
    for (int box = 0; box < boxes.cells(); box++) {
      char symbol = diagram.cells().charAt(middle(box));
      boolean isClosed = (closed >>> box & 1) != 0;
      if (isClosed == (symbol == '.')) {
        throw wrong(
            text,
            diagram,
            middle(box),
            isClosed ? "A or B or #, as the box is closed" : ". as the box is open");
      }
      if (symbol == 'A' || symbol == 'B') {
        owned[symbol - 'A'] |= 1L << box;
      }
    }
    return Position.of(giveTurn(edges, diagram.turn()), owned[0], owned[1]);
  }

  @Override
  public String print(Position position) {
    char[] cells = new char[drawing.cells()];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = isEdge(cell) || drawing.row(cell) % 2 == 1 ? '.' : 'o';
    }
    for (int edge = 0; edge < places.length; edge++) {
      if ((position.word(0) >>> edge & 1) != 0) {
        cells[places[edge]] = symbols(places[edge]).charAt(0);
      }
    }
    long closed = closedBoxes(position.word(0));
    for (int box = 0; box < boxes.cells(); box++) {
      if ((closed >>> box & 1) != 0) {
        boolean first = (position.word(1) >>> box & 1) != 0;
        boolean second = (position.word(2) >>> box & 1) != 0;
        cells[middle(box)] = first ? 'A' : second ? 'B' : '#';
      }
    }
    return notation.print(cell -> cells[cell], turn(position));
  }

  @Override
  public String playerName(int player) {
    return player == 0 ? "A" : "B";
  }

  @Override
  public Picture picture(Position position) {
    String cells = notation.read(print(position)).cells();
    List<List<Picture.Edge>> level = new ArrayList<>();
    List<List<Picture.Edge>> upright = new ArrayList<>();
    List<List<Picture.Cell>> inside = new ArrayList<>();
    for (int row = 0; row < drawing.rows(); row++) {
      List<Picture.Edge> edges = new ArrayList<>();
      List<Picture.Cell> line = new ArrayList<>();
      for (int column = 0; column < drawing.columns(); column++) {
        int cell = drawing.cell(row, column);
        String mark = cells.substring(cell, cell + 1);
        if (isEdge(cell)) {
          edges.add(new Picture.Edge(edge(cell), !mark.equals(".")));
        } else if (row % 2 == 1) {
          line.add(new Picture.Cell("", mark, notation.players().indexOf(mark), ""));
        }
      }
      (row % 2 == 0 ? level : upright).add(edges);
      if (row % 2 == 1) {
        inside.add(line);
      }
    }
    return new Picture.Dots(
        GridPicture.columns(dots), GridPicture.rows(dots), level, upright, inside);
  }

  private static int closed(long drawn, long walls) {
    return (drawn & walls) == walls ? 1 : 0;
  }

  private long closedBoxes(long board) {
    return IntStream.range(0, walls.length)
        .filter(box -> (board & walls[box]) == walls[box])
        .mapToLong(box -> 1L << box)
        .sum();
  }

  /** Returns the characters allowed in a cell of the drawing. */
  private String symbols(int cell) {
    boolean evenRow = drawing.row(cell) % 2 == 0;
    boolean evenColumn = drawing.column(cell) % 2 == 0;
    return evenRow ? (evenColumn ? "o" : "-.") : (evenColumn ? "|." : "AB#.");
  }

  private boolean isEdge(int cell) {
    return (drawing.row(cell) + drawing.column(cell)) % 2 == 1;
  }

  /** Returns the cell of the drawing in the middle of a box. */
  private int middle(int box) {
    return drawing.cell(2 * boxes.row(box) + 1, 2 * boxes.column(box) + 1);
  }

  private long walls(int middle, int[] edges) {
    int down = drawing.columns();
    return IntStream.of(middle - down, middle - 1, middle + 1, middle + down)
        .mapToLong(cell -> 1L << edges[cell])
        .sum();
  }

  private BadInput wrong(String text, GridNotation.Diagram diagram, int cell, String right) {
    return notation.bad(
        text,
        "row %d, column %d is '%c'; it must be %s"
            .formatted(
                drawing.row(cell) + 1,
                drawing.column(cell) + 1,
                diagram.cells().charAt(cell),
                right));
  }
}
