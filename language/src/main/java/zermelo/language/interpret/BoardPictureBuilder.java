package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.kernel.Ending;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.CellMove;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.language.board.BoardGeometry;
import zermelo.language.board.BoardPictures;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Makes the picture of a position's board, with the cells that a person clicks to make each move.
 *
 * <p>Those are the cells that the move's rule chooses, in the order of the text. If it chooses
 * none, it is the cell that the move changes, provided it changes only one. Games without a board,
 * and boards that are too wide, are shown by their notation.
 */
final class BoardPictureBuilder {
  /**
   * The most moves of a picture. Of Amazons on 10 by 10 all are shown. Cells of further moves must
   * be found in their labels.
   */
  static final int MAX_MOVES = 4_000;

  /** The most cells of a row, or edges of trees, in a picture. */
  private static final int MAX_COLUMNS = 200;

  private final TextRules rules;

  BoardPictureBuilder(TextRules rules) {
    this.rules = rules;
  }

  Picture of(Position position, EvaluationFrame frame, Picture notation) {
    boolean empty = frame.geometry.cells() == 0 && frame.geometry.form() != BoardGeometry.Form.TREE;
    if (empty || frame.geometry.columns() > MAX_COLUMNS) {
      return notation;
    }
    BoardPictures pictures =
        new BoardPictures(
            rules.boards().declaration().orElseThrow(),
            frame.geometry,
            byColumns(rules.program()),
            connects(rules.program()));
    long[] symbols = frame.lists[frame.boardSlot].clone();
    List<CellMove> moves = new ArrayList<>();
    Map<String, List<Integer>> cells = new LinkedHashMap<>();
    int[] seen = new int[1];
    try {
      if (rules.ending(position) == Ending.OPEN) {
        rules
            .textMoves()
            .eachMove(
                position,
                (label, rule, after) -> {
                  seen[0]++;
                  List<Integer> chosen = chosen(rule, after, symbols);
                  if (!chosen.isEmpty() && cells.putIfAbsent(label, chosen) == null) {
                    List<String> names = chosen.stream().map(pictures::name).toList();
                    moves.add(new CellMove(label, names, alike(chosen, after, symbols)));
                  }
                  return seen[0] < MAX_MOVES;
                });
      }
    } catch (RulesFault shownWithTheMoves) {
      moves.clear(); // the caller that lists the moves meets the fault
      cells.clear();
    }
    return pictures.draw(symbols, moves, BoardPictures.alone(cells));
  }

  /** The cells that a move chooses; the only one that it changes if it chooses none. */
  private List<Integer> chosen(Program.MoveRule rule, EvaluationFrame after, long[] symbols) {
    List<Integer> chosen = new ArrayList<>();
    for (Program.Step step : rule.choices()) {
      if (step instanceof Program.NumberChoice choice && choice.cell()) {
        chosen.add((int) after.slots[choice.slot()]);
      }
    }
    if (chosen.isEmpty()) {
      long[] now = after.lists[after.boardSlot];
      for (int i = 0; i < symbols.length; i++) {
        if (symbols[i] != now[i]) {
          chosen.add(i + 1);
        }
      }
      return chosen.size() == 1 ? chosen : List.of();
    }
    return chosen.contains(0) ? List.of() : chosen;
  }

  /** Whether a move makes the same change in all of several cells. */
  private static boolean alike(List<Integer> cells, EvaluationFrame after, long[] symbols) {
    long[] now = after.lists[after.boardSlot];
    int first = cells.getFirst() - 1;
    return cells.size() > 1
        && symbols[first] != now[first]
        && cells.stream()
            .allMatch(c -> symbols[c - 1] == symbols[first] && now[c - 1] == now[first]);
  }

  /** Whether every move chooses the number of a column and nothing else. */
  private static boolean byColumns(Program program) {
    return program.moves().stream()
        .allMatch(
            move ->
                move.choices().size() == 1
                    && move.choices().getFirst() instanceof Program.NumberChoice choice
                    && !choice.cell()
                    && move.stages().stream()
                        .flatMap(stage -> stage.changes().stream())
                        .flatMap(change -> TermTraversal.children(change).stream())
                        .anyMatch(term -> TermTraversal.any(term, t -> isColumn(t, choice))));
  }

  /** Whether a connection ends the game. */
  private static boolean connects(Program program) {
    return program.ends().stream()
        .anyMatch(end -> TermTraversal.any(end.condition(), BoardTerm.Connected.class::isInstance));
  }

  private static boolean isColumn(Term term, Program.NumberChoice choice) {
    Term chosen = new Term.NumberSlot(choice.slot());
    return switch (term) {
      case Term.Compare(Term.Comparison same, Term left, Term right) ->
          same == Term.Comparison.EQUAL
              && ((isColumn(left) && right.equals(chosen))
                  || (isColumn(right) && left.equals(chosen)));
      case BoardTerm.CellAt at -> at.column().equals(chosen);
      default -> false;
    };
  }

  private static boolean isColumn(Term term) {
    return term instanceof BoardTerm.Coordinate coordinate && !coordinate.isRow();
  }
}
