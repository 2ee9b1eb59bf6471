package zermelo.library.boards;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Facts.Fact;
import zermelo.kernel.Game;
import zermelo.kernel.Options;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.library.boards.representation.FullLineRules;
import zermelo.library.boards.representation.GridPicture;
import zermelo.library.definition.BoardSizeReader;
import zermelo.library.definition.JavaGame;
import zermelo.library.definition.ParameterDeclaration;
import zermelo.library.definition.ParameterValues;

/**
 * Quixo.
 *
 * <p>A square is full of cubes, all blank at first. In turn, take a cube from the rim that is blank
 * or your own, make it yours, and push it in again from another end of its row or column, so that
 * the cubes in between move up. A line of your own in a row, column or diagonal wins, unless the
 * same push completes a line of the opponent's: then the opponent wins. Play can go on for ever.
 *
 * <p>Notation: the rows, {@code X.O/.X./..O} (a dot is blank). X is to move unless {@code :O}
 * follows. Moves: {@code take a1 push from right}, as seen from above.
 */
final class Quixo extends FullLineRules {
  static final Game GAME =
      new JavaGame(
          "quixo",
          "Quixo",
          "Take a blank cube or one of your own from the rim, make it yours, and push it in from"
              + " another end of its row or column. A line of your own wins; but a line of the"
              + " opponent's wins for the opponent, even if you made yours too.",
          List.of(new ParameterDeclaration.WholeNumber("size", 3, 5, 5, "cubes in a row")),
          List.of(JavaGame.example("", "size=3"), JavaGame.example("X.O/.X./..O", "size=3")),
          BoardSizeReader.board("size", "size"),
          Quixo::new);

  private static final Facts FACTS = Facts.of(Fact.DECISIVE_ENDINGS);

  private final List<Push> pushes;

  private Quixo(ParameterValues arguments) {
    super(arguments, FACTS, arguments.number("size"), false);
    int size = grid.rows();
    List<Push> all = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      int row = grid.row(cell);
      int column = grid.column(cell);
      if (row % (size - 1) == 0 || column % (size - 1) == 0) {
        addPush(all, cell, column, -1, "left");
        addPush(all, cell, size - 1 - column, 1, "right");
        addPush(all, cell, row, -size, "top");
        addPush(all, cell, size - 1 - row, size, "bottom");
      }
    }
    this.pushes = List.copyOf(all);
  }

  /**
   * A push along part of a row or column. The two planes of the board move together.
   *
   * @param taken the bit of the cube that is taken
   * @param moved the bits, in both planes, of the cubes that move one step toward its place
   * @param path the bits, in both planes, of all the places that change
   * @param step how far a moved bit goes: to lower bits if positive
   * @param end the bit where the cube comes in
   */
  private record Push(String label, long taken, long moved, long path, int step, long end) {
    long apply(long board, int plane) {
      long moving = board & moved;
      long shifted = step > 0 ? moving >>> step : moving << -step;
      return (board & ~path) | shifted | (end << plane);
    }
  }

  @Override
  public Ending ending(long board) {
    int mover = turn(board);
    if (line(stones(board, mover))) {
      return Ending.WON;
    }
    return line(stones(board, 1 - mover)) ? Ending.LOST : Ending.OPEN;
  }

  @Override
  public void options(long board, Options out) {
    int plane = turn(board) * cells;
    long theirs = stones(board, 1 - turn(board));
    for (int i = 0; i < pushes.size(); i++) {
      Push push = pushes.get(i);
      if ((push.taken & theirs) == 0 && !out.add(push.apply(board, plane) ^ TURN)) {
        return;
      }
    }
  }

  /** Two pushes may lead to the same board, so the index among the legal pushes decides. */
  @Override
  public String label(Position before, Position after, int index) {
    long theirs = stones(before.word(0), 1 - turn(before.word(0)));
    return pushes.stream()
        .filter(push -> (push.taken & theirs) == 0)
        .skip(index)
        .findFirst()
        .orElseThrow()
        .label;
  }

  /** A cube may be pushed in from several sides, so no cell stands for a single move. */
  @Override
  public Picture picture(Position position) {
    return GridPicture.of(notation, print(position));
  }

  /**
   * Adds the push that takes the cell and comes in this many steps away, if that is another cell.
   */
  private void addPush(List<Push> all, int cell, int distance, int step, String side) {
    if (distance == 0) {
      return;
    }
    long moved = 0;
    for (int i = 1; i <= distance; i++) {
      moved |= 1L << (cell + i * step);
    }
    long taken = 1L << cell;
    all.add(
        new Push(
            "take " + grid.name(cell) + " push from " + side,
            taken,
            moved | (moved << cells),
            (moved | taken) | ((moved | taken) << cells),
            step,
            1L << (cell + distance * step)));
  }
}
