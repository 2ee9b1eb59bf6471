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
import zermelo.kernel.BadInput;
import zermelo.solve.tablebase.Builder;
import zermelo.solve.tablebase.Cut;
import zermelo.solve.tablebase.KnownShare;
import zermelo.solve.tablebase.Manifest;
import zermelo.solve.tablebase.Parcel;
import zermelo.solve.tablebase.Plan;
import zermelo.solve.tablebase.ReachShare;
import zermelo.solve.tablebase.TierFacts;

/**
 * Builds a tablebase on a cluster, tier after tier. What is done of a tier lies in files that all
 * machines see before the next one begins, so that the same build goes on after a crash of any of
 * them, this one too.
 */
final class ClusterEngine implements Builder.Engine {
  private static final String FACTS = "facts";
  private static final String SOLVED = "solved";
  private static final String START = "start";
  private static final String CUT = "cut";

  /** In the folder of unfinished work: what our folder among those of others is called. */
  private static final String NAME = "storage.txt";

  private final JavaSparkContext spark;
  private final Recipe recipe;
  private final Path folder;
  private final Options options;
  private final Teller teller;

  /**
   * How the work is shared out.
   *
   * @param shares into how many shares a tier is cut
   * @param least how many ranks a share has at least
   * @param checkpoint a folder that all machines see, others may use it too; empty for one within
   *     the build's
   */
  record Options(int shares, long least, String checkpoint) {}

  /** Hears how far the build is. */
  interface Teller {
    void tell(String what, int tier, int tiers, long positions);
  }

  ClusterEngine(
      JavaSparkContext spark, Recipe recipe, Path folder, Options options, Teller teller) {
    this.spark = spark;
    this.recipe = recipe;
    this.folder = folder;
    this.options = options;
    this.teller = teller;
  }

  @Override
  public Builder.Report run(Path work) throws IOException {
    long started = System.nanoTime();
    Storage storage = new Storage(place(work), spark);
    Cut cut = cut(storage);
    seenByAll(storage);
    spark.setCheckpointDir(storage.place("rdd"));
    Site site = new Site(spark.broadcast(recipe), spark.broadcast(cut), storage);
    NavigableMap<Integer, TierFacts> facts = descend(site);
    Run run = new Run(site, facts);
    Manifest manifest = run.ascend();
    storage.deleteAll();
    return new Builder.Report(manifest, (System.nanoTime() - started) * 1e-9, 0, run.solved);
  }

  /**
   * Where files for all machines lie. A folder that others use too, and other builds, gets one of
   * our own, which may be deleted.
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

  /** Whoever does not see the files of others would take them for empty. */
  private void seenByAll(Storage storage) {
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

  /** How tiers are cut: as an earlier run of this build did it. */
  private Cut cut(Storage storage) {
    String wanted = options.shares() + " " + options.least();
    String used = storage.findText(CUT).orElse(wanted);
    storage.writeText(CUT, used);
    String[] words = used.split(" ", -1);
    return new Cut(recipe.plan().tiers(), Integer.parseInt(words[0]), Long.parseLong(words[1]));
  }

  private NavigableMap<Integer, TierFacts> descend(Site site) {
    Plan plan = recipe.plan();
    Cut cut = site.cut();
    Storage storage = site.storage();
    Parcel start = ReachShare.start(plan, cut);
    Inbox.write(storage, START, start.to(), List.of(start));
    TreeMap<Integer, TierFacts> facts = new TreeMap<>();
    TreeSet<Integer> waiting = new TreeSet<>(List.of(start.tier()));
    Descent descent = new Descent(spark, site);
    long positions = 0;
    while (!waiting.isEmpty()) {
      int tier = waiting.pollLast();
      String name = "%s/%06d".formatted(FACTS, tier);
      Descent.Found found = storage.findText(name).map(ClusterEngine::found).orElse(null);
      boolean before = found != null;
      if (found == null) {
        found = descent.tier(tier);
        storage.writeText(name, text(found));
      }
      facts.put(tier, found.facts());
      waiting.addAll(found.targets());
      positions += found.facts().positions();
      if (!before) {
        teller.tell("found", tier, cut.tiers(), positions);
      }
    }
    Inbox.delete(storage); // all is found, and known as such
    return facts;
  }

  private static String text(Descent.Found found) {
    TierFacts facts = found.facts();
    return "%d %b %b %d %s"
        .formatted(
            facts.positions(),
            facts.inside(),
            facts.rising(),
            facts.lowest(),
            found.targets().stream().map(String::valueOf).collect(Collectors.joining(",")));
  }

  private static Descent.Found found(String text) {
    String[] words = text.split(" ", -1);
    TierFacts facts =
        new TierFacts(
            Long.parseLong(words[0]),
            Boolean.parseBoolean(words[1]),
            Boolean.parseBoolean(words[2]),
            Integer.parseInt(words[3]));
    TreeSet<Integer> targets = new TreeSet<>();
    Arrays.stream(words[4].split(",", -1))
        .filter(word -> !word.isEmpty())
        .forEach(word -> targets.add(Integer.valueOf(word)));
    return new Descent.Found(facts, targets, false);
  }

  /** The way up. */
  private final class Run {
    private final Site site;
    private final Cut cut;
    private final NavigableMap<Integer, TierFacts> facts;
    private final Ascent ascent;
    private final long root;
    private long solved;
    private int kept; // below this tier, no cells are kept

    Run(Site site, NavigableMap<Integer, TierFacts> facts) {
      this.site = site;
      this.cut = site.cut();
      this.facts = facts;
      this.ascent = new Ascent(spark, site);
      this.root = recipe.plan().rank();
    }

    Manifest ascend() throws IOException {
      List<Manifest.Part> parts = new ArrayList<>();
      long positions = 0;
      for (var entry : facts.entrySet()) {
        int tier = entry.getKey();
        Path file = Manifest.tierFile(folder, tier);
        positions += entry.getValue().positions();
        long members = members(tier, entry.getValue(), file, positions);
        parts.add(new Manifest.Part(tier, entry.getValue().positions(), members, Files.size(file)));
        drop(tier);
      }
      long stored = parts.stream().mapToLong(Manifest.Part::stored).sum();
      return new Manifest(recipe.identity(), positions, stored, rootCell(), parts);
    }

    /** Solves a tier, unless an earlier run did. */
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
      site.storage().delete(Site.folder(Descent.REACHED, tier));
      solved += of.positions();
      teller.tell("solved", tier, cut.tiers(), positions);
      return members;
    }

    /** Frees the tiers that no tier above this one leads to. */
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

    private int rootCell() {
      int tier = cut.tier(root);
      int share = cut.share(tier, root);
      byte[] cells = site.storage().read(Site.file(Ascent.CELLS, tier, share));
      return KnownShare.unpacked(cells).cell(cut, root);
    }
  }
}
