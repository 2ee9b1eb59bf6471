package zermelo.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import zermelo.kernel.input.BadInput;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.TierFacts;
import zermelo.solve.tablebase.build.TablebaseBuilder;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.share.ReachabilityShare;
import zermelo.solve.tablebase.share.ShareLayout;
import zermelo.solve.tablebase.share.ShareMessage;
import zermelo.solve.tablebase.share.SolvedShare;

/**
 * Builds a tablebase on a cluster, tier by tier.
 *
 * <p>The results of a tier are in shared files before the next tier begins. So a build continues
 * after a crash of any machine, including the driver.
 */
final class ClusterBuilder implements TablebaseBuilder.Engine {
  private static final String FACTS = "facts";
  private static final String SOLVED = "solved";
  private static final String START = "start";
  private static final String CUT = "cut";

  /**
   * The file, among the unfinished work, with the name of this build's folder in shared storage.
   */
  private static final String NAME = "storage.txt";

  private final JavaSparkContext spark;
  private final PlanDescription description;
  private final Path folder;
  private final Options options;
  private final TierListener teller;

  /**
   * How the work is divided.
   *
   * @param shares the preferred number of shares of a tier
   * @param least the least number of ranks of a share
   * @param checkpoint a folder that all machines can access and that others may use too; empty for
   *     one within the build's folder
   */
  record Options(int shares, long least, String checkpoint) {}

  /** Receives the progress of the build. */
  interface TierListener {
    void onProgress(String what, int tier, int tiers, long positions);
  }

  ClusterBuilder(
      JavaSparkContext spark,
      PlanDescription description,
      Path folder,
      Options options,
      TierListener teller) {
    this.spark = spark;
    this.description = description;
    this.folder = folder;
    this.options = options;
    this.teller = teller;
  }

  @Override
  public TablebaseBuilder.Report run(Path work) throws IOException {
    long started = System.nanoTime();
    SharedStorage storage = new SharedStorage(place(work), spark);
    ShareLayout layout = cut(storage);
    seenByAll(storage);
    spark.setCheckpointDir(storage.place("rdd"));
    ClusterContext site =
        new ClusterContext(spark.broadcast(description), spark.broadcast(layout), storage);
    NavigableMap<Integer, TierFacts> facts = descend(site);
    Run run = new Run(site, facts);
    TablebaseManifest manifest = run.ascend();
    storage.deleteAll();
    return new TablebaseBuilder.Report(
        manifest, (System.nanoTime() - started) * 1e-9, 0, run.solved);
  }

  /**
   * The folder for shared files.
   *
   * <p>If others use the given folder too, this build creates its own folder in it, which it may
   * delete.
   */
  private String place(Path work) throws IOException {
    if (options.checkpoint().isEmpty()) {
      return work.resolve("spark").toAbsolutePath().toUri().toString();
    }
    Path file = work.resolve(NAME);
    if (!Files.exists(file)) {
      Path draft = work.resolve(NAME + ".draft");
      Files.writeString(draft, "zermelo-" + UUID.randomUUID());
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    }
    return options.checkpoint() + "/" + Files.readString(file);
  }

  /** Checks that every machine sees the shared files; otherwise it would take them for missing. */
  private void seenByAll(SharedStorage storage) {
    int many = 2 * spark.defaultParallelism();
    boolean seen =
        spark
            .parallelize(IntStream.range(0, many).boxed().toList(), many)
            .map(task -> storage.findText(CUT).isPresent())
            .reduce(Boolean::logicalAnd);
    if (!seen) {
      throw new BadInput(
          "not every machine of the cluster sees %s: --checkpoint URI names a folder that all see"
              .formatted(storage.place("")));
    }
  }

  /** The layout of the shares: that of an earlier run of this build, if there was one. */
  private ShareLayout cut(SharedStorage storage) {
    String wanted = options.shares() + " " + options.least();
    String used = storage.findText(CUT).orElse(wanted);
    storage.writeText(CUT, used);
    String[] words = used.split(" ", -1);
    return new ShareLayout(
        description.plan().tiers(), Integer.parseInt(words[0]), Long.parseLong(words[1]));
  }

  private NavigableMap<Integer, TierFacts> descend(ClusterContext site) {
    TablebasePlan plan = description.plan();
    ShareLayout layout = site.layout();
    SharedStorage storage = site.storage();
    ShareMessage start = ReachabilityShare.start(plan, layout);
    ReachabilityMessageFiles.write(storage, START, start.to(), List.of(start));
    TreeMap<Integer, TierFacts> facts = new TreeMap<>();
    TreeSet<Integer> waiting = new TreeSet<>(List.of(start.tier()));
    ReachabilityJob descent = new ReachabilityJob(spark, site);
    long positions = 0;
    while (!waiting.isEmpty()) {
      int tier = waiting.pollLast();
      String name = "%s/%06d".formatted(FACTS, tier);
      ReachabilityJob.TierReach found =
          storage.findText(name).map(ClusterBuilder::found).orElse(null);
      boolean before = found != null;
      if (found == null) {
        found = descent.tier(tier);
        storage.writeText(name, text(found));
      }
      facts.put(tier, found.facts());
      waiting.addAll(found.targets());
      positions += found.facts().positions();
      if (!before) {
        teller.onProgress("found", tier, layout.tiers(), positions);
      }
    }
    ReachabilityMessageFiles.delete(storage); // everything is found and recorded
    return facts;
  }

  private static String text(ReachabilityJob.TierReach found) {
    TierFacts facts = found.facts();
    return "%d %b %b %d %s"
        .formatted(
            facts.positions(),
            facts.inside(),
            facts.rising(),
            facts.lowest(),
            found.targets().stream().map(String::valueOf).collect(Collectors.joining(",")));
  }

  private static ReachabilityJob.TierReach found(String text) {
    String[] words = text.split(" ", -1);
    TierFacts facts =
        new TierFacts(
            Long.parseLong(words[0]),
            TierFacts.InnerMoves.of(Boolean.parseBoolean(words[1]), Boolean.parseBoolean(words[2])),
            Integer.parseInt(words[3]));
    TreeSet<Integer> targets = new TreeSet<>();
    Arrays.stream(words[4].split(",", -1))
        .filter(word -> !word.isEmpty())
        .forEach(word -> targets.add(Integer.valueOf(word)));
    return new ReachabilityJob.TierReach(facts, targets, false);
  }

  /** Solves the tiers from the lowest up. */
  private final class Run {
    private final ClusterContext site;
    private final ShareLayout layout;
    private final NavigableMap<Integer, TierFacts> facts;
    private final SolvingJob ascent;
    private final long root;
    private long solved;
    private int kept; // tiers below this one have no packed values any more

    Run(ClusterContext site, NavigableMap<Integer, TierFacts> facts) {
      this.site = site;
      this.layout = site.layout();
      this.facts = facts;
      this.ascent = new SolvingJob(spark, site);
      this.root = description.plan().rank();
    }

    TablebaseManifest ascend() throws IOException {
      List<TablebaseManifest.TierEntry> parts = new ArrayList<>();
      long positions = 0;
      for (var entry : facts.entrySet()) {
        int tier = entry.getKey();
        Path file = TablebaseManifest.tierFile(folder, tier);
        positions += entry.getValue().positions();
        long members = members(tier, entry.getValue(), file, positions);
        parts.add(
            new TablebaseManifest.TierEntry(
                tier, entry.getValue().positions(), members, Files.size(file)));
        drop(tier);
      }
      long stored = parts.stream().mapToLong(TablebaseManifest.TierEntry::stored).sum();
      return new TablebaseManifest(description.identity(), positions, stored, rootValue(), parts);
    }

    /** Solves a tier, unless an earlier run did; returns the number of its positions. */
    private long members(int tier, TierFacts of, Path file, long positions) throws IOException {
      String mark = "%s/%06d".formatted(SOLVED, tier);
      String known = site.storage().findText(mark).orElse("");
      if (!known.isEmpty()) {
        if (!Files.exists(file)) {
          throw new BadInput("%s was deleted: delete all of the folder".formatted(file));
        }
        return Long.parseLong(known);
      }
      long members = ascent.tier(tier, of, file);
      site.storage().writeText(mark, String.valueOf(members));
      site.storage().delete(ClusterContext.folder(ReachabilityJob.REACHED, tier));
      solved += of.positions();
      teller.onProgress("solved", tier, layout.tiers(), positions);
      return members;
    }

    /** Deletes the stored values of tiers that no higher tier leads to. */
    private void drop(int number) {
      int lowest = number;
      for (TierFacts above : facts.tailMap(number, false).values()) {
        lowest = Math.min(lowest, above.lowest());
      }
      for (int tier : facts.subMap(kept, Math.max(kept, lowest)).keySet()) {
        ascent.drop(tier);
      }
      kept = Math.max(kept, lowest);
    }

    private int rootValue() {
      int tier = layout.tier(root);
      int share = layout.share(tier, root);
      byte[] packedValues =
          site.storage().read(ClusterContext.file(SolvingJob.PACKED_VALUES, tier, share));
      return SolvedShare.unpacked(packedValues).packedValue(layout, root);
    }
  }
}
