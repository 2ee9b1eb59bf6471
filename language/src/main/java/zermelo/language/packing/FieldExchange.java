package zermelo.language.packing;

import java.util.List;

/**
 * Exchanges pairs of equally wide fields of a packed position: what each of the two players has.
 *
 * <p>Solvers exchange the players in every position that they look up, so this is a few operations
 * on words for each pair.
 */
final class FieldExchange {
  // By pair: the words of the two fields, their shifts, and the mask of both.
  private final int[] firstWord;
  private final int[] secondWord;
  private final int[] firstShift;
  private final int[] secondShift;
  private final long[] masks;

  /** Two fields that hold the same thing for the two players. */
  record Pair(BitField first, BitField second) {}

  FieldExchange(List<Pair> pairs) {
    this.firstWord = pairs.stream().mapToInt(pair -> pair.first().word()).toArray();
    this.secondWord = pairs.stream().mapToInt(pair -> pair.second().word()).toArray();
    this.firstShift = pairs.stream().mapToInt(pair -> pair.first().shift()).toArray();
    this.secondShift = pairs.stream().mapToInt(pair -> pair.second().shift()).toArray();
    this.masks = pairs.stream().mapToLong(pair -> pair.first().mask()).toArray();
  }

  void exchange(long[] words, int at) {
    for (int i = 0; i < masks.length; i++) {
      int first = at + firstWord[i];
      int second = at + secondWord[i];
      long differing =
          (words[first] >>> firstShift[i] ^ words[second] >>> secondShift[i]) & masks[i];
      words[first] ^= differing << firstShift[i];
      words[second] ^= differing << secondShift[i];
    }
  }
}
