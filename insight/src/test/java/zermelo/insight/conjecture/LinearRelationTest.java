package zermelo.insight.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zermelo.insight.conjecture.observation.PointSet;

/** Tests that planes through points are found, and that they hold at all of these points. */
final class LinearRelationTest {
  @Test
  void findsThePlaneOfRandomPoints() {
    Random random = new Random(11);
    for (int trial = 0; trial < 200; trial++) {
      int a = 1 + random.nextInt(5);
      int b = -4 + random.nextInt(9);
      int c = -4 + random.nextInt(9);
      int d = random.nextInt(7) - 3;
      List<long[]> points = new ArrayList<>();
      for (long x = -9; x <= 9; x++)
        for (long y = -9; y <= 9; y++)
          for (long z = -9; z <= 9; z++) points.add(new long[] {x, y, z});
      PointSet sought =
          PointSet.where(
              points.size(),
              i -> a * points.get(i)[0] + b * points.get(i)[1] + c * points.get(i)[2] == d);
      if (sought.count() < 12 || (b == 0 && c == 0)) continue;
      List<Feature> names = names(points);
      List<FormCondition> found =
          LinearRelation.of(names, sought).stream().map(of -> of.condition(names)).toList();
      for (FormCondition condition : found)
        for (int i = 0; i < points.size(); i++)
          if (sought.has(i))
            assertThat(condition.at(points.get(i)))
                .as("%s", condition)
                .isEqualTo(FormCondition.YES);
      assertThat(found).as("%d %d %d %d", a, b, c, d).isNotEmpty();
    }
  }

  private static List<Feature> names(List<long[]> points) {
    return IntStream.range(0, 3)
        .mapToObj(
            k ->
                new Feature(
                    new FormTerm.Variable("xyz".substring(k, k + 1), k, 3),
                    Feature.Kind.MAIN,
                    new Feature.Column(points.stream().mapToLong(p -> p[k]).toArray())))
        .toList();
  }

  @Test
  void factorsArePositive() {
    List<long[]> points = new ArrayList<>();
    for (long r = -9; r <= 9; r++) points.add(new long[] {9 * r, 1 - 2 * r, 4});
    List<Feature> names = names(points);
    List<LinearRelation> found = LinearRelation.of(names, PointSet.where(points.size(), i -> true));
    assertThat(found.stream().map(relation -> relation.condition(names).toString()))
        .contains("2 * x + 9 * y = 9");
  }
}
