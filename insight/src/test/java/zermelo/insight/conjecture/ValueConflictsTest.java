package zermelo.insight.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zermelo.insight.conjecture.Feature.Column;
import zermelo.insight.conjecture.Feature.Kind;
import zermelo.insight.conjecture.observation.PointSet;

/** Tests kept conflicts against a comparison of all pairs of points. */
final class ValueConflictsTest {
  @Test
  void agreesWithAllPairs() {
    int refuted = 0;
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      int size = 1 + random.nextInt(80);
      long[] values = IntStream.range(0, size).mapToLong(i -> random.nextInt(2)).toArray();
      List<Feature> features =
          IntStream.range(0, 5)
              .mapToObj(
                  k ->
                      feature(
                          IntStream.range(0, size)
                              .mapToLong(i -> k == 4 ? i : random.nextInt(3 + 9 * k))
                              .toArray()))
              .toList();
      ValueConflicts conflicts = new ValueConflicts(features, values);
      for (int tries = 0; tries < 30; tries++) {
        int share = 1 + random.nextInt(20);
        PointSet set = PointSet.where(size, i -> random.nextInt(share) == 0);
        List<Feature> left =
            features.stream().filter(f -> !hasPair(set.places(), f, values)).toList();
        assertThat(conflicts.without(set)).as("seed %d", seed).isEqualTo(left);
        refuted += features.size() - left.size();
      }
    }
    assertThat(refuted).isBetween(1000, 6000);
  }

  private static Feature feature(long[] column) {
    return new Feature(FormTerm.constant(0), Kind.PLAIN, new Column(column));
  }

  private static boolean hasPair(int[] points, Feature feature, long[] values) {
    for (int one : points)
      for (int other : points)
        if (feature.at(one) == feature.at(other) && values[one] != values[other]) return true;
    return false;
  }
}
