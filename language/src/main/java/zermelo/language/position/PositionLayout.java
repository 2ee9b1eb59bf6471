package zermelo.language.position;

import java.util.Arrays;
import java.util.List;
import zermelo.kernel.Position;
import zermelo.language.board.BoardGeometry;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.ListedSet;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program.Kind;

/**
 * Converts between a {@link Position}, which is a row of numbers, and a frame.
 *
 * <p>Components come in the order of the text. A number is itself. A list is its length and its
 * elements, and so is a board, whose elements are symbols. A bag or a set is its size and its
 * elements in ascending order, so that equal positions have equal numbers. What each player owns
 * comes twice, the first player's and the second's. If the turn matters, it is the last number, 0
 * or 1. In a heap game the numbers of the components repeat for every heap.
 */
public final class PositionLayout {
  private final List<BoundedComponent> bounds;
  private final boolean partizan;
  private final Boards boards;

  public PositionLayout(List<BoundedComponent> bounds, boolean partizan, Boards boards) {
    this.bounds = bounds;
    this.partizan = partizan;
    this.boards = boards;
  }

  /** Writes the words of a position (in a heap game: of one heap) into the frame. */
  public void load(Position position, int from, EvaluationFrame frame) {
    frame.turn = partizan ? (int) position.word(position.size() - 1) : 0;
    int at = from;
    for (BoundedComponent bound : bounds) {
      for (int copy = 0; copy < bound.copies(); copy++) {
        int place = place(bound, frame, copy);
        if (bound.number()) {
          frame.slots[place] = position.word(at++);
          continue;
        }
        int count = (int) position.word(at++);
        long[] elements = new long[count];
        for (int i = 0; i < count; i++) {
          elements[i] = position.word(at++);
        }
        put(bound, place, frame, elements);
        if (isTree(bound)) {
          int[] parents = new int[count];
          for (int i = 0; i < count; i++) {
            parents[i] = (int) position.word(at++);
          }
          frame.geometry = BoardGeometry.tree(parents);
        }
      }
    }
  }

  private static boolean isTree(BoundedComponent bound) {
    return bound.component().board().map(BoardDeclaration::isTree).orElse(false);
  }

  /** Where the value of a player, 0 or 1, is in the frame. The mover's is the first. */
  private static int place(BoundedComponent bound, EvaluationFrame frame, int player) {
    return bound.place() + (bound.own() && player != frame.turn ? 1 : 0);
  }

  private void put(BoundedComponent bound, int place, EvaluationFrame frame, long[] elements) {
    switch (bound.component().kind()) {
      case SET -> frame.sets[place] = new ListedSet(elements);
      case LIST, BAG -> frame.lists[place] = elements;
      case BOARD -> {
        frame.lists[place] = elements;
        if (!isTree(bound)) {
          frame.geometry = boards.geometry(elements.length);
        }
      }
      case NUMBER -> throw new IllegalStateException("a number is not a list");
    }
  }

  public static long[] elements(BoundedComponent bound, EvaluationFrame frame) {
    return elements(bound, frame, bound.place());
  }

  /** The elements in a list slot: that of a component, or the next one for the other player's. */
  public static long[] elements(BoundedComponent bound, EvaluationFrame frame, int slot) {
    return switch (bound.component().kind()) {
      case SET -> ((ListedSet) frame.sets[slot]).elements();
      case LIST, BAG, BOARD -> frame.lists[slot];
      case NUMBER -> throw new IllegalStateException("a number is not a list");
    };
  }

  /**
   * The position in the frame, with {@code turn} to move. {@code frame.turn} says which player owns
   * which value.
   */
  public Position store(EvaluationFrame frame, int turn) {
    long[] words = new long[16];
    int at = 0;
    for (BoundedComponent bound : bounds) {
      for (int copy = 0; copy < bound.copies(); copy++) {
        int place = place(bound, frame, copy);
        if (bound.number()) {
          words = room(words, at + 1);
          words[at++] = frame.slots[place];
          continue;
        }
        if (isTree(bound)) {
          long[] tree = tree(frame.geometry, frame.lists[place]);
          words = room(words, at + tree.length);
          System.arraycopy(tree, 0, words, at, tree.length);
          at += tree.length;
          continue;
        }
        long[] elements = trimmed(bound, elements(bound, frame, place));
        words = room(words, at + 1 + elements.length);
        words[at++] = elements.length;
        System.arraycopy(elements, 0, words, at, elements.length);
        if (bound.component().kind() == Kind.BAG) {
          Arrays.sort(words, at, at + elements.length);
        }
        at += elements.length;
      }
    }
    if (partizan) {
      words = room(words, at + 1);
      words[at++] = turn;
    }
    return Position.copy(words, 0, at);
  }

  /**
   * The number of edges of a tree that still hang on the ground, their symbols and their parents.
   */
  private static long[] tree(BoardGeometry geometry, long[] symbols) {
    long[] left = geometry.supported(symbols);
    int[] number = new int[left.length + 1];
    int count = 0;
    for (int cell = 1; cell <= left.length; cell++) {
      number[cell] = left[cell - 1] != 0 ? ++count : 0;
    }
    long[] words = new long[1 + 2 * count];
    words[0] = count;
    for (int cell = 1; cell <= left.length; cell++) {
      if (number[cell] > 0) {
        words[number[cell]] = left[cell - 1];
        words[count + number[cell]] = number[geometry.parent(cell)];
      }
    }
    return words;
  }

  /** The symbols of a string without empty cells at its ends; everything else as it is. */
  private static long[] trimmed(BoundedComponent bound, long[] elements) {
    if (!bound.component().board().map(BoardDeclaration::shrinks).orElse(false)) {
      return elements;
    }
    int from = 0;
    int to = elements.length;
    while (from < to && elements[from] == 0) {
      from++;
    }
    while (to > from && elements[to - 1] == 0) {
      to--;
    }
    return Arrays.copyOfRange(elements, from, to);
  }

  private static long[] room(long[] words, int needed) {
    return needed <= words.length ? words : Arrays.copyOf(words, 2 * needed);
  }
}
