package zermelo.solve.tablebase.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Facts.Fact;
import zermelo.kernel.Position;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.PackedScore;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.TablebaseFixture;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.format.AtomicFile;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.format.TierReader;
import zermelo.solve.tablebase.format.TierWriter;
import zermelo.solve.tablebase.memory.MemoryPool;
import zermelo.solve.tablebase.memory.RankBitSet;
import zermelo.solve.tablebase.memory.TierTable;
import zermelo.solve.tablebase.memory.TierValueArray;
import zermelo.testkit.SampleSize;
import zermelo.testkit.ToyBoardRules;
import zermelo.testkit.ToyTieredRules;

/** Forged values are found although checksums, counts and the manifest agree with them. */
@Tag("slow")
class ForgedValuesTest {
  private static final int NODES = 10;
  private static final Position START = ToyBoardRules.at(NODES - 1, 0);

  @TempDir Path temp;
  private TablebasePlan plan = new TablebasePlan(Kind.TIES.rules(0), START, false);
  private Path folder = Path.of("");
  private TablebaseManifest manifest = new TablebaseManifest(List.of(), 0, 0, 0, List.of());
  private NavigableMap<Long, Integer> truth = new TreeMap<>();

  /** What the forged files contain: only tiers that differ are written again. */
  private final Map<Integer, NavigableMap<Long, Integer>> written = new HashMap<>();

  /** Small games of each kind. */
  enum Kind {
    LOOPS,
    LOOPS_AND_TIES,
    TIES,
    NO_ENDINGS,
    SCORES;

    private List<Ending> ends() {
      return switch (this) {
        case LOOPS -> List.of(Ending.LOST, Ending.WON);
        case LOOPS_AND_TIES -> List.of(Ending.values());
        case TIES -> List.of(Ending.TIED);
        case NO_ENDINGS, SCORES -> List.of();
      };
    }

    ToyTieredRules rules(long seed) {
      Random random = new Random(seed);
      if (this != SCORES) {
        return ToyTieredRules.random(random, NODES, 5, ends().toArray(Ending[]::new));
      }
      Map<Integer, List<ToyBoardRules.Step>> steps = new HashMap<>();
      for (int i = 0; i < 2 * NODES; i++) {
        List<ToyBoardRules.Step> own = new ArrayList<>();
        for (int move = 0; move < 3 && i > 1; move++) {
          own.add(
              new ToyBoardRules.Step(
                  "m" + move, random.nextInt(i / 2), random.nextBoolean(), random.nextInt(4) - 1));
        }
        steps.put(i, own);
      }
      return new ToyTieredRules(
          new ToyBoardRules(
              "scored",
              Facts.of(Fact.TIES, Fact.SCORE, Fact.ACYCLIC),
              (node, player) -> steps.get(2 * node + player),
              node -> Ending.OPEN,
              node -> node % 3 - 1),
          NODES,
          5);
    }
  }

  private void build(Kind kind, boolean misere) throws IOException {
    for (long seed = 0; ; seed++) {
      plan = new TablebasePlan(kind.rules(seed), START, misere);
      written.clear();
      folder = temp.resolve(kind + " " + misere + " " + seed);
      manifest = TablebaseFixture.build(plan, folder, 1);
      truth = values();
      boolean draws = kind != Kind.SCORES;
      boolean ties = kind.ends().contains(Ending.TIED);
      if (manifest.stored() >= NODES
          && manifest.stored() < 2 * NODES
          && (!draws || Collections.frequency(truth.values(), PackedValue.DRAW) > 1)
          && (!ties || Collections.frequency(truth.values(), PackedValue.TIE) > 1)) {
        assertThat(TablebaseFixture.problems(plan, folder, manifest, temp)).isEmpty();
        return;
      }
    }
  }

  private NavigableMap<Long, Integer> values() throws IOException {
    NavigableMap<Long, Integer> values = new TreeMap<>();
    for (TablebaseManifest.TierEntry part : manifest.parts()) {
      try (TierReader reader = new TierReader(TablebaseManifest.tierFile(folder, part.tier()))) {
        for (long group = 0; group < reader.groups(); group++) {
          reader.group(plan.newCursor(), group, values::put);
        }
      }
    }
    return values;
  }

  /** The problems of a tablebase with these values in files and a manifest that fit together. */
  private List<String> problems(NavigableMap<Long, Integer> forged) throws IOException {
    Path other = Files.createDirectories(temp.resolve("forged"));
    List<TablebaseManifest.TierEntry> parts = new ArrayList<>();
    for (TablebaseManifest.TierEntry part : manifest.parts()) {
      int tier = part.tier();
      NavigableMap<Long, Integer> own =
          forged.subMap(plan.tiers().first(tier), true, plan.tiers().first(tier + 1), false);
      Path file = TablebaseManifest.tierFile(other, tier);
      if (!own.equals(written.get(tier))) {
        write(file, tier, own);
        written.put(tier, new TreeMap<>(own));
      }
      parts.add(new TablebaseManifest.TierEntry(tier, own.size(), own.size(), Files.size(file)));
    }
    TablebaseManifest fitting =
        new TablebaseManifest(
            manifest.identity(),
            forged.size(),
            forged.size(),
            forged.getOrDefault(plan.rank(), 0),
            parts);
    return TablebaseFixture.problems(plan, other, fitting, temp);
  }

  private void write(Path file, int tier, NavigableMap<Long, Integer> values) throws IOException {
    long first = plan.tiers().first(tier);
    MemoryPool pool = new MemoryPool(TablebaseFixture.MUCH, temp);
    RankBitSet set = new RankBitSet(pool, plan.tiers().first(tier + 1) - first);
    values.keySet().forEach(rank -> set.add(rank - first));
    set.index();
    try (CursorThreadPool threads = new CursorThreadPool(plan, 1);
        TierTable table =
            new TierTable(first, set, new TierValueArray(pool, values.size(), true))) {
      values.forEach((rank, value) -> table.packedValues().set(table.place(rank), value));
      AtomicFile.write(file, new TierWriter(threads, tier, table).write());
    }
  }

  /** Every value that differs a little or in kind from the true ones, and 0 for none. */
  private Set<Integer> wrongValues(int right) {
    if (plan.rules().facts().scored()) {
      int margin = PackedScore.margin(right);
      int soon = PackedScore.shortestPlies(right);
      int late = PackedScore.longestPlies(right);
      Set<Integer> wrong = new LinkedHashSet<>(List.of(0));
      for (int i = 0; i < 27; i++) {
        int hurried = Math.max(0, soon + i / 3 % 3 - 1);
        wrong.add(PackedScore.of(margin + i % 3 - 1, hurried, Math.max(0, late + i / 9 - 1)));
      }
      wrong.remove(right);
      return wrong;
    }
    Set<Integer> wrong = new LinkedHashSet<>(List.of(0, 5, PackedValue.TIE, PackedValue.DRAW));
    wrong.add(PackedValue.tie(1));
    int most =
        truth.values().stream()
            .filter(v -> v != PackedValue.DRAW)
            .mapToInt(PackedValue::remoteness)
            .max()
            .orElseThrow();
    for (int plies = 0; plies <= most + 1; plies++) {
      wrong.add(PackedValue.win(plies));
      wrong.add(PackedValue.lose(plies));
    }
    wrong.add(PackedValue.win((1 << 30) - 1));
    wrong.add(PackedValue.lose((1 << 30) - 1));
    wrong.remove(right);
    return wrong;
  }

  private static void put(NavigableMap<Long, Integer> values, long rank, int value) {
    if (value == 0) {
      values.remove(rank);
    } else {
      values.put(rank, value);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyChangeOfOneValueIsFound(Kind kind) throws IOException {
    for (boolean misere : new boolean[] {false, true}) {
      build(kind, misere);
      assertThat(problems(truth)).isEmpty();
      for (Map.Entry<Long, Integer> entry : truth.entrySet()) {
        for (int wrong : wrongValues(entry.getValue())) {
          NavigableMap<Long, Integer> forged = new TreeMap<>(truth);
          put(forged, entry.getKey(), wrong);
          assertThat(problems(forged)).as("%s of %s", entry, truth).isNotEmpty();
        }
      }
    }
  }

  /** Several lies may support one another. */
  @ParameterizedTest
  @EnumSource
  void changesOfSeveralValuesAreFound(Kind kind) throws IOException {
    build(kind, false);
    Random random = new Random(7);
    List<Long> ranks = List.copyOf(truth.keySet());
    for (int i = 0; i < SampleSize.of(30); i++) {
      NavigableMap<Long, Integer> forged = new TreeMap<>(truth);
      for (int change = 1 + random.nextInt(ranks.size()); change > 0; change--) {
        long rank = ranks.get(random.nextInt(ranks.size()));
        List<Integer> wrong = List.copyOf(wrongValues(truth.getOrDefault(rank, 0)));
        put(forged, rank, wrong.get(random.nextInt(wrong.size())));
      }
      assertThat(problems(forged)).as("%s", forged).isNotEmpty();
    }
  }

  /** Draws that all claim to be ties support one another, and ties that claim to be draws, too. */
  @Test
  void drawsAndTiesDoNotChangePlaces() throws IOException {
    build(Kind.LOOPS_AND_TIES, false);
    for (int from : new int[] {PackedValue.DRAW, PackedValue.TIE}) {
      NavigableMap<Long, Integer> forged = new TreeMap<>(truth);
      int to = from == PackedValue.DRAW ? PackedValue.TIE : PackedValue.DRAW;
      forged.replaceAll((rank, value) -> value == from ? to : value);
      assertThat(problems(forged)).isNotEmpty();
    }
    NavigableMap<Long, Integer> ties = new TreeMap<>(truth);
    ties.replaceAll((rank, value) -> value == PackedValue.DRAW ? PackedValue.TIE : value);
    assertThat(problems(ties)).anyMatch(problem -> problem.endsWith("no play from it ends in one"));
  }

  /** Right values of positions outside play, which may lead to one another. */
  @Test
  void positionsThatPlayDoesNotReachAreFound() throws IOException {
    build(Kind.NO_ENDINGS, false);
    NavigableMap<Long, Integer> forged = new TreeMap<>(truth);
    for (int node = 0; node < NODES; node++) {
      for (int player = 0; player < 2; player++) {
        Position at = ToyBoardRules.at(node, player);
        long rank = plan.newCursor().rank(at);
        if (!truth.containsKey(rank)) {
          TablebasePlan beside = new TablebasePlan(plan.rules(), at, false);
          Path path = temp.resolve("beside" + rank);
          forged.put(rank, TablebaseFixture.build(beside, path, 1).root());
        }
      }
    }
    assertThat(forged.size()).isGreaterThan(truth.size());
    assertThat(problems(forged))
        .isNotEmpty()
        .allMatch(problem -> problem.startsWith("no play leads to "));
  }
}
