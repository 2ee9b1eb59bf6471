package zermelo.solve;

import zermelo.kernel.Ending;

/**
 * Grundy values by rank, as {@link Nimber} defines them, where an option of several parts is their
 * sum. Stored shifted by three, so that the values that are no nimbers fit into a byte too.
 */
final class DenseNimbers implements Sweep.Row {
  private static final int SHIFT = -Nimber.NONE;

  private final Numbers values = new Numbers();
  private final Nimber.Mex mex = new Nimber.Mex();

  int get(int rank) {
    return values.get(rank) - SHIFT;
  }

  @Override
  public void ensure(int length) {
    values.ensure(length);
  }

  @Override
  public boolean fill(Sweep.At at) {
    if (at.ending != Ending.OPEN) {
      values.set(at.rank, Nimber.of(at.ending) + SHIFT);
      return true;
    }
    int options = at.options();
    mex.clear(options);
    int part = 0;
    for (int option = 0; option < options; option++) {
      int end = at.endPart(option);
      int sum = 0;
      for (; part < end; part++) {
        sum = Nimber.plus(sum, values.get(at.rankOf(part)) - SHIFT);
      }
      mex.add(sum);
    }
    values.set(at.rank, mex.value() + SHIFT);
    return true;
  }

  @Override
  public long bytes() {
    return values.bytes();
  }
}
