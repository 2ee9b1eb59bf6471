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
import zermelo.solve.tablebase.TablebaseFixture;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.testkit.ToyBoardRules;
import zermelo.testkit.ToyTieredRules;

/** Every kind of damage to the files is found. */
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
    manifest = TablebaseFixture.build(plan, folder, 1);
    assertThat(manifest.stored()).isGreaterThan(40);
  }

  private List<String> problems() throws IOException {
    return TablebaseFixture.problems(plan, folder, manifest, temp);
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
}
