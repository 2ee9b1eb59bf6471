package zermelo.language.packing;

import java.util.Map;
import java.util.Optional;
import zermelo.kernel.space.PlacementMoves;
import zermelo.language.board.BoardGeometry;
import zermelo.language.ground.PlacementProof;

/**
 * Makes the {@link PlacementMoves} of a packed board from a {@link PlacementProof}.
 *
 * <p>It supplies what the proof lacks: how to read the bits of a position from its packed words. A
 * bit stands for a cell that may still be used or, where the proof has patterns, for a move that is
 * still legal.
 */
public final class PlacementMovesFactory {
  private PlacementMovesFactory() {}

  /** The moves of a board as bits, if that was proved. */
  public static Optional<PlacementMoves> of(
      BoardPlanes board, BoardGeometry geometry, PlacementProof proof) {
    if (!proof.proven()) {
      return Optional.empty();
    }
    boolean cells = proof.patterns().isEmpty();
    return Optional.of(
        new PlacementMoves(
            geometry.rows(),
            geometry.columns(),
            cells,
            proof.placements(),
            (words, at) -> bits(board, proof, 0, words, at),
            (words, at) -> bits(board, proof, 64, words, at)));
  }

  /** Up to 64 bits from some bit on. */
  private static long bits(
      BoardPlanes board, PlacementProof proof, int from, long[] words, int at) {
    return proof.patterns().isEmpty()
        ? freeCells(board, proof, from, words, at)
        : legalMoves(board, proof, from, words, at);
  }

  private static long freeCells(
      BoardPlanes board, PlacementProof proof, int from, long[] words, int at) {
    long bits = 0;
    for (int cell = from; cell < Math.min(from + 64, proof.allowed().size()); cell++) {
      bits |= (proof.allowed().get(cell) >>> board.code(words, at, cell) & 1) << cell;
    }
    return bits;
  }

  private static long legalMoves(
      BoardPlanes board, PlacementProof proof, int from, long[] words, int at) {
    long bits = 0;
    for (int move = from; move < Math.min(from + 64, proof.patterns().size()); move++) {
      boolean legal = true;
      for (Map.Entry<Integer, Long> read : proof.patterns().get(move).entrySet()) {
        legal &= (read.getValue() >>> board.code(words, at, read.getKey() - 1) & 1) != 0;
      }
      bits |= legal ? 1L << move : 0;
    }
    return bits;
  }
}
