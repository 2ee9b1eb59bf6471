package zermelo.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.SharedProgress;
import zermelo.solve.tablebase.build.TablebaseBuilder;

/** Compares builds on a cluster of two workers with builds on this machine. */
@Tag("slow")
@ExtendWith(LocalCluster.Shared.class)
class SameBytesTest {
  private static JavaSparkContext spark;
  @TempDir Path folder;

  @BeforeAll
  static void start(LocalCluster cluster) {
    String[] words = {"any", "-o", "any", "--master", cluster.master()};
    SparkConf conf = ClusterSetup.configuration(SparkBuildArguments.parse(words));
    for (String property : cluster.properties()) {
      int equals = property.indexOf('=');
      conf.set(property.substring(0, equals), property.substring(equals + 1));
    }
    spark = new JavaSparkContext(conf);
  }

  @AfterAll
  static void stop() {
    if (spark != null) {
      spark.close();
    }
  }

  private static void build(PlanDescription description, Path folder, int shares)
      throws IOException {
    ClusterBuilder engine =
        new ClusterBuilder(
            spark,
            description,
            folder,
            new ClusterBuilder.Options(shares, 1024, ""),
            (what, tier, tiers, positions) -> {});
    SharedProgress progress =
        new SharedProgress(Limits.unlimited().withThreads(1).withMemory(1L << 28));
    new TablebaseBuilder(
            description.plan(), description.identity(), description.text(), folder, progress)
        .build(engine);
  }

  /**
   * Compares three kinds of games: descending tiers, in both conventions; loops, in misère play; a
   * score, with moves inside a tier.
   *
   * <p>{@link LostMachinesTest} builds quixo in normal play.
   */
  @ParameterizedTest
  @CsvSource({
    "connect-four, width=4 height=2, 4, false",
    "tic-tac-toe, '', 2, true",
    "quixo, size=3, 4, true",
    "kalah, pits=2 seeds=2, 3, false",
  })
  void equalsTheLocalBuild(String game, String settings, int shares, boolean misere)
      throws IOException {
    PlanDescription description = LocalBuild.description(game, settings, "", misere);
    build(description, folder.resolve("cluster"), shares);
    LocalBuild.build(description, folder.resolve("twin"));
    LocalBuild.assertSame(folder.resolve("cluster"), folder.resolve("twin"));
  }

  /** The rules of a user's own game are sent with the work; here moves inside a tier descend. */
  @Test
  void takesTextsOfGames() throws IOException {
    Path text = folder.resolve("two-piles.game");
    Files.writeString(
        text,
        """
        game Two Piles
        "Take one, two or five from one pile, or the same from both."
        position a, b: 0..
        move left k in {1, 2, 5}
          a := a - k
        move right k in {1, 2, 5}
          b := b - k
        move both k in 1..3
          a := a - k
          b := b - k
        """);
    PlanDescription description = LocalBuild.description(text.toString(), "", "44,44", false);
    build(description, folder.resolve("cluster"), 3);
    LocalBuild.build(description, folder.resolve("twin"));
    LocalBuild.assertSame(folder.resolve("cluster"), folder.resolve("twin"));
  }
}
