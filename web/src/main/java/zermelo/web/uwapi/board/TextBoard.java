package zermelo.web.uwapi.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import zermelo.kernel.Picture;

/**
 * A picture as cells with short texts, which is all that the front ends' boards can show.
 *
 * <p>A text consists of letters and digits, or it is a minus sign or a point. It is empty where
 * nothing is drawn. A minus sign is an empty cell or, between dots, a level line. A point is one of
 * those dots.
 *
 * <p>The board also knows which cell, line or arrow a user clicks for a move ({@link #button}).
 */
public final class TextBoard {
  /** Shown in the last cell of a board that is too small. */
  private static final String MORE = "more";

  private static final String NOTHING = "";

  private final BoardLayout frame;
  private final List<String> texts;
  private final Map<String, Button> buttons = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();

  /** The clickable part of a move: a cell, or a line or an arrow between two cells. */
  sealed interface Button {
    /** A click on a cell. */
    record Spot(int cell) implements Button {}

    /** A click on the line between two cells. */
    record Line(int from, int to) implements Button {}

    /** A click on the arrow from one cell to another. */
    record Arrow(int from, int to) implements Button {}
  }

  private TextBoard(BoardLayout frame) {
    this.frame = frame;
    this.texts = new ArrayList<>(Collections.nCopies(frame.cells(), NOTHING));
  }

  public static TextBoard of(BoardLayout frame, Picture picture) {
    TextBoard board = new TextBoard(frame);
    board.draw(picture);
    return board;
  }

  private void draw(Picture picture) {
    switch (picture) {
      case Picture.Grid grid -> {
        grid(grid.cells());
        arrows(grid.moves());
      }
      case Picture.Points points -> {
        List<Picture.Cell> cells = points.points().stream().map(Picture.Point::cell).toList();
        for (int i = 0; i < cells.size(); i++) {
          put(i / frame.columns(), i % frame.columns(), cells.get(i));
        }
        arrows(points.moves());
      }
      case Picture.Piles piles ->
          row(piles.piles().stream().map(pile -> Long.toString(pile.stones())).toList());
      case Picture.Coins coins ->
          row(coins.coins().stream().map(coin -> coin.heads() ? "H" : "T").toList());
      case Picture.Pits pits -> pits(pits);
      case Picture.Dots dots -> dots(dots);
      case Picture.Notation text -> more();
      case Picture.Values values -> more();
      case Picture.Tree tree -> more();
      case Picture.Graph graph -> more();
      case Picture.Group several ->
          BoardLayout.board(several).ifPresentOrElse(this::draw, this::more);
    }
  }

  BoardLayout frame() {
    return frame;
  }

  /** Returns the text of every cell, row after row. */
  List<String> texts() {
    return Collections.unmodifiableList(texts);
  }

  /**
   * Returns the button of the move with this label; empty if the move must be chosen from a list.
   */
  Optional<Button> button(String label) {
    return Optional.ofNullable(buttons.get(label));
  }

  private void more() {
    texts.set(texts.size() - 1, MORE);
  }

  /** Writes a text if there is a cell for it. */
  private void put(int row, int column, String text, String move) {
    if (row >= frame.rows() || column >= frame.columns()) {
      more();
      return;
    }
    int cell = row * frame.columns() + column;
    texts.set(cell, text);
    if (!move.isEmpty()) {
      buttons.putIfAbsent(move, new Button.Spot(cell));
    }
  }

  private void row(List<String> row) {
    for (int i = 0; i < Math.min(row.size(), frame.cells()); i++) {
      texts.set(i, row.get(i));
    }
    if (row.size() > frame.cells()) {
      more();
    }
  }

  private void grid(List<List<Picture.Cell>> rows) {
    for (int r = 0; r < rows.size(); r++) {
      for (int c = 0; c < rows.get(r).size(); c++) {
        put(r, c, rows.get(r).get(c));
      }
    }
  }

  private void put(int row, int column, Picture.Cell cell) {
    put(row, column, text(cell.mark()), cell.move());
    numbers.putIfAbsent(cell.name(), row * frame.columns() + column);
  }

  /** Draws an arrow for each move that goes from one cell to another, and no other move does. */
  private void arrows(List<Picture.CellMove> moves) {
    Map<List<String>, Long> ways =
        moves.stream()
            .collect(Collectors.groupingBy(Picture.CellMove::cells, Collectors.counting()));
    for (Picture.CellMove move : moves) {
      Integer from = numbers.get(move.cells().getFirst());
      Integer to = numbers.get(move.cells().getLast());
      boolean single = Long.valueOf(1).equals(ways.get(move.cells()));
      if (move.cells().size() == 2 && single && from != null && to != null) {
        buttons.putIfAbsent(move.label(), new Button.Arrow(from, to));
      }
    }
  }

  /** Converts a mark to the characters that front ends accept. */
  private static String text(String mark) {
    return switch (mark) {
      case "" -> NOTHING;
      case "." -> "-";
      case "!" -> "p"; // the poisoned square
      default -> mark.matches("[A-Za-z0-9]+") ? mark : "x";
    };
  }

  /** Draws pits. The first player is always at the bottom; seeds go round counter-clockwise. */
  private void pits(Picture.Pits pits) {
    Picture.Side below = pits.mover().player() == 0 ? pits.mover() : pits.other();
    Picture.Side above = pits.mover().player() == 0 ? pits.other() : pits.mover();
    int count = below.pits().size();
    put(0, 0, Long.toString(above.store()), "");
    put(1, count + 1, Long.toString(below.store()), "");
    for (int i = 0; i < count; i++) {
      Picture.Pit near = below.pits().get(i);
      Picture.Pit far = above.pits().get(i);
      put(1, i + 1, Long.toString(near.seeds()), near.move());
      put(0, count - i, Long.toString(far.seeds()), far.move());
    }
  }

  private void dots(Picture.Dots dots) {
    for (int r = 0; r < dots.rows().size(); r++) {
      for (int c = 0; c < dots.columns().size(); c++) {
        put(2 * r, 2 * c, ".", "");
      }
    }
    edges(dots.level(), 0, 1, "-");
    edges(dots.upright(), 1, 0, "I");
    for (int r = 0; r < dots.boxes().size(); r++) {
      for (int c = 0; c < dots.boxes().get(r).size(); c++) {
        String mark = dots.boxes().get(r).get(c).mark();
        put(2 * r + 1, 2 * c + 1, mark.equals(".") ? NOTHING : text(mark), "");
      }
    }
  }

  /** Draws edges between dots that lie this many rows and columns apart. */
  private void edges(List<List<Picture.Edge>> rows, int down, int right, String drawn) {
    for (int r = 0; r < rows.size(); r++) {
      for (int c = 0; c < rows.get(r).size(); c++) {
        Picture.Edge edge = rows.get(r).get(c);
        if (edge.drawn()) {
          put(2 * r + down, 2 * c + right, drawn, "");
        } else {
          int from = 2 * r * frame.columns() + 2 * c;
          int to = from + 2 * down * frame.columns() + 2 * right;
          buttons.putIfAbsent(edge.name(), new Button.Line(from, to));
        }
      }
    }
  }
}
