package zermelo.language.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zermelo.kernel.Position;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.program.Program;

/**
 * Splits a position into its heaps and the player to move, and joins them again.
 *
 * <p>In a game without heaps, the whole position counts as one heap. {@link PositionLayout} says
 * how the numbers of a position are ordered.
 */
public final class HeapPositions {
  private final boolean heaps;
  private final boolean partizan;
  private final int turnWords; // 1 if a position ends with the turn
  private final int size; // words of a heap
  private final List<Integer> splitComponents;
  private final PositionLayout layout;

  public HeapPositions(Program program, PositionLayout layout) {
    this.heaps = program.heaps();
    this.partizan = program.partizan();
    this.turnWords = partizan ? 1 : 0;
    this.size = program.components().size();
    this.splitComponents = program.splitComponents();
    this.layout = layout;
  }

  /** Whether this heap does not count: in games where heaps split, one of size 0 is no heap. */
  public boolean vanishes(Position part) {
    return splitComponents.stream().anyMatch(i -> part.word(i) == 0);
  }

  public List<Position> parts(Position position) {
    List<Position> parts = new ArrayList<>();
    long[] words = position.words();
    for (int at = 0; at + size <= words.length - turnWords; at += size) {
      long[] part = Arrays.copyOfRange(words, at, at + size + turnWords);
      if (partizan) {
        part[size] = turn(position);
      }
      parts.add(Position.of(part));
    }
    return parts;
  }

  public Position join(List<Position> parts) {
    long[] words = new long[parts.size() * size + turnWords];
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).copyTo(words, i * size); // the next part overwrites its turn
    }
    return Position.of(words);
  }

  /** The whole position after a move in one heap. The frame contains that heap after the move. */
  public Position target(EvaluationFrame frame, List<Position> parts, int heap) {
    int turn = nextTurn(frame);
    if (!heaps) {
      return layout.store(frame, turn);
    }
    List<Position> result = new ArrayList<>(parts.subList(0, heap));
    frame.splits.each(
        frame,
        after -> {
          Position part = layout.store(after, turn);
          if (!vanishes(part)) {
            result.add(part);
          }
        });
    result.addAll(parts.subList(heap + 1, parts.size()));
    return giveTurn(join(result), turn);
  }

  /** The player to move after the move in the frame. */
  private int nextTurn(EvaluationFrame frame) {
    return !partizan ? 0 : frame.again ? frame.turn : 1 - frame.turn;
  }

  public int turn(Position position) {
    return partizan ? (int) position.word(position.size() - 1) : 0;
  }

  public Position giveTurn(Position position, int player) {
    if (!partizan) {
      return position;
    }
    long[] words = position.words();
    words[words.length - 1] = player;
    return Position.of(words);
  }
}
