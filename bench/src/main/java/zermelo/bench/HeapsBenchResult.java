package zermelo.bench;

import java.util.List;

/**
 * The measurements of one row of {@code bench heaps}.
 *
 * @param others the programs in C, in the order of the table
 */
record HeapsBenchResult(HeapsBenchRow row, Measurement ours, List<Measurement> others) {
  /** Returns our time divided by theirs: below 1, ours is faster. */
  double ratio(int program) {
    return ours.seconds() / others.get(program).seconds();
  }

  boolean comparable(int program) {
    return ours.succeeded() && others.get(program).succeeded();
  }

  boolean agrees(int program) {
    return !comparable(program) || ours.checksum().equals(others.get(program).checksum());
  }
}
