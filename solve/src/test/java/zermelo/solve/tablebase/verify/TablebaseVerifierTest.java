package zermelo.solve.tablebase.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.kernel.Ending;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.Built;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.format.AtomicFile;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.format.TierReader;
import zermelo.solve.tablebase.format.TierWriter;
import zermelo.solve.tablebase.memory.MemoryPool;
import zermelo.solve.tablebase.memory.RankBitSet;
import zermelo.solve.tablebase.memory.TierTable;
import zermelo.solve.tablebase.memory.TierValueArray;
import zermelo.testkit.ToyBoardRules;
import zermelo.testkit.ToyTieredRules;

/** Every kind of damage is found; so is a wrong cell in an otherwise valid file. */
class TablebaseVerifierTest {
  @TempDir Path temp;
  private TablebasePlan plan;
  private Path folder;
  private TablebaseManifest manifest;

  @BeforeEach
  void build() throws IOException {
    ToyTieredRules toy = ToyTieredRules.random(new Random(3), 60, 20, Ending.values());
    plan = new TablebasePlan(toy, ToyBoardRules.at(59, 0), false);
    folder = temp.resolve("table");
    manifest = Built.build(plan, folder, 1);
    assertThat(manifest.stored()).isGreaterThan(40);
  }

  private List<String> problems() throws IOException {
    return Built.problems(plan, folder, manifest, temp);
  }

  @Tag("slow")
  @Test
  void everyFlippedByteIsFound() throws IOException {
    assertThat(problems()).isEmpty();
    for (TablebaseManifest.TierEntry part : manifest.parts()) {
      Path file = TablebaseManifest.tierFile(folder, part.tier());
      byte[] bytes = Files.readAllBytes(file);
      for (int i = 0; i < bytes.length; i++) {
        byte[] flipped = bytes.clone();
        flipped[i] ^= (byte) (1 << i % 8);
        Files.write(file, flipped);
        assertThat(problems())
            .as("byte %d of tier %d", i, part.tier())
            .isNotEmpty()
            .allSatisfy(problem -> assertThat(problem).contains(file.getFileName().toString()));
      }
      Files.write(file, bytes);
    }
    assertThat(problems()).isEmpty();
  }

  @Test
  void everyFlippedByteOfTheManifestIsFound() throws IOException {
    Path file = folder.resolve("tablebase.txt");
    byte[] bytes = Files.readAllBytes(file);
    List<Integer> missed = new ArrayList<>();
    for (int i = 0; i < bytes.length; i++) {
      byte[] flipped = bytes.clone();
      flipped[i] ^= (byte) (1 << i % 7);
      Files.write(file, flipped);
      try {
        TablebaseManifest.read(folder);
        missed.add(i);
      } catch (BadTablebase found) {
        assertThat(found.words()).contains("tablebase.txt");
      }
    }
    assertThat(missed).isEmpty();
  }

  @Test
  void shortMissingAndForeignFilesAreFound() throws IOException {
    Path file = TablebaseManifest.tierFile(folder, manifest.parts().getLast().tier());
    byte[] bytes = Files.readAllBytes(file);
    for (int length = 0; length < bytes.length; length++) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertThat(problems()).as("%d bytes", length).isNotEmpty();
    }
    Files.write(file, Arrays.copyOf(bytes, bytes.length + 1));
    assertThat(problems()).isNotEmpty();
    Files.delete(file);
    assertThat(problems()).containsExactly(file + ": it is missing");
    Files.copy(TablebaseManifest.tierFile(folder, manifest.parts().getFirst().tier()), file);
    assertThat(problems()).containsExactly(file + ": it does not belong to this tablebase");
  }

  /** Changes each cell in turn, in a file with correct checksums. */
  @Tag("slow")
  @Test
  void everyWrongCellIsFound() throws IOException {
    for (TablebaseManifest.TierEntry part : manifest.parts()) {
      Path file = TablebaseManifest.tierFile(folder, part.tier());
      byte[] bytes = Files.readAllBytes(file);
      for (long place = 0; place < part.stored(); place++) {
        for (int wrong :
            new int[] {
              PackedValue.DRAW, PackedValue.TIE, PackedValue.win(1), PackedValue.lose(2), 0
            }) {
          if (forge(file, part.tier(), place, wrong)) {
            TablebaseManifest forged = manifest;
            manifest = resized(part.tier(), Files.size(file));
            assertThat(problems()).as("place %d of tier %d", place, part.tier()).isNotEmpty();
            manifest = forged;
          }
          Files.write(file, bytes);
        }
      }
    }
  }

  private TablebaseManifest resized(int tier, long bytes) {
    return new TablebaseManifest(
        manifest.identity(),
        manifest.positions(),
        manifest.stored(),
        manifest.root(),
        manifest.parts().stream()
            .map(
                part ->
                    part.tier() == tier
                        ? new TablebaseManifest.TierEntry(
                            tier, part.positions(), part.stored(), bytes)
                        : part)
            .toList());
  }

  /** Rewrites the file with one cell changed; false if it has that value already. */
  private boolean forge(Path file, int number, long place, int wrong) throws IOException {
    try (CursorThreadPool workers = new CursorThreadPool(plan, 1)) {
      MemoryPool room = new MemoryPool(Built.MUCH, temp);
      PositionCursor mover = workers.first();
      List<Long> ranks = new ArrayList<>();
      List<Integer> cells = new ArrayList<>();
      try (TierReader reader = new TierReader(file)) {
        for (long group = 0; group < reader.groups(); group++) {
          reader.group(
              mover,
              group,
              (rank, cell) -> {
                ranks.add(rank);
                cells.add(cell);
              });
        }
      }
      if (cells.get((int) place) == wrong) {
        return false;
      }
      long first = mover.tiers().first(number);
      RankBitSet set = new RankBitSet(room, mover.tiers().first(number + 1) - first);
      ranks.forEach(rank -> set.add(rank - first));
      set.index();
      try (TierTable tier =
          new TierTable(first, set, new TierValueArray(room, set.members(), true))) {
        for (int i = 0; i < cells.size(); i++) {
          tier.cells().set(i, i == place ? wrong : cells.get(i));
        }
        AtomicFile.write(file, new TierWriter(workers, number, tier).write());
      }
      return true;
    }
  }
}
