package zermelo.insight.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.insight.conjecture.observation.Observations;
import zermelo.insight.discover.ConjectureChecker;
import zermelo.insight.discover.DiscoveryCase;
import zermelo.insight.discover.MemoisedGame;
import zermelo.insight.discover.Toys;
import zermelo.kernel.Outcome;
import zermelo.testkit.SampleSize;

/** Tests which forms the generator finds in games unknown to it, and where it finds nothing. */
@Tag("slow")
final class ConjectureGeneratorTest {
  private final ConjectureGenerator miner = new ConjectureGenerator();

  static List<DiscoveryCase> games() {
    return DiscoveryCase.all();
  }

  /**
   * The known form is among the first three. The first form holds far beyond the observed range.
   */
  @ParameterizedTest
  @MethodSource("games")
  void findsWhatIsKnown(DiscoveryCase sought) {
    found(miner.outcome(sought.small()), sought.outcome(), sought);
    found(miner.grundy(sought.small()), sought.grundy(), sought);
  }

  private static void found(List<Conjecture> forms, String known, DiscoveryCase sought) {
    List<String> claims = forms.stream().map(Conjecture::claim).toList();
    ConjectureChecker small = new ConjectureChecker(sought.small());
    for (String claim : claims)
      assertThat(small.exception(claim)).as("means what was tested: %s", claim).isEmpty();
    if (known.equals("-")) return;
    if (known.isEmpty()) {
      assertThat(claims).isEmpty();
      return;
    }
    assertThat(claims.stream().limit(3)).contains(known);
    ConjectureChecker large = new ConjectureChecker(sought.large());
    assertThat(large.exception(claims.getFirst())).as(claims.getFirst()).isEmpty();
    assertThat(large.exception(known)).as(known).isEmpty();
  }

  @Test
  void sameObservationsGiveTheSameForms() {
    Observations duel =
        MemoisedGame.normal(Toys.divisorDuel()).observe("n", MemoisedGame.box(1, 1, 300));
    Observations piece =
        MemoisedGame.normal(Toys.chessPiece(2)).observe("a,b", MemoisedGame.box(2, 0, 20));
    for (Observations seen : List.of(duel, piece)) {
      assertThat(new ConjectureGenerator().outcome(seen))
          .isNotEmpty()
          .isEqualTo(miner.outcome(seen));
      assertThat(new ConjectureGenerator().grundy(seen)).isEqualTo(miner.grundy(seen));
    }
  }

  @Test
  void isSilentAboutSquares() {
    for (int most : new int[] {50, 100, 200, 400, 1000}) {
      MemoisedGame game = MemoisedGame.normal(Toys.subtract(FormCondition.Property.SQUARE::of));
      Observations seen = game.observe("n", MemoisedGame.box(1, 0, most));
      assertThat(miner.outcome(seen)).as("to %d", most).isEmpty();
      assertThat(miner.grundy(seen)).as("to %d", most).isEmpty();
    }
  }

  @Test
  void isSilentAboutChance() {
    for (int seed = 0; seed < SampleSize.of(8); seed++) {
      Random random = new Random(seed);
      int dimensions = 1 + random.nextInt(3);
      long[][] points = MemoisedGame.box(dimensions, 0, new int[] {0, 300, 17, 6}[dimensions]);
      double losing = List.of(0.5, 0.3, 0.1, 0.03).get(random.nextInt(4));
      long[] values = new long[points.length];
      for (int i = 0; i < values.length; i++)
        values[i] = random.nextDouble() < losing ? 0 : 1 + random.nextInt(4);
      assertThat(miner.partial(silent(seed, points, values))).as("seed %d", seed).isEmpty();
    }
  }

  /** A pattern with scattered exceptions is no pattern. */
  @Test
  void isSilentAboutNoise() {
    for (int seed = 0; seed < SampleSize.of(4); seed++) {
      Random random = new Random(seed);
      long[][] points = MemoisedGame.box(1, 0, 300);
      long[] values = LongStream.rangeClosed(0, 300).map(n -> n % 3).toArray();
      for (int times = 0; times < 4; times++) values[50 + random.nextInt(250)] = 3;
      values[3 * (60 + random.nextInt(40))] = 3;
      silent(seed, points, values);
    }
  }

  private Observations silent(int seed, long[][] points, long[] values) {
    List<String> names = List.of("a", "b", "c").subList(0, points[0].length);
    Outcome[] outcomes =
        IntStream.range(0, points.length)
            .mapToObj(i -> values[i] == 0 ? Outcome.LOSE : Outcome.WIN)
            .toArray(Outcome[]::new);
    Observations seen = new Observations(names, points, outcomes, Optional.of(values));
    assertThat(miner.outcome(seen)).as("seed %d", seed).isEmpty();
    assertThat(miner.grundy(seen)).as("seed %d", seed).isEmpty();
    return seen;
  }

  /** Ties are a class of their own: multiples of 3 tie, other even numbers lose. */
  @Test
  void tellsTies() {
    long[][] points = MemoisedGame.box(1, 0, 200);
    Outcome[] outcomes =
        IntStream.rangeClosed(0, 200)
            .mapToObj(n -> n % 3 == 0 ? Outcome.TIE : n % 2 == 0 ? Outcome.LOSE : Outcome.WIN)
            .toArray(Outcome[]::new);
    Observations seen = new Observations(List.of("n"), points, outcomes, Optional.empty());
    assertThat(miner.outcome(seen).stream().map(Conjecture::claim))
        .contains("ties iff n mod 3 = 0", "loses iff n is even and n mod 3 != 0");
    assertThat(miner.grundy(seen)).isEmpty();
  }

  @Test
  void aFewPointsTellNothing() {
    Observations seen = MemoisedGame.normal(Toys.nim()).observe("n", MemoisedGame.box(1, 0, 12));
    assertThat(miner.outcome(seen)).isEmpty();
    assertThat(miner.grundy(seen)).isEmpty();
  }
}
