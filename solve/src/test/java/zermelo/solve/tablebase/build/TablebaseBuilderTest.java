package zermelo.solve.tablebase.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Position;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.LimitReached;
import zermelo.solve.tablebase.TablebaseFixture;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.query.Tablebase;
import zermelo.testkit.ToyBoardRules;
import zermelo.testkit.ToyGames;
import zermelo.testkit.ToyTieredRules;

/** Compares builds with the reference solver, and with interrupted, spilled and parallel builds. */
public class TablebaseBuilderTest {
  private static final Position START = ToyBoardRules.at(29, 0);

  @TempDir Path temp;

  private static ToyTieredRules random(int seed) {
    Ending[] ends = seed % 3 == 0 ? new Ending[] {} : seed % 3 == 1 ? some() : Ending.values();
    return ToyTieredRules.random(new Random(seed), 30, 1 + seed % 31, ends);
  }

  private static Ending[] some() {
    return new Ending[] {Ending.LOST, Ending.WON};
  }

  @Tag("slow")
  @Test
  void randomGamesAgreeWithTheTwin() throws IOException {
    for (int seed = 0; seed < 90; seed++) {
      TablebasePlan plan = new TablebasePlan(random(seed), START, seed % 2 == 1);
      Path folder = temp.resolve("random-" + seed);
      TablebaseManifest manifest = TablebaseFixture.build(plan, folder, 1 + seed % 3);
      TablebaseFixture.same(plan, folder, manifest);
      assertThat(TablebaseFixture.problems(plan, folder, manifest, temp)).isEmpty();
    }
  }

  @Test
  void scoresAgreeWithTheTwin() throws IOException {
    for (boolean misere : new boolean[] {false, true}) {
      for (int tierNodes : new int[] {16, 256}) {
        ToyTieredRules coins =
            new ToyTieredRules(reversed(ToyGames.coins(3, 8, 2, 7, 7, 1, 4, 10)), 256, tierNodes);
        TablebasePlan plan = new TablebasePlan(coins, ToyBoardRules.at(reversed(7), 0), misere);
        Path folder = temp.resolve("coins-" + misere + tierNodes);
        TablebaseManifest manifest = TablebaseFixture.build(plan, folder, 2);
        TablebaseFixture.same(plan, folder, manifest);
        assertThat(TablebaseFixture.problems(plan, folder, manifest, temp)).isEmpty();
      }
    }
  }

  /** Renumbers the nodes so that moves go down; in the original, taking from the left goes up. */
  public static ToyBoardRules reversed(ToyBoardRules toy) {
    return new ToyBoardRules(
        toy.id(),
        toy.facts(),
        (node, player) ->
            toy.moves().apply(reversed(node), player).stream()
                .map(
                    step ->
                        new ToyBoardRules.Step(
                            step.label(), reversed(step.node()), step.again(), step.gain()))
                .toList(),
        node -> Ending.OPEN,
        node -> toy.settlements().apply(reversed(node)));
  }

  public static int reversed(int node) {
    return node ^ 0xf0;
  }

  /** Remotenesses of more than 14 bits, and more distinct packed values than there are symbols. */
  @Tag("slow")
  @Test
  void longGames() throws IOException {
    int nodes = 12_000;
    for (boolean loops : new boolean[] {false, true}) {
      TablebasePlan plan =
          new TablebasePlan(path(nodes, loops), ToyBoardRules.at(nodes - 1, 0), false);
      Path folder = temp.resolve("long-" + loops);
      TablebaseManifest manifest = TablebaseFixture.build(plan, folder, 2);
      try (Tablebase tablebase = new Tablebase(plan, folder, manifest)) {
        for (int node = 0; node < nodes; node += 997) {
          assertThat(tablebase.value(ToyBoardRules.at(node, node % 2 ^ (nodes - 1) % 2)))
              .as("node %d", node)
              .map(value -> value.remoteness().getAsInt())
              .contains(node);
        }
      }
      assertThat(TablebaseFixture.problems(plan, folder, manifest, temp)).isEmpty();
    }
  }

  /** One long path; with loops, each player may also move back to the start of play. */
  private static ToyTieredRules path(int nodes, boolean loops) {
    ToyBoardRules toy =
        new ToyBoardRules(
            "path",
            Facts.of().with(Facts.Fact.ACYCLIC, !loops),
            (node, player) -> steps(node, nodes, loops),
            node -> Ending.OPEN,
            node -> 0);
    return new ToyTieredRules(toy, nodes, nodes);
  }

  private static List<ToyBoardRules.Step> steps(int node, int nodes, boolean loops) {
    List<ToyBoardRules.Step> steps = new ArrayList<>();
    if (node > 0) {
      steps.add(new ToyBoardRules.Step("on", node - 1, false, 0));
    }
    if (loops && node == nodes - 1) {
      steps.add(new ToyBoardRules.Step("round", nodes - 1, true, 0));
    }
    return steps;
  }

  @Tag("slow")
  @Test
  void threadsAndMemoryDoNotShowInTheFiles() throws IOException {
    TablebasePlan plan = new TablebasePlan(large(1_000), ToyBoardRules.at(2_999, 0), false);
    Map<String, List<Byte>> files = null;
    for (int threads = 1; threads <= 3; threads++) {
      for (long memory : new long[] {0, 100_000, TablebaseFixture.MUCH}) {
        Path folder = temp.resolve("files-" + threads + "-" + memory);
        TablebaseManifest manifest =
            TablebaseFixture.builder(
                    plan, folder, TablebaseFixture.progress(threads, memory, () -> false))
                .build()
                .manifest();
        files = files == null ? TablebaseFixture.files(folder) : files;
        assertThat(TablebaseFixture.files(folder)).isEqualTo(files);
        assertThat(manifest.stored()).isGreaterThan(1_000);
      }
    }
  }

  /** A board most of whose positions can be reached from the last node. */
  private static ToyTieredRules large(int tierNodes) {
    return ToyTieredRules.random(new Random(12), 3_000, tierNodes, Ending.values());
  }

  /** A build stopped at any of many moments continues and ends with the same bytes. */
  @Tag("slow")
  @Test
  void stoppedBuildsGoOn() throws IOException {
    TablebasePlan plan = new TablebasePlan(large(20), ToyBoardRules.at(2_999, 0), false);
    Path whole = temp.resolve("whole");
    assertThat(TablebaseFixture.build(plan, whole, 1).parts()).hasSizeGreaterThan(50);
    int stops = 0;
    for (int patience : new int[] {5, 90}) {
      Path folder = temp.resolve("stopped-" + patience);
      boolean done = false;
      for (int run = 1; !done; run++) {
        AtomicInteger left = new AtomicInteger(patience * run);
        try {
          TablebaseFixture.builder(
                  plan,
                  folder,
                  TablebaseFixture.progress(
                      1, TablebaseFixture.MUCH, () -> left.decrementAndGet() < 0))
              .build();
          done = true;
        } catch (LimitReached stopped) {
          stops++;
        }
      }
      assertThat(TablebaseFixture.files(folder))
          .as("patience %d", patience)
          .isEqualTo(TablebaseFixture.files(whole));
    }
    assertThat(stops).isGreaterThan(10);
  }

  @Test
  void foldersOfOthersAreLeftAlone() throws IOException {
    TablebasePlan plan = new TablebasePlan(random(1), START, false);
    Path folder = temp.resolve("mine");
    TablebaseFixture.build(plan, folder, 1);
    Map<String, List<Byte>> before = TablebaseFixture.files(folder);
    TablebasePlan other = new TablebasePlan(random(1), START, true);
    assertThatThrownBy(() -> TablebaseFixture.build(other, folder, 1))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("holds another tablebase, game tiered, misere false");
    assertThat(TablebaseFixture.files(folder)).isEqualTo(before);
    Path full = Files.createDirectory(temp.resolve("full"));
    Files.writeString(full.resolve("letter.txt"), "Dear Ernst");
    assertThatThrownBy(() -> TablebaseFixture.build(plan, full, 1))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is not empty (letter.txt is in it)");
    assertThat(TablebaseFixture.files(full)).containsOnlyKeys("letter.txt");
  }

  @Test
  void aFinishedTablebaseIsNotBuiltAgain() throws IOException {
    TablebasePlan plan = new TablebasePlan(random(2), START, false);
    Path folder = temp.resolve("finished");
    TablebaseManifest manifest = TablebaseFixture.build(plan, folder, 1);
    TablebaseBuilder.Report again =
        TablebaseFixture.builder(
                plan, folder, TablebaseFixture.progress(1, TablebaseFixture.MUCH, () -> true))
            .build();
    assertThat(again.manifest()).isEqualTo(manifest);
    assertThat(again.solved()).isZero();
  }
}
