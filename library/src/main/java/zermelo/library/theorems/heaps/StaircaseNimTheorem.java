package zermelo.library.theorems.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for Staircase Nim: move stones one step down, or out from step 1. Words: the list of
 * steps, the lowest first.
 */
public final class StaircaseNimTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "staircase-nim",
          "odd steps are nim",
          "the nimber is the xor of steps 1, 3, 5, ...: stones that come down to an odd step can be"
              + " moved on at once; in misère play the odd steps go as in misère nim",
          "all steps, normal and misère play",
          "R. P. Sprague, Bemerkungen über eine spezielle Abelsche Gruppe (1947); T. S. Ferguson, "
              + "Game Theory, part I");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return Optional.of(new Steps(misere));
  }

  private record Steps(boolean misere) implements ClosedForm {
    @Override
    public String name() {
      return CLAIM.quote();
    }

    @Override
    public Optional<Verdict> verdict(Position position) {
      long[] steps = TheoremArguments.list(position, 0);
      long xor = 0;
      boolean large = false;
      for (int i = 0; i < steps.length; i += 2) {
        xor ^= steps[i];
        large |= steps[i] > 1;
      }
      return Optional.of(misere ? Verdict.win(large ? xor != 0 : xor == 0) : Verdict.ofNimber(xor));
    }

    @Override
    public Optional<List<String>> movesTo(Position position, long nimber) {
      return misere
          ? Optional.empty()
          : Optional.of(moves(TheoremArguments.list(position, 0), nimber));
    }

    @Override
    public Optional<List<String>> winningMoves(Position position) {
      return Optional.of(moves(TheoremArguments.list(position, 0), 0));
    }

    /**
     * Returns the moves to that nimber, or in misère play to lost positions. Every move changes one
     * odd step.
     */
    private List<String> moves(long[] steps, long nimber) {
      List<String> labels = new ArrayList<>();
      for (int from = 0; from < steps.length; from++) {
        int odd = from - from % 2;
        long change = wanted(steps, odd) ^ nimber;
        long stones = odd == from ? steps[odd] - change : change - steps[odd];
        if (0 < stones && stones <= steps[from]) {
          labels.add(from == 0 ? "out " + stones : "down " + (from + 1) + " " + stones);
        }
      }
      return labels;
    }

    /** Returns what the odd step must hold so that the position loses. */
    private long wanted(long[] steps, int odd) {
      long others = 0;
      boolean large = false;
      for (int i = 0; i < steps.length; i += 2) {
        if (i != odd) {
          others ^= steps[i];
          large |= steps[i] > 1;
        }
      }
      return misere && !large ? others ^ 1 : others;
    }
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample(
            "two steps to 9, three to 5, four to 4, five to 2",
            Map.of(),
            () ->
                Stream.of(
                        SamplePositions.lists(2, 0, 9),
                        SamplePositions.lists(3, 0, 5),
                        SamplePositions.lists(4, 0, 4),
                        SamplePositions.lists(5, 0, 2))
                    .flatMap(part -> part)));
  }
}
