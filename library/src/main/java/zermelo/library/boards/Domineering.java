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
 * Domineering.
 *
 * <p>The first player puts vertical dominoes on two free cells, the second player horizontal ones.
 * A player who cannot move loses.
 *
 * <p>Notation: the rows, {@code VHH/V.#}: {@code V} and {@code H} for cells of the first and the
 * second player's dominoes (vertical, horizontal), {@code #} for a cell that is filled otherwise. V
 * is to move if there are no more V than H. Moves: {@code b1-b2}.
 *
 * <p>Only the filled cells matter for play. Their owners are in two further words of a position.
 */
final class Domineering extends SingleWordRules {
  static final Game GAME =
      new JavaGame(
          "domineering",
          "Domineering",
          "The first player puts vertical dominoes on two free cells, the second player horizontal"
              + " ones. Who cannot loses.",
          List.of(
              new ParameterDeclaration.WholeNumber("rows", 1, 63, 4, "rows of the board"),
              new ParameterDeclaration.WholeNumber("columns", 1, 63, 4, "cells in a row")),
          List.of(JavaGame.example(""), JavaGame.example("VHH/V../..#", "rows=3", "columns=3")),
          BoardSizeReader.board("rows", "columns"),
          Domineering::new);

  private final GridNotation notation;
  private final DominoPlacement dominoes;
  private final Symmetries symmetries;

  private Domineering(ParameterValues arguments) {
    super(arguments, Facts.of(Facts.Fact.ACYCLIC));
    Grid grid = BoardGames.grid(arguments, 63);
    this.notation = new GridNotation(id(), grid, "VH#.", "VH", true);
    this.dominoes = new DominoPlacement(grid);
    this.symmetries = new Symmetries(grid.mirrors(), 1);
  }

  @Override
  public Ending ending(long board) {
    return Ending.OPEN;
  }

  @Override
  public void options(long board, Options out) {
    if (turn(board) == 0) {
      dominoes.upright(board, TURN, out);
    } else {
      dominoes.level(board, TURN, out);
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
    return OccupancyTiers.of(dominoes.grid().cells(), OccupancyTiers.Turn.COUNTS);
  }

  @Override
  public String label(Position before, Position after, int index) {
    return dominoes.label(before, after);
  }

  @Override
  public Position bare(long board) {
    return Position.of(board, 0, 0);
  }

  @Override
  public Position after(Position before, Position target, int gain) {
    long placed = (before.word(0) ^ target.word(0)) & ~TURN;
    long[] words = before.words();
    words[0] = target.word(0);
    words[1 + turn(before)] |= placed;
    return Position.of(words);
  }

  @Override
  public Optional<Position> start() {
    return Optional.of(bare(0));
  }

  @Override
  public Position read(String text) {
    GridNotation.Diagram diagram = notation.read(text);
    long vertical = diagram.bits('V');
    long horizontal = diagram.bits('H');
    long filled = vertical | horizontal | diagram.bits('#');
    return Position.of(giveTurn(filled, diagram.turn()), vertical, horizontal);
  }

  @Override
  public String print(Position position) {
    return notation.print(
        cell -> {
          long bit = 1L << cell;
          return (position.word(0) & bit) == 0
              ? '.'
              : (position.word(1) & bit) != 0 ? 'V' : (position.word(2) & bit) != 0 ? 'H' : '#';
        },
        turn(position));
  }

  @Override
  public String playerName(int player) {
    return player == 0 ? "V" : "H";
  }

  @Override
  public Picture picture(Position position) {
    return GridPicture.noted(
        GridPicture.of(notation, print(position)),
        false,
        "V puts vertical dominoes, H horizontal ones");
  }
}
