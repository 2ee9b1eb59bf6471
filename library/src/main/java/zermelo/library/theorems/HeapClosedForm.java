package zermelo.library.theorems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;

/**
 * The closed form of a sum of heaps that each have a nimber.
 *
 * <p>Normal play: the nimber of the sum is the xor (Sprague 1935, Grundy 1939).
 *
 * <p>Misère play, only for heaps that behave like nim heaps there too ("tame", Winning Ways chapter
 * 13): if some heap has a nimber of 2 or more, the winner is the same as in normal play, else it is
 * the other player. A theorem that uses misère play claims tameness, and its samples test it on
 * sums.
 */
public final class HeapClosedForm implements ClosedForm {
  /** The formula of one heap, whose words start at {@code at}. */
  @FunctionalInterface
  public interface HeapFormula {
    long nimber(Position position, int at);

    /** Returns the calculation of this heap's nimber, if the formula provides it. */
    default Optional<String> working(Position position, int at, long nimber) {
      return Optional.empty();
    }

    /** Returns the labels of all moves in this heap to a given nimber, if they can be listed. */
    default Optional<List<String>> movesTo(Position position, int at, long nimber) {
      return Optional.empty();
    }
  }

  private static final int MAX_SHOWN_HEAPS = 6;

  private final TheoremDescription claim;
  private final int width;
  private final boolean misere;
  private final HeapFormula heap;

  /**
   * Creates a closed form.
   *
   * @param width the number of words per heap
   */
  public HeapClosedForm(TheoremDescription claim, int width, boolean misere, HeapFormula heap) {
    this.claim = claim;
    this.width = width;
    this.misere = misere;
    this.heap = heap;
  }

  @Override
  public String name() {
    return claim.quote();
  }

  @Override
  public Optional<Verdict> verdict(Position position) {
    long xor = 0;
    boolean large = false;
    for (int at = 0; at < position.size(); at += width) {
      long nimber = heap.nimber(position, at);
      xor ^= nimber;
      large |= nimber > 1;
    }
    return Optional.of(misere ? Verdict.win(large ? xor != 0 : xor == 0) : Verdict.ofNimber(xor));
  }

  /** Lists the nimber of each heap, if there are few. */
  @Override
  public Optional<String> derivation(Position position) {
    int heaps = position.size() / width;
    if (heaps == 0 || heaps > MAX_SHOWN_HEAPS) {
      return Optional.empty();
    }
    List<String> nimbers = new ArrayList<>();
    long xor = 0;
    for (int at = 0; at < position.size(); at += width) {
      long nimber = heap.nimber(position, at);
      Optional<String> steps = heap.working(position, at, nimber);
      if (steps.isEmpty() && heaps == 1) {
        return Optional.empty(); // the nimber of a single heap alone explains nothing
      }
      nimbers.add(steps.orElse("the heap of " + position.word(at) + " has nimber " + nimber));
      xor ^= nimber;
    }
    String sum = heaps == 1 ? "" : "; the nim-sum is " + xor;
    return Optional.of(String.join(", ", nimbers) + sum);
  }

  @Override
  public Optional<List<String>> movesTo(Position position, long nimber) {
    return misere ? Optional.empty() : moves(position, nimber);
  }

  @Override
  public Optional<List<String>> winningMoves(Position position) {
    return moves(position, 0);
  }

  /** Returns the moves to sums of that nimber; in misère play, to sums that lose. */
  private Optional<List<String>> moves(Position position, long nimber) {
    int heaps = position.size() / width;
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < heaps; i++) {
      Optional<List<String>> here =
          heap.movesTo(position, i * width, nimber ^ wantedOfHeap(position, i));
      if (here.isEmpty()) {
        return Optional.empty();
      }
      for (String label : here.get()) {
        labels.add(TheoremArguments.inHeap(i, heaps, label));
      }
    }
    return Optional.of(labels);
  }

  /**
   * Returns the nimber that this heap must get so that the sum loses.
   *
   * <p>It is the xor of the others. In misère play it is that xor 1 if no other heap has a nimber
   * above 1.
   */
  private long wantedOfHeap(Position position, int chosen) {
    long others = 0;
    boolean large = false;
    for (int at = 0; at < position.size(); at += width) {
      if (at != chosen * width) {
        long nimber = heap.nimber(position, at);
        others ^= nimber;
        large |= nimber > 1;
      }
    }
    return misere && !large ? others ^ 1 : others;
  }
}
