package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.limits.Cancellation;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.position.HeapPositions;
import zermelo.language.program.Program;

/** Lists, counts and finds the moves of a whole position, with their labels and targets. */
final class TextMoves {
  /** The cost of a move with its label and target, which take memory, in steps. */
  private static final long MOVE_COST = 40;

  private static final int MOVES_PER_CHECK = 64;

  private final TextRules rules;
  private final RulesInterpreter moves;
  private final MoveLabels labels;
  private final HeapPositions heapPositions;

  TextMoves(
      TextRules rules, RulesInterpreter moves, MoveLabels labels, HeapPositions heapPositions) {
    this.rules = rules;
    this.moves = moves;
    this.labels = labels;
    this.heapPositions = heapPositions;
  }

  MoveList list(Position position, int limit) {
    List<Move> found = new ArrayList<>();
    if (rules.ending(position) != Ending.OPEN || limit <= 0) {
      return new MoveList(found, limit > 0);
    }
    List<Position> parts = rules.parts(position);
    for (int heap = 0; heap < parts.size(); heap++) {
      int at = heap;
      boolean all =
          moves.each(
              rules.frameOf(parts.get(heap)),
              (frame, rule) -> {
                if (found.size() == limit) {
                  return false;
                }
                frame.spend(MOVE_COST);
                if (found.size() % MOVES_PER_CHECK == 0) {
                  // A move among a thousand heaps costs little fuel, but time.
                  Cancellation.checkCurrent();
                }
                String label = labels.print(frame, rule, at, parts.size());
                found.add(new Move(label, heapPositions.target(frame, parts, at), gain(frame)));
                return true;
              });
      if (!all) {
        return new MoveList(found, false);
      }
    }
    return new MoveList(found, true);
  }

  /** Receives the label of a move, its rule, and the position after it; returns false to stop. */
  @FunctionalInterface
  interface LabelledMoveVisitor {
    boolean take(String label, Program.MoveRule rule, EvaluationFrame after);
  }

  /** Shows every legal move of a position without heaps. */
  void eachMove(Position position, LabelledMoveVisitor visitor) {
    moves.each(
        rules.frameOf(position),
        (frame, rule) ->
            visitor.take(
                labels.print(frame, rule, 0, 1), rules.program().moves().get(rule), frame));
  }

  long count(Position position, int limit) {
    if (rules.ending(position) != Ending.OPEN) {
      return 0;
    }
    MoveCounter tally = new MoveCounter(limit);
    try {
      for (Position part : rules.parts(position)) {
        if (!moves.count(rules.frameOf(part), tally)) {
          return -1;
        }
      }
      return tally.count();
    } catch (ArithmeticException pastLong) {
      return -1; // more than 2^63-1 moves
    } catch (RulesFault cannotBeMade) {
      return -1; // some move fails or costs too much; listing the moves reports it
    }
  }

  Optional<Move> find(Position position, String label) {
    List<Position> parts = rules.parts(position);
    if (rules.ending(position) != Ending.OPEN) {
      return Optional.empty();
    }
    List<Move> found = new ArrayList<>();
    for (MoveLabels.ParsedLabel choice :
        labels.parse(label, parts.size(), rules.geometry(position), rules.turn(position))) {
      int heap = choice.heap();
      moves.one(
          rules.frameOf(parts.get(heap)),
          choice.rule(),
          choice.values(),
          (frame, rule) ->
              found.add(
                  new Move(
                      labels.print(frame, rule, heap, parts.size()),
                      heapPositions.target(frame, parts, heap),
                      gain(frame))));
    }
    return found.stream().findFirst();
  }

  /** The points that the move in the frame gains. */
  private static int gain(EvaluationFrame frame) {
    return Math.toIntExact(frame.gain);
  }
}
