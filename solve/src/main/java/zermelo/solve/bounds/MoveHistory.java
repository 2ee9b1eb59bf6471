package zermelo.solve.bounds;

import java.util.Arrays;

/**
 * Scores moves by how often they decided other positions, to try such moves first.
 *
 * <p>This is the history heuristic of J. Schaeffer, The history heuristic and alpha-beta search
 * enhancements, 1989. A move has no name here: the bits that it changes in the packed position
 * stand for it. A collision only makes the order of moves worse.
 */
final class MoveHistory {
  private static final int SIZE = 1 << 14;
  private static final int MAX_SCORE = 1 << 14;

  private final int[] scores = new int[2 * SIZE];

  /** The number of a move: the player and the changed bits. */
  static int index(long[] words, int at, long[] after, int to, int width, int turn) {
    long hash = 0;
    for (int i = 0; i < width; i++) {
      hash = Long.rotateLeft((hash ^ words[at + i] ^ after[to + i]) * 0x9e3779b97f4a7c15L, 29);
    }
    hash ^= hash >>> 32;
    return turn * SIZE + ((int) hash & (SIZE - 1));
  }

  int score(int index) {
    return scores[index];
  }

  /**
   * Raises a move's score because it decided a position, or lowers it because it was tried in vain.
   */
  void note(int index, int bonus) {
    int score = scores[index];
    scores[index] = score + bonus - score * Math.abs(bonus) / MAX_SCORE; // never past MAX_SCORE
  }

  void clear() {
    Arrays.fill(scores, 0);
  }
}
