package zermelo.language.interpret;

import java.util.Arrays;
import java.util.List;
import zermelo.kernel.Position;
import zermelo.language.check.Program.Kind;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.ListedSet;

/**
 * Converts between the words of a position and a frame.
 *
 * <p>Components come in the order of the text. A number is one word. An own number is two words,
 * the first player's and the second's. A list is its length and its elements. A bag or a set is its
 * size and its elements in ascending order, so that equal positions have equal words. A game with
 * own components ends with the turn, 0 or 1. In a heap game these words repeat for every heap.
 */
public final class PositionLayout {
  private final List<BoundedComponent> bounds;
  private final boolean partizan;

  PositionLayout(List<BoundedComponent> bounds) {
    this.bounds = bounds;
    this.partizan = bounds.stream().anyMatch(BoundedComponent::own);
  }

  /** Writes the words of a position (in a heap game: of one heap) into the frame. */
  public void load(Position position, int from, EvaluationFrame frame) {
    frame.turn = partizan ? (int) position.word(position.size() - 1) : 0;
    int at = from;
    for (BoundedComponent bound : bounds) {
      int place = bound.place();
      if (bound.own()) {
        frame.slots[place] = position.word(at + frame.turn);
        frame.slots[place + 1] = position.word(at + 1 - frame.turn);
        at += 2;
      } else if (bound.number()) {
        frame.slots[place] = position.word(at++);
      } else {
        int count = (int) position.word(at++);
        long[] elements = new long[count];
        for (int i = 0; i < count; i++) {
          elements[i] = position.word(at++);
        }
        put(bound, frame, elements);
      }
    }
  }

  private static void put(BoundedComponent bound, EvaluationFrame frame, long[] elements) {
    switch (bound.component().kind()) {
      case SET -> frame.sets[bound.place()] = new ListedSet(elements);
      case LIST, BAG -> frame.rows[bound.place()] = elements;
      case NUMBER -> throw new IllegalStateException("a number is no list");
    }
  }

  public static long[] elements(BoundedComponent bound, EvaluationFrame frame) {
    return switch (bound.component().kind()) {
      case SET -> ((ListedSet) frame.sets[bound.place()]).elements();
      case LIST, BAG -> frame.rows[bound.place()];
      case NUMBER -> throw new IllegalStateException("a number is no list");
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
      int place = bound.place();
      if (bound.number()) {
        words = room(words, at + 2);
        words[at + (bound.own() ? frame.turn : 0)] = frame.slots[place];
        if (bound.own()) {
          words[at + 1 - frame.turn] = frame.slots[place + 1];
        }
        at += bound.own() ? 2 : 1;
      } else {
        long[] elements = elements(bound, frame);
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

  private static long[] room(long[] words, int needed) {
    return needed <= words.length ? words : Arrays.copyOf(words, 2 * needed);
  }
}
