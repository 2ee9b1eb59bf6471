package zermelo.heaps.engine;

import zermelo.heaps.values.Values;

/** Lets a kernel find the values block by block, the pieces of a block on several threads. */
final class Blocks implements Stage {
  /** From here on several threads pay; before, the compiler makes better use of a processor. */
  private static final int THREADED = 32_768;

  private final Kernel kernel;
  private final Values values;
  private final Crew crew;
  private final int slots;

  /**
   * @param slots how many pieces a block has
   */
  Blocks(Kernel kernel, Values values, Crew crew, int slots) {
    this.kernel = kernel;
    this.values = values;
    this.crew = crew;
    this.slots = slots;
  }

  @Override
  public int advance(int end) {
    while (values.size() < end) {
      boolean threaded = crew.threads() > 1 && values.size() >= THREADED;
      int most = (threaded ? slots : 1) * kernel.lanes;
      int tooLarge = block(Math.min(most, end - values.size()));
      if (tooLarge >= 0) {
        return tooLarge;
      }
    }
    return -1;
  }

  private int block(int length) {
    int start = values.size();
    int lanes = kernel.lanes;
    int pieces = (length + lanes - 1) / lanes;
    if (pieces == 1) {
      kernel.survey(start, start, 0);
    } else {
      crew.run(pieces, slot -> kernel.survey(start, start + slot * lanes, slot));
    }
    return kernel.settle(start, length);
  }
}
