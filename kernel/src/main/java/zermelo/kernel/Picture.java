package zermelo.kernel;

import java.util.List;

/**
 * What a position looks like, as plain data: a terminal and a web page draw it each in their way.
 * Nothing here is needed to know the rules; a game without a picture of its own shows its notation.
 */
public sealed interface Picture {
  /** Nothing to see beyond the notation: a single number. */
  record Notation(String text) implements Picture {}

  /** Stones in heaps, one line each. */
  record Piles(List<Pile> piles) implements Picture {
    public Piles {
      piles = List.copyOf(piles);
    }
  }

  /**
   * One heap.
   *
   * @param name how moves name it: {@code heap 2}, {@code a}; may be empty
   * @param note what else is to be known of it, or empty
   */
  record Pile(String name, long stones, String note) {}
}
