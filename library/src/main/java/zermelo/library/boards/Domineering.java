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
 * Domineering: the first player puts upright dominoes on two free cells, the second player level
 * ones. Who cannot loses.
 *
 * <p>Notation: the rows, {@code VHH/V.#}: {@code V} and {@code H} for cells of the first and the
 * second player's dominoes (vertical, horizontal), {@code #} for a cell that is filled anyway. V is
 * to move if there are no more V than H. Moves: {@code b1-b2}.
 *
 * <p>Only the filled cells matter; whose they are stands in two more words of a position.
 */
final class Domineering extends WordRules {
  static final Game GAME =
      new CodedGame(
          "domineering",
          "Domineering",
          "The first player puts vertical dominoes on two free cells, the second player horizontal"
              + " ones. Who cannot loses.",
          List.of(
              new Knob.Count("rows", 1, 63, 4, "rows of the board"),
              new Knob.Count("columns", 1, 63, 4, "cells in a row")),
          List.of(CodedGame.example(""), CodedGame.example("VHH/V../..#", "rows=3", "columns=3")),
          Shape.board("rows", "columns"),
          Domineering::new);

  private final Notation notation;
  private final Dominoes dominoes;
  private final Symmetries symmetries;

  private Domineering(Arguments arguments) {
    super(arguments, Facts.PLAIN.withImpartial(false));
    Grid grid = Boards.grid(arguments, 63);
    this.notation = new Notation(id(), grid, "VH#.", "VH", true);
    this.dominoes = new Dominoes(grid);
    this.symmetries = new Symmetries(grid.mirrors(), 1);
  }

  @Override
  Ending ending(long board) {
    return Ending.OPEN;
  }

  @Override
  void options(long board, Options out) {
    if (turn(board) == 0) {
      dominoes.upright(board, TURN, out);
    } else {
      dominoes.level(board, TURN, out);
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
    return CellTiers.of(dominoes.grid().cells(), CellTiers.Turn.COUNTS);
  }

  @Override
  String label(Position before, Position after, int index) {
    return dominoes.label(before, after);
  }

  @Override
  Position bare(long board) {
    return Position.of(board, 0, 0);
  }

  @Override
  Position after(Position before, Position target, int gain) {
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
  Position read(String text) {
    Notation.Diagram diagram = notation.read(text);
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
  public String role(int player) {
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
