package zermelo.language.packing;

import java.util.List;

/**
 * Pairs of equally wide fields that change places in a packed position.
 *
 * <p>Solvers exchange the players in every position that they look up, so this is a few operations
 * on words for each pair.
 */
final class FieldExchange {
  private final BitField[] first;
  private final BitField[] second;

  /** Two fields that hold the same thing for the two players. */
  record Pair(BitField first, BitField second) {}

  FieldExchange(List<Pair> pairs) {
    this.first = pairs.stream().map(Pair::first).toArray(BitField[]::new);
    this.second = pairs.stream().map(Pair::second).toArray(BitField[]::new);
  }

  void exchange(long[] words, int at) {
    for (int i = 0; i < first.length; i++) {
      BitField a = first[i];
      BitField b = second[i];
      long differing =
          (words[at + a.word()] >>> a.shift() ^ words[at + b.word()] >>> b.shift()) & a.mask();
      words[at + a.word()] ^= differing << a.shift();
      words[at + b.word()] ^= differing << b.shift();
    }
  }
}
