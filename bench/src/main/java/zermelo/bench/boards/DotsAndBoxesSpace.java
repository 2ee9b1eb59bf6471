package zermelo.bench.boards;

import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.space.Tiers;

/** Dots and boxes by hand. The edges are bits in the order of the drawing. */
final class DotsAndBoxesSpace extends OneWordSpace {
  private static final String SYMBOLS = ".o-|#";

  private final Grid drawing;
  private final int[] places; // edge to cell of the drawing
  private final long all; // all edges
  private final long[] besides; // edge e has the walls of its boxes at 2e, 2e+1; -1 for no box
  private final Symmetries symmetries;

  DotsAndBoxesSpace(int rows, int columns) {
    this.drawing = new Grid(2 * rows + 1, 2 * columns + 1);
    this.places = IntStream.range(0, drawing.cells()).filter(this::isEdge).toArray();
    int[] edges = new int[drawing.cells()]; // cell of the drawing to edge
    IntStream.range(0, places.length).forEach(edge -> edges[places[edge]] = edge);
    this.all = -1L >>> (64 - places.length);
    long[] walls =
        IntStream.range(0, drawing.cells())
            .filter(cell -> drawing.row(cell) % 2 == 1 && drawing.column(cell) % 2 == 1)
            .mapToLong(box -> walls(box, edges))
            .toArray();
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

  @Override
  Ending ending(long board) {
    return Ending.OPEN;
  }

  @Override
  void options(long board, Options out) {
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
  Symmetries symmetries() {
    return symmetries;
  }

  @Override
  Optional<Tiers> tiers() {
    return OccupancyTiers.of(places.length, OccupancyTiers.Turn.SIDELESS);
  }

  @Override
  long board(long[] symbols) {
    return IntStream.range(0, places.length)
        .filter(edge -> symbols[places[edge]] != 0)
        .mapToLong(edge -> 1L << edge)
        .sum();
  }

  /** Boxes are open in these symbols: their owners do not matter for play. */
  @Override
  long[] symbols(long board) {
    long[] symbols = new long[drawing.cells()];
    for (int cell = 0; cell < symbols.length; cell++) {
      boolean dot = drawing.row(cell) % 2 == 0 && drawing.column(cell) % 2 == 0;
      symbols[cell] = SYMBOLS.indexOf(dot ? 'o' : '.');
    }
    for (int edge = 0; edge < places.length; edge++) {
      if ((board >>> edge & 1) != 0) {
        symbols[places[edge]] = SYMBOLS.indexOf(drawing.row(places[edge]) % 2 == 0 ? '-' : '|');
      }
    }
    return symbols;
  }

  private static int closed(long drawn, long walls) {
    return (drawn & walls) == walls ? 1 : 0;
  }

  private boolean isEdge(int cell) {
    return (drawing.row(cell) + drawing.column(cell)) % 2 == 1;
  }

  private long walls(int middle, int[] edges) {
    int down = drawing.columns();
    return IntStream.of(middle - down, middle - 1, middle + 1, middle + down)
        .mapToLong(cell -> 1L << edges[cell])
        .sum();
  }
}
