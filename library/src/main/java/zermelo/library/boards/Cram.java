package zermelo.library.boards;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Game;
import zermelo.kernel.Options;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.space.Tiers;
import zermelo.library.boards.representation.DominoPlacement;
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
 * Cram.
 *
 * <p>Both players in turn put a domino on two free neighbouring cells, in either direction. A
 * player who cannot move loses.
 *
 * <p>Notation: the rows, {@code ##../....}, with {@code #} for a filled cell. Moves: {@code b1-b2}.
 */
final class Cram extends SingleWordRules {
  static final Game GAME =
      new JavaGame(
          "cram",
          "Cram",
          "In turn, put a domino on two free neighbouring cells, either way round. Who cannot loses.",
          List.of(
              new ParameterDeclaration.WholeNumber("rows", 1, 64, 4, "rows of the board"),
              new ParameterDeclaration.WholeNumber("columns", 1, 64, 4, "cells in a row")),
          List.of(JavaGame.example(""), JavaGame.example("##../....", "rows=2")),
          BoardSizeReader.board("rows", "columns"),
          Cram::new);

  private final GridNotation notation;
  private final DominoPlacement dominoes;
  private final Symmetries symmetries;

  private Cram(ParameterValues arguments) {
    super(arguments, Facts.PLAIN);
    Grid grid = BoardGames.grid(arguments, 64);
    this.notation = new GridNotation(id(), grid, "#.", "", false);
    this.dominoes = new DominoPlacement(grid);
    this.symmetries = new Symmetries(grid.symmetries(), 1);
  }

  @Override
  public Ending ending(long board) {
    return Ending.OPEN;
  }

  @Override
  public void options(long board, Options out) {
    if (dominoes.level(board, 0, out)) {
      dominoes.upright(board, 0, out);
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
    return OccupancyTiers.of(dominoes.grid().cells(), OccupancyTiers.Turn.NONE);
  }

  @Override
  public String label(Position before, Position after, int index) {
    return dominoes.label(before, after);
  }

  @Override
  public Optional<Position> start() {
    return Optional.of(Position.of(0));
  }

  @Override
  public Position read(String text) {
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
