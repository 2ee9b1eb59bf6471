package zermelo.library.boards;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Game;
import zermelo.kernel.Options;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.Tiers;
import zermelo.library.coded.Arguments;
import zermelo.library.coded.CodedGame;
import zermelo.library.coded.Knob;
import zermelo.library.coded.Shape;

/**
 * Cram: both players in turn put a domino on two free neighbouring cells, either way round. Who
 * cannot loses.
 *
 * <p>Notation: the rows, {@code ##../....}, {@code #} for a filled cell. Moves: {@code b1-b2}.
 */
final class Cram extends WordRules {
  static final Game GAME =
      new CodedGame(
          "cram",
          "Cram",
          "In turn, put a domino on two free neighbouring cells, either way round. Who cannot loses.",
          List.of(
              new Knob.Count("rows", 1, 64, 4, "rows of the board"),
              new Knob.Count("columns", 1, 64, 4, "cells in a row")),
          List.of(CodedGame.example(""), CodedGame.example("##../....", "rows=2")),
          Shape.board("rows", "columns"),
          Cram::new);

  private final Notation notation;
  private final Dominoes dominoes;
  private final Symmetries symmetries;

  private Cram(Arguments arguments) {
    super(arguments, Facts.PLAIN);
    Grid grid = Boards.grid(arguments, 64);
    this.notation = new Notation(id(), grid, "#.", "", false);
    this.dominoes = new Dominoes(grid);
    this.symmetries = new Symmetries(grid.symmetries(), 1);
  }

  @Override
  Ending ending(long board) {
    return Ending.OPEN;
  }

  @Override
  void options(long board, Options out) {
    if (dominoes.level(board, 0, out)) {
      dominoes.upright(board, 0, out);
    }
  }

  @Override
  long canonical(long board) {
    return symmetries.least(board);
  }

  @Override
  int orbit(long board) {
    return symmetries.orbit(board);
  }

  @Override
  Optional<Tiers> tiers() {
    return CellTiers.of(dominoes.grid().cells(), CellTiers.Turn.NONE);
  }

  @Override
  String label(Position before, Position after, int index) {
    return dominoes.label(before, after);
  }

  @Override
  public Optional<Position> start() {
    return Optional.of(Position.of(0));
  }

  @Override
  Position read(String text) {
    return Position.of(notation.read(text).bits('#'));
  }

  @Override
  public String print(Position position) {
    return notation.print(cell -> (position.word(0) >>> cell & 1) != 0 ? '#' : '.', 0);
  }

  @Override
  public Picture picture(Position position) {
    return GridPicture.of(notation, print(position));
  }
}
