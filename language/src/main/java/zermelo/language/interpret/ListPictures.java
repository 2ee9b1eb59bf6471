package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.language.board.BoardGeometry;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.position.BoundedComponent;
import zermelo.language.program.PhraseTemplates.ChoiceHole;
import zermelo.language.program.PhraseTemplates.Piece;
import zermelo.language.program.Program;
import zermelo.language.program.Program.MoveRule;
import zermelo.language.program.Program.NumberChoice;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Draws a list as pits with seeds, or as rows of squares, if the rules play that way.
 *
 * <p>If each player owns a list and a number, as in kalah, they are two rows of pits, each with a
 * store. If moves choose a square of a list of lengths, as in chomp with labels {@code {letter
 * c}{r}}, each length is drawn as a row of that many squares.
 */
final class ListPictures {
  private static final int MOST_DRAWN = 64; // squares in a row or column
  private static final String SQUARE = "#";
  private static final String UNCHOSEN = "!";

  private final TextRules rules;

  ListPictures(TextRules rules) {
    this.rules = rules;
  }

  Optional<Picture> of(Position position, EvaluationFrame frame) {
    List<BoundedComponent> bounds = rules.bounds();
    if (bounds.size() == 2
        && bounds.stream().allMatch(BoundedComponent::own)
        && bounds.get(0).component().kind() == Program.Kind.LIST
        && bounds.get(1).number()) {
      return Optional.of(pits(position, frame, bounds.get(0), bounds.get(1)));
    }
    if (bounds.size() == 1
        && bounds.getFirst().component().kind() == Program.Kind.LIST
        && !bounds.getFirst().own()) {
      return squares(position, frame, bounds.getFirst());
    }
    return Optional.empty();
  }

  private Picture pits(
      Position position, EvaluationFrame frame, BoundedComponent list, BoundedComponent store) {
    Map<Long, String> moves = new HashMap<>();
    eachMove(
        position,
        (label, move, after) -> {
          for (Program.Step step : move.choices()) {
            if (step instanceof NumberChoice choice && indexes(move, list.place(), choice.slot())) {
              moves.merge(after.slots[choice.slot()], label, (first, second) -> "");
              break;
            }
          }
          return true;
        });
    int mover = frame.turn;
    return new Picture.Pits(
        side(mover, frame.lists[list.place()], frame.slots[store.place()], moves),
        side(1 - mover, frame.lists[list.place() + 1], frame.slots[store.place() + 1], Map.of()));
  }

  private Picture.Side side(int player, long[] seeds, long store, Map<Long, String> moves) {
    List<Picture.Pit> pits = new ArrayList<>();
    for (int i = 0; i < seeds.length; i++) {
      String name = Integer.toString(i + 1);
      pits.add(new Picture.Pit(name, seeds[i], moves.getOrDefault(i + 1L, "")));
    }
    return new Picture.Side(player, rules.playerName(player), pits, store);
  }

  /** The choices of a move that name a square: the row and the column. */
  private record SquareChoice(int row, int column) {}

  private Optional<Picture> squares(
      Position position, EvaluationFrame frame, BoundedComponent list) {
    Map<MoveRule, SquareChoice> choices = new HashMap<>();
    for (MoveRule move : rules.program().moves()) {
      Optional<SquareChoice> choice = squareChoice(move, list.place());
      if (choice.isEmpty()) {
        return Optional.empty();
      }
      choices.put(move, choice.get());
    }
    long[] start =
        rules.start().map(first -> rules.frameOf(first).lists[list.place()]).orElse(NONE);
    long[] lengths = frame.lists[list.place()];
    int rows = Math.max(start.length, lengths.length);
    long columns = Math.max(longest(start), longest(lengths));
    if (choices.isEmpty()) {
      return Optional.empty();
    }
    if (rows > MOST_DRAWN || columns > MOST_DRAWN || columns == 0) {
      return Optional.of(new Picture.Notation(rules.print(position)));
    }
    Map<List<Long>, String> moves = new HashMap<>();
    eachMove(
        position,
        (label, move, after) -> {
          SquareChoice choice = Objects.requireNonNull(choices.get(move));
          moves.put(List.of(after.slots[choice.row], after.slots[choice.column]), label);
          return true;
        });
    List<List<Picture.Cell>> cells = new ArrayList<>();
    boolean unchosen = false;
    for (long row = 1; row <= rows; row++) {
      List<Picture.Cell> line = new ArrayList<>();
      long length = row <= lengths.length ? lengths[(int) row - 1] : 0;
      for (long column = 1; column <= columns; column++) {
        String move = moves.getOrDefault(List.of(row, column), "");
        String mark = column > length ? "" : move.isEmpty() ? UNCHOSEN : SQUARE;
        unchosen |= mark.equals(UNCHOSEN);
        String name = BoardGeometry.letters((int) column - 1) + row;
        line.add(new Picture.Cell(name, mark, Picture.NOBODY, move));
      }
      cells.add(line);
    }
    return Optional.of(
        new Picture.Grid(
            IntStream.range(0, (int) columns).mapToObj(BoardGeometry::letters).toList(),
            IntStream.rangeClosed(1, rows).mapToObj(Integer::toString).toList(),
            cells,
            false,
            unchosen ? UNCHOSEN + " cannot be chosen" : ""));
  }

  private static final long[] NONE = {};

  private static long longest(long[] lengths) {
    long longest = 0;
    for (long length : lengths) {
      longest = Math.max(longest, length);
    }
    return longest;
  }

  /** The choices that a label names as a square, if it names one in a row of the list. */
  private static Optional<SquareChoice> squareChoice(MoveRule move, int list) {
    List<Piece> pieces = move.label().map(label -> label.pieces()).orElse(List.of());
    for (int i = 0; i + 1 < pieces.size(); i++) {
      if (pieces.get(i) instanceof ChoiceHole column
          && column.letters()
          && pieces.get(i + 1) instanceof ChoiceHole row
          && !row.letters()
          && move.choices().get(column.index()) instanceof NumberChoice across
          && move.choices().get(row.index()) instanceof NumberChoice down
          && indexes(move, list, down.slot())) {
        return Optional.of(new SquareChoice(down.slot(), across.slot()));
      }
    }
    return Optional.empty();
  }

  /** Whether the choices or changes of a move use a chosen number as an index into a list. */
  private static boolean indexes(MoveRule move, int list, int slot) {
    Term element = new Term.NumberSlot(slot);
    return move.stages().stream()
        .flatMap(stage -> stage.steps().stream())
        .flatMap(step -> TermTraversal.children(step).stream())
        .anyMatch(
            term ->
                TermTraversal.any(
                    term,
                    t ->
                        t
                                instanceof
                                Term.Element(Term.ListTerm row, Term.NumberTerm index, var span)
                            && row.equals(new Term.ListSlot(list))
                            && index.equals(element)));
  }

  private void eachMove(Position position, TextMoves.LabelledMoveVisitor visitor) {
    try {
      if (rules.ending(position) == Ending.OPEN) {
        rules.textMoves().eachMove(position, visitor);
      }
    } catch (RulesFault shownWithTheMoves) {
      // The caller that lists the moves meets the fault.
    }
  }
}
