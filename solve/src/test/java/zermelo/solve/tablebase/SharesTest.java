package zermelo.solve.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.kernel.Ending;
import zermelo.kernel.space.PositionRanking;
import zermelo.kernel.space.Tiers;
import zermelo.solve.tablebase.build.TablebaseBuilderTest;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.format.TierReader;
import zermelo.solve.tablebase.share.ShareLayout;
import zermelo.solve.tablebase.share.VarintReader;
import zermelo.solve.tablebase.share.VarintWriter;
import zermelo.testkit.ToyBoardRules;
import zermelo.testkit.ToyGames;
import zermelo.testkit.ToyTieredRules;

/** Compares builds in shares, some of a single rank, with builds on one machine. */
class SharesTest {
  @TempDir Path temp;

  /** Compares every packed value, including those of unreachable ranks. */
  private void same(TablebasePlan plan, int width, Path folder) throws IOException {
    InShares shares = new InShares(plan, width);
    TablebaseManifest manifest = TablebaseFixture.build(plan, folder, 1);
    Tiers tiers = plan.tiers();
    for (TablebaseManifest.TierEntry part : manifest.parts()) {
      assertThat(shares.facts(part.tier()).positions()).isEqualTo(part.positions());
      try (TierReader reader = new TierReader(TablebaseManifest.tierFile(folder, part.tier()))) {
        for (long rank = tiers.first(part.tier()); rank < tiers.first(part.tier() + 1); rank++) {
          assertThat(shares.packedValue(rank))
              .isEqualTo(reader.packedValue(plan.newCursor(), rank));
        }
      }
    }
    assertThat(manifest.positions())
        .isEqualTo(
            IntStream.range(0, tiers.count())
                .mapToLong(tier -> shares.facts(tier).positions())
                .sum());
  }

  @Tag("slow")
  @Test
  void randomGamesAgree() throws IOException {
    for (int seed = 0; seed < 120; seed++) {
      Ending[] ends = seed % 3 == 0 ? new Ending[] {} : Ending.values();
      ToyTieredRules toy = ToyTieredRules.random(new Random(seed), 30, 1 + seed % 31, ends);
      TablebasePlan plan = new TablebasePlan(toy, ToyBoardRules.at(29, 0), seed % 2 == 1);
      same(plan, 1 + seed % 7, temp.resolve("random-" + seed));
    }
  }

  @Test
  void scoresAgree() throws IOException {
    for (boolean misere : new boolean[] {false, true}) {
      for (int tierNodes : new int[] {16, 256}) {
        ToyBoardRules coins =
            TablebaseBuilderTest.reversed(ToyGames.coins(3, 8, 2, 7, 7, 1, 4, 10));
        TablebasePlan plan =
            new TablebasePlan(
                new ToyTieredRules(coins, 256, tierNodes),
                ToyBoardRules.at(TablebaseBuilderTest.reversed(7), 0),
                misere);
        same(plan, 5, temp.resolve("coins-" + misere + tierNodes));
      }
    }
  }

  @Test
  void packedNumbersComeBack() {
    long[] numbers = {0, 1, 127, 128, 300, 1L << 31, Long.MAX_VALUE, -1, -300, Long.MIN_VALUE};
    VarintWriter packer = new VarintWriter();
    for (long number : numbers) {
      packer.put(number);
      packer.putSigned(number);
    }
    VarintReader in = new VarintReader(packer.bytes());
    for (long number : numbers) {
      assertThat(in.get()).isEqualTo(number);
      assertThat(in.getSigned()).isEqualTo(number);
    }
    assertThat(in.more()).isFalse();
  }

  @Test
  void sharesEndWhereBlocksEnd() {
    Tiers tiers = Tiers.one(ranking(1_000_000));
    ShareLayout small = new ShareLayout(tiers, 7, 1024);
    assertThat(small.shares(0)).isEqualTo(6);
    assertThat(small.from(0, 1)).isEqualTo(196_608); // three groups
    assertThat(small.ranks(0, 5)).isEqualTo(1_000_000 - 5 * 196_608);
    assertThat(new ShareLayout(tiers, 500, 1024).from(0, 1)).isEqualTo(2048);
    assertThat(new ShareLayout(tiers, 500, 1 << 16).from(0, 1)).isEqualTo(1 << 16);
  }

  private static PositionRanking ranking(long size) {
    return new PositionRanking() {
      @Override
      public long size() {
        return size;
      }

      @Override
      public long rank(long[] words, int at) {
        return words[at];
      }

      @Override
      public void unrank(long rank, long[] words, int at) {
        words[at] = rank;
      }
    };
  }
}
