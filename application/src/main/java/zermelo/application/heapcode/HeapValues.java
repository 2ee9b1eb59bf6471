package zermelo.application.heapcode;

import java.util.Optional;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.splits.SplitGame;
import zermelo.heaps.splits.SplitSequence;
import zermelo.kernel.Evidence;
import zermelo.kernel.Rules;

/** The nim-values of the heaps of one game, as far as they are computed. */
interface HeapValues {
  /** Computes values up to this heap, unless the observer or memory ends it earlier. */
  void reach(long heap, SequenceObserver watch);

  boolean has(long heap);

  /** Returns the value of a heap that {@link #has} it. */
  long at(long heap);

  Evidence evidence();

  /** Returns the values of a game by an engine for arrays, if one fits its moves. */
  static Optional<HeapValues> of(Rules rules, SequenceLimits limits) {
    Optional<HeapCode> code = HeapCodeDetector.code(rules);
    return code.isPresent()
        ? Optional.of(new CodeValues(code.get(), limits))
        : HeapCodeDetector.splits(rules).map(game -> new SplitValues(game, limits));
  }

  /** The values of a code. More of them than needed are computed, since all begin anew. */
  final class CodeValues implements HeapValues {
    private final HeapCode code;
    private final SequenceLimits limits;
    private Optional<NimSequence> values = Optional.empty();

    CodeValues(HeapCode code, SequenceLimits limits) {
      this.code = code;
      this.limits = limits;
    }

    @Override
    public void reach(long heap, SequenceObserver watch) {
      values = Optional.of(NimSequence.compute(code, 2 * heap + 1, limits, watch));
    }

    @Override
    public boolean has(long heap) {
      return values.isPresent() && values.get().size() > heap;
    }

    @Override
    public long at(long heap) {
      return values.orElseThrow().at(heap);
    }

    @Override
    public Evidence evidence() {
      NimSequence known = values.orElseThrow();
      return HeapValues.evidence(
          "the nim-sequence of " + code.text(), known.repetition().isPresent(), known.computed());
    }
  }

  /** The values of splits, continued where they ended. */
  final class SplitValues implements HeapValues {
    private final SplitSequence values;
    private final SequenceLimits limits;

    SplitValues(SplitGame game, SequenceLimits limits) {
      this.values = new SplitSequence(game);
      this.limits = limits;
    }

    @Override
    public void reach(long heap, SequenceObserver watch) {
      values.extend(
          heap + 1,
          (done, of) -> values.bytes() < limits.memory() && watch.shouldContinue(done, of));
    }

    @Override
    public boolean has(long heap) {
      return values.has(heap);
    }

    @Override
    public long at(long heap) {
      return values.at(heap);
    }

    @Override
    public Evidence evidence() {
      return HeapValues.evidence(
          "the nim-sequence of " + values.game().text(),
          values.repetition().isPresent(),
          values.count());
    }
  }

  private static Evidence evidence(String sequence, boolean periodic, long computed) {
    String how = periodic ? " with a proved period" : "";
    return new Evidence(Evidence.Kind.COMPUTED, sequence + how, computed);
  }
}
