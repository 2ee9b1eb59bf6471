package zermelo.language.evaluate;

import java.util.Arrays;
import zermelo.language.board.BoardGeometry;
import zermelo.language.evaluate.SetEvaluator.ListedSetFunction;
import zermelo.language.evaluate.TermFunction.NumberFunction;
import zermelo.language.evaluate.TermFunction.SetFunction;
import zermelo.language.evaluate.TermFunction.TruthFunction;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.BoardTerm.Directions;
import zermelo.language.program.Term;

/** Turns terms about the board into functions of a frame, for {@link TermEvaluator}. */
final class BoardEvaluator {
  private final TermEvaluator evaluate;

  BoardEvaluator(TermEvaluator evaluate) {
    this.evaluate = evaluate;
  }

  NumberFunction number(Term.BoardNumber term) {
    return switch (term) {
      case BoardTerm.CellSlot(int slot) -> frame -> frame.slots[slot];
      case BoardTerm.Symbol(int index) -> frame -> index;
      case BoardTerm.PlayerSymbol symbol -> frame -> symbol.index(frame.turn);
      case BoardTerm.Content(Term.NumberTerm cell) -> {
        NumberFunction at = evaluate.num(cell);
        yield frame -> content(frame, (int) at.of(frame));
      }
      case BoardTerm.CellToward(
              Term.NumberTerm cell,
              Term.NumberTerm direction,
              Term.NumberTerm steps) -> {
        NumberFunction at = evaluate.num(cell);
        NumberFunction way = evaluate.num(direction);
        NumberFunction count = evaluate.num(steps);
        yield frame -> {
          frame.spend(2);
          return frame.geometry.toward((int) at.of(frame), way.of(frame), count.of(frame));
        };
      }
      case BoardTerm.CellAt(Term.NumberTerm row, Term.NumberTerm column) -> {
        NumberFunction r = evaluate.num(row);
        NumberFunction c = evaluate.num(column);
        yield frame -> frame.geometry.at(r.of(frame), c.of(frame));
      }
      case BoardTerm.Coordinate(Term.NumberTerm cell, boolean isRow) -> {
        NumberFunction at = evaluate.num(cell);
        yield isRow
            ? frame -> frame.geometry.row((int) at.of(frame))
            : frame -> frame.geometry.column((int) at.of(frame));
      }
      case BoardTerm.RunLength(
              Term.NumberTerm cell,
              Term.NumberTerm direction,
              Term.NumberTerm symbol) -> {
        NumberFunction at = evaluate.num(cell);
        NumberFunction way = evaluate.num(direction);
        NumberFunction wanted = evaluate.num(symbol);
        yield frame -> run(frame, (int) at.of(frame), way.of(frame), wanted.of(frame));
      }
    };
  }

  /** The symbol of a cell; -1 outside the board. */
  private static long content(EvaluationFrame frame, int cell) {
    return cell == 0 ? -1 : frame.lists[frame.boardSlot][cell - 1];
  }

  private static long run(EvaluationFrame frame, int cell, long direction, long symbol) {
    int at = frame.geometry.toward(cell, direction);
    long length = 0;
    while (at != 0 && content(frame, at) == symbol) {
      length++;
      at = frame.geometry.toward(at, direction);
    }
    frame.spend(length);
    return length;
  }

  TruthFunction truth(Term.BoardTruth term) {
    return switch (term) {
      case BoardTerm.Holds holds -> {
        NumberFunction at = evaluate.num(holds.cell());
        yield frame -> {
          long symbol = content(frame, (int) at.of(frame));
          return symbol >= 0 && (holds.symbols(frame.turn) >>> symbol & 1) != 0;
        };
      }
      case BoardTerm.Line(Term.NumberTerm symbol, Term.NumberTerm length) -> {
        NumberFunction wanted = evaluate.num(symbol);
        NumberFunction count = evaluate.num(length);
        yield frame -> line(frame, wanted.of(frame), count.of(frame));
      }
      case BoardTerm.Full full ->
          frame -> {
            long[] board = frame.lists[frame.boardSlot];
            frame.spend(board.length);
            return Arrays.stream(board).noneMatch(symbol -> symbol == 0);
          };
      case BoardTerm.Connected(Term.SetTerm within, Term.SetTerm from, Term.SetTerm to) -> {
        SetFunction path = evaluate.many(within);
        SetFunction first = evaluate.many(from);
        SetFunction last = evaluate.many(to);
        yield frame -> {
          long[] cells = SetEvaluator.listed(frame, path).elements();
          boolean[] open = new boolean[frame.geometry.cells() + 1];
          Arrays.stream(cells).forEach(cell -> open[(int) cell] = true);
          boolean[] found = new boolean[open.length];
          for (long cell : SetEvaluator.listed(frame, first).elements()) {
            found[(int) cell] = open[(int) cell];
          }
          spread(frame, open, found);
          return Arrays.stream(SetEvaluator.listed(frame, last).elements())
              .anyMatch(cell -> found[(int) cell]);
        };
      }
    };
  }

  private static boolean line(EvaluationFrame frame, long symbol, long length) {
    if (length < 1 || length > Math.max(frame.geometry.rows(), frame.geometry.columns())) {
      return length < 1;
    }
    int[][] lines = frame.geometry.lines((int) length);
    frame.spend(lines.length);
    for (int[] line : lines) {
      int same = 0;
      while (same < line.length && content(frame, line[same]) == symbol) {
        same++;
      }
      if (same == line.length) {
        return true;
      }
    }
    return false;
  }

  /** Adds to the found cells all open cells that are connected with them. */
  private static void spread(EvaluationFrame frame, boolean[] open, boolean[] found) {
    int[] waiting = new int[open.length];
    int count = 0;
    for (int cell = 1; cell < found.length; cell++) {
      if (found[cell]) {
        waiting[count++] = cell;
      }
    }
    while (count > 0) {
      int cell = waiting[--count];
      int[] near = frame.geometry.adjacent(cell, Directions.ORTHOGONAL);
      frame.spend(1 + near.length);
      for (int next : near) {
        if (open[next] && !found[next]) {
          found[next] = true;
          waiting[count++] = next;
        }
      }
    }
  }

  SetFunction set(Term.BoardSet term) {
    return switch (term) {
      case BoardTerm.AllCells all ->
          (ListedSetFunction)
              frame -> {
                int count = frame.geometry.cells();
                frame.spend(count);
                long[] cells = new long[count];
                Arrays.setAll(cells, i -> i + 1);
                // Edges of a tree that were cut are no edges, though a space keeps their places.
                return frame.geometry.form() == BoardGeometry.Form.TREE
                    ? new ListedSet(
                        Arrays.stream(cells).filter(c -> content(frame, (int) c) != 0).toArray())
                    : new ListedSet(cells);
              };
      case BoardTerm.Adjacent(Term.NumberTerm cell, Directions directions) -> {
        NumberFunction at = evaluate.num(cell);
        yield (ListedSetFunction)
            frame -> {
              int[] near = frame.geometry.adjacent((int) at.of(frame), directions);
              frame.spend(near.length);
              return new ListedSet(Arrays.stream(near).asLongStream().toArray());
            };
      }
      case BoardTerm.Slide(Term.NumberTerm cell, Directions directions) -> {
        NumberFunction at = evaluate.num(cell);
        yield (ListedSetFunction) frame -> slide(frame, (int) at.of(frame), directions);
      }
      case BoardTerm.Group(Term.NumberTerm cell) -> {
        NumberFunction at = evaluate.num(cell);
        yield (ListedSetFunction) frame -> listed(group(frame, (int) at.of(frame)));
      }
      case BoardTerm.Liberties(Term.NumberTerm cell) -> {
        NumberFunction at = evaluate.num(cell);
        yield (ListedSetFunction) frame -> liberties(frame, (int) at.of(frame));
      }
    };
  }

  private static ListedSet slide(EvaluationFrame frame, int cell, Directions directions) {
    BoardGeometry geometry = frame.geometry;
    boolean[] reached = new boolean[geometry.cells() + 1];
    for (int direction = 1; direction <= BoardGeometry.DIRECTIONS; direction++) {
      boolean diagonal = direction % 2 == 0;
      if (directions == Directions.ALL || diagonal == (directions == Directions.DIAGONAL)) {
        int at = geometry.toward(cell, direction);
        while (at != 0 && content(frame, at) == 0) {
          reached[at] = true;
          frame.spend(1);
          at = geometry.toward(at, direction);
        }
      }
    }
    return listed(reached);
  }

  private static boolean[] group(EvaluationFrame frame, int cell) {
    boolean[] open = new boolean[frame.geometry.cells() + 1];
    boolean[] found = new boolean[open.length];
    if (cell != 0) {
      for (int other = 1; other < open.length; other++) {
        open[other] = content(frame, other) == content(frame, cell);
      }
      found[cell] = true;
      spread(frame, open, found);
    }
    return found;
  }

  private static ListedSet liberties(EvaluationFrame frame, int cell) {
    boolean[] group = group(frame, cell);
    boolean[] free = new boolean[group.length];
    for (int member = 1; member < group.length; member++) {
      if (group[member]) {
        for (int near : frame.geometry.adjacent(member, Directions.ORTHOGONAL)) {
          free[near] = content(frame, near) == 0;
        }
      }
    }
    return listed(free);
  }

  private static ListedSet listed(boolean[] members) {
    long[] cells = new long[members.length];
    int count = 0;
    for (int cell = 1; cell < members.length; cell++) {
      if (members[cell]) {
        cells[count++] = cell;
      }
    }
    return new ListedSet(Arrays.copyOf(cells, count));
  }
}
