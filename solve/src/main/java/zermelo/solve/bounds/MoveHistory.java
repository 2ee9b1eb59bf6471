package zermelo.solve.bounds;

import java.util.Arrays;

/**
 * Remembers which moves proved good elsewhere, to try them first (history heuristic).
 *
 * <p>After J. Schaeffer, The history heuristic and alpha-beta search enhancements, 1989. A move has
 * no name here: the bits that it changes in the packed position stand for it. A collision only
 * makes the order of moves worse.
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

  /** Notes that a move decided a position, or that it was tried in vain before. */
  void note(int index, int bonus) {
    int score = scores[index];
    scores[index] = score + bonus - score * Math.abs(bonus) / MAX_SCORE; // stays within the bounds
  }

  void clear() {
    Arrays.fill(scores, 0);
  }
}
