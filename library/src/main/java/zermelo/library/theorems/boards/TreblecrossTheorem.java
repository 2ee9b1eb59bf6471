package zermelo.library.theorems.boards;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.OctalSequence;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for Treblecross: put a cross on a strip; three adjacent crosses win. Words: the strip, 1
 * for a cross.
 */
public final class TreblecrossTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "treblecross",
          "Treblecross is 0.007",
          "three in a row have won, and two that a third cell completes win. Else a player who "
              + "puts a cross next to another, or one cell further, loses at once, so a run of n cells that are at "
              + "least three away from every cross is a heap of n+2 in 0.007, and the xor of these "
              + "decides",
          "strips of three cells and more, normal play; the winner, not the nimber",
          "Winning Ways, chapter 4 (One-Dimensional Tic-Tac-Toe)");

  private static final int[] DIGITS = {0, 0, 7};

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return misere ? Optional.empty() : Optional.of(new Strips());
  }

  /** No period of 0.007 is known. Its nimbers are computed as far as strips need them. */
  private static final class Strips implements ClosedForm {
    private volatile int[] nimbers = OctalSequence.nimbers(DIGITS, 64);

    @Override
    public String name() {
      return CLAIM.quote();
    }

    @Override
    public Optional<Verdict> verdict(Position position) {
      int cells = Math.toIntExact(position.word(0));
      BitSet crosses = new BitSet(cells);
      IntStream.range(0, cells).filter(i -> position.word(i + 1) == 1).forEach(crosses::set);
      return cells < 3 ? Optional.empty() : Optional.of(Verdict.win(wins(crosses, cells)));
    }

    private boolean wins(BitSet crosses, int cells) {
      boolean threat = false;
      for (int i = 0; i + 3 <= cells; i++) {
        int count = crosses.get(i, i + 3).cardinality();
        if (count == 3) {
          return false;
        }
        threat |= count == 2;
      }
      return threat || xor(crosses, cells) != 0;
    }

    private int xor(BitSet crosses, int cells) {
      int[] table = table(cells + 3);
      int xor = 0;
      // Treat both ends as if a cross were three cells away, which costs no cells.
      int last = -3;
      for (int i = crosses.nextSetBit(0); i >= 0; i = crosses.nextSetBit(i + 1)) {
        xor ^= table[Math.max(0, i - last - 3)];
        last = i;
      }
      return xor ^ table[Math.max(0, cells + 2 - last - 3)];
    }

    private int[] table(int count) {
      int[] table = nimbers;
      if (table.length < count) {
        table = OctalSequence.nimbers(DIGITS, Math.max(count, 2 * table.length));
        nimbers = table;
      }
      return table;
    }
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample(
            "every strip to 12 cells",
            Map.of(),
            () ->
                IntStream.rangeClosed(1, 12)
                    .boxed()
                    .flatMap(
                        cells ->
                            SamplePositions.words(cells, 0, 1).stream()
                                .map(SamplePositions::withLength))));
  }
}
