package zermelo.solve.tablebase.build;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.SharedProgress;
import zermelo.kernel.space.Tiers;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.TierFacts;
import zermelo.solve.tablebase.format.AtomicFile;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.format.TierReader;
import zermelo.solve.tablebase.format.TierWriter;
import zermelo.solve.tablebase.memory.MemoryPool;
import zermelo.solve.tablebase.memory.RankBitSet;
import zermelo.solve.tablebase.memory.TierTable;
import zermelo.solve.tablebase.memory.TierValueArray;

/**
 * Builds a tablebase in a folder.
 *
 * <p>It goes down the tiers to find the reachable positions, then up to solve and write one tier
 * after the other. Finished work is saved in the folder at once. So an interrupted build continues
 * where it stopped, whatever the reason, and produces the same bytes.
 */
public final class TablebaseBuilder {
  private static final String WORK = "work";
  private static final String PLAN = "plan.txt";
  private static final long SAVE_EVERY = 10_000_000_000L; // nanoseconds

  private final TablebasePlan plan;
  private final List<String> identity;
  private final Optional<String> text;
  private final Path folder;
  private final SharedProgress progress;

  /**
   * The result of a build.
   *
   * @param memory the peak memory of its tables, in bytes
   * @param solved positions solved by this run, not by an earlier one
   */
  public record Report(TablebaseManifest manifest, double seconds, long memory, long solved) {}

  /** A build of a game whose rules need not be stored, because its name identifies them. */
  public TablebaseBuilder(
      TablebasePlan plan, List<String> identity, Path folder, SharedProgress progress) {
    this(plan, identity, Optional.empty(), folder, progress);
  }

  /**
   * Creates a build.
   *
   * @param identity lines that identify the game, its settings, start and kind of play
   * @param text the rules, if the folder is to contain them; then it can be read without anything
   *     else
   * @param progress ends the build at its limits; its memory is that of the tables in memory
   */
  public TablebaseBuilder(
      TablebasePlan plan,
      List<String> identity,
      Optional<String> text,
      Path folder,
      SharedProgress progress) {
    this.plan = plan;
    this.identity = List.copyOf(identity);
    this.text = text;
    this.folder = folder;
    this.progress = progress;
  }

  /**
   * Solves everything and keeps only the report.
   *
   * @param scratch an existing folder for data that does not fit into memory
   */
  public static Report inMemory(
      TablebasePlan plan, List<String> identity, Path scratch, SharedProgress progress)
      throws IOException {
    return new TablebaseBuilder(plan, identity, scratch, progress).run(scratch, false);
  }

  /** Does the work of a build, given an existing folder for unfinished data. */
  public interface Engine {
    Report run(Path work) throws IOException;
  }

  /** Builds what is missing. {@link BadInput} if the folder belongs to something else. */
  public Report build() throws IOException {
    return build(work -> run(work, true));
  }

  /** The same with another engine, which produces the same files. */
  public Report build(Engine engine) throws IOException {
    Files.createDirectories(folder);
    Optional<TablebaseManifest> finished = TablebaseManifest.read(folder);
    if (finished.isPresent()) {
      if (!finished.get().identity().equals(identity)) {
        throw new BadInput(
            "%s holds another tablebase, %s: choose another folder"
                .formatted(folder, String.join(", ", finished.get().identity())));
      }
      Path left = folder.resolve(WORK);
      if (Files.exists(left)) {
        delete(left); // an earlier run stopped between its last two steps
      }
      return new Report(finished.get(), 0, 0, 0);
    }
    Path work = claim();
    try (FileChannel mark = FileChannel.open(work.resolve(PLAN), StandardOpenOption.WRITE)) {
      if (!locked(mark)) {
        throw new BadInput("another build is running in " + folder);
      }
      return build(work, engine);
    }
  }

  /** Locks the file; the operating system releases the lock however the process ends. */
  private static boolean locked(FileChannel mark) throws IOException {
    try {
      return mark.tryLock() != null;
    } catch (OverlappingFileLockException inThisProcess) {
      return false;
    }
  }

  private Report build(Path work, Engine engine) throws IOException {
    sweep(work);
    if (text.isPresent()) {
      byte[] rules = text.get().getBytes(StandardCharsets.UTF_8);
      AtomicFile.write(TablebaseManifest.rulesFile(folder), List.of(rules));
      AtomicFile.force(TablebaseManifest.rulesFile(folder));
    }
    Report report = engine.run(work);
    report.manifest().write(folder);
    delete(work);
    return report;
  }

  private Report run(Path work, boolean keep) throws IOException {
    long started = System.nanoTime();
    Limits limits = progress.limits();
    try (CursorThreadPool workers = new CursorThreadPool(plan, limits.threads())) {
      MemoryPool memoryPool = new MemoryPool(limits.memory(), work);
      Run run = new Run(workers, memoryPool, work, keep);
      TablebaseManifest manifest = run.all();
      return new Report(
          manifest, (System.nanoTime() - started) * 1e-9, memoryPool.most(), run.solved);
    }
  }

  /** Whether a folder contains an unfinished build. */
  public static boolean unfinished(Path folder) {
    return Files.exists(folder.resolve(WORK).resolve(PLAN));
  }

  /** Creates the folder for unfinished work, or finds that of an earlier run. */
  private Path claim() throws IOException {
    Path work = folder.resolve(WORK);
    Path mark = work.resolve(PLAN);
    byte[] name = String.join("\n", identity).getBytes(StandardCharsets.UTF_8);
    if (Files.exists(mark)) {
      if (!new String(Files.readAllBytes(mark), StandardCharsets.UTF_8)
          .equals(String.join("\n", identity))) {
        throw new BadInput(
            "%s holds the unfinished tablebase of another game: choose another folder, or delete it"
                .formatted(folder));
      }
      return work;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        if (!file.equals(work)) {
          throw new BadInput(
              "%s is not empty (%s is in it): choose another folder"
                  .formatted(folder, file.getFileName()));
        }
      }
    }
    Files.createDirectories(work);
    AtomicFile.write(mark, List.of(name));
    return work;
  }

  /** Removes incomplete files that a killed run left. */
  private void sweep(Path work) throws IOException {
    for (Path place : List.of(work, folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(place, "{*.draft,spill-*}")) {
        for (Path file : files) {
          Files.delete(file);
        }
      }
    }
  }

  private static void delete(Path work) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(work)) {
      for (Path file : files) {
        if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
          delete(file);
        } else {
          Files.delete(file);
        }
      }
    }
    Files.delete(work);
  }

  /** One run of the build. */
  private final class Run {
    private final CursorThreadPool workers;
    private final MemoryPool memoryPool;
    private final Tiers tiers;
    private final ReachabilitySearch reach;
    private final ReachabilityCheckpoint saved;
    private final @Nullable TierFacts[] facts;
    private final long root;
    private final boolean keep;
    private long solved;

    Run(CursorThreadPool workers, MemoryPool memoryPool, Path work, boolean keep) {
      this.keep = keep;
      this.workers = workers;
      this.memoryPool = memoryPool;
      this.tiers = workers.first().tiers();
      this.reach = new ReachabilitySearch(workers, memoryPool);
      this.saved = new ReachabilityCheckpoint(work);
      this.facts = new TierFacts[tiers.count()];
      this.root = workers.first().rank(plan.root());
    }

    TablebaseManifest all() throws IOException {
      descend();
      return ascend();
    }

    private void descend() throws IOException {
      CompilerWarmUp.hold(workers, root);
      boolean begun = keep && saved.load(reach, tiers.count(), facts);
      if (!begun) {
        reach.begin(root, plan.rules().turn(plan.root()));
      }
      progress.stage("finding positions", -1);
      long lastSave = System.nanoTime();
      boolean fresh = false;
      for (int tier = tiers.count() - 1; tier >= 0; tier--) {
        if (facts[tier] != null || !reach.any(tier)) {
          continue;
        }
        facts[tier] = reach.descend(tier, progress);
        fresh = true;
        if (keep && System.nanoTime() - lastSave > SAVE_EVERY) {
          saved.save(reach, tiers.count(), facts);
          lastSave = System.nanoTime();
          fresh = false;
        }
      }
      if (keep && fresh) {
        saved.save(reach, tiers.count(), facts);
      }
    }

    private TablebaseManifest ascend() throws IOException {
      LoadedTiers loadedTiers = new LoadedTiers(tiers);
      List<TablebaseManifest.TierEntry> parts = new ArrayList<>();
      long total = 0;
      for (TierFacts fact : facts) {
        total += fact == null ? 0 : fact.positions();
      }
      progress.stage("solving", total);
      int rootValue = 0;
      for (int number = 0; number < tiers.count(); number++) {
        TierFacts fact = facts[number];
        if (fact == null) {
          continue;
        }
        RankBitSet set = reach.removeReached(number);
        set.index();
        Path file = TablebaseManifest.tierFile(folder, number);
        boolean kept = keep && Files.exists(file);
        TierValueArray packedValues =
            new TierValueArray(memoryPool, set.members(), TierSolver.wide(plan));
        TierTable tier = new TierTable(tiers.first(number), set, packedValues);
        loadedTiers.put(number, tier);
        if (kept) {
          load(file, tier);
          progress.add(fact.positions());
        } else {
          solve(loadedTiers, number, fact);
          if (keep) {
            AtomicFile.write(file, new TierWriter(workers, number, tier).write());
          }
          solved += fact.positions();
        }
        if (number == tiers.tier(root)) {
          rootValue = tier.packedValue(root);
        }
        parts.add(
            new TablebaseManifest.TierEntry(
                number, fact.positions(), set.members(), keep ? Files.size(file) : 0));
        drop(loadedTiers, number);
      }
      loadedTiers.dropAll();
      long stored = parts.stream().mapToLong(TablebaseManifest.TierEntry::stored).sum();
      return new TablebaseManifest(identity, total, stored, rootValue, parts);
    }

    /** Frees the tiers that no higher tier leads to. */
    private void drop(LoadedTiers loadedTiers, int number) {
      int lowest = number;
      for (int above = number + 1; above < tiers.count(); above++) {
        TierFacts fact = facts[above];
        lowest = fact == null ? lowest : Math.min(lowest, fact.lowest());
      }
      for (int below = 0; below < lowest; below++) {
        loadedTiers.drop(below);
      }
    }

    private void solve(LoadedTiers loadedTiers, int number, TierFacts fact) {
      try {
        TierSolver.of(workers, loadedTiers, number, fact, plan, memoryPool, progress).solve();
      } catch (PackedValue.RemotenessOverflow tooFar) {
        TierTable tier = loadedTiers.get(number);
        tier.replace(new TierValueArray(memoryPool, tier.reached().members(), true));
        TierSolver.of(workers, loadedTiers, number, fact, plan, memoryPool, progress).solve();
      }
    }

    /** Loads the packed values of a tier that an earlier run solved. */
    private void load(Path file, TierTable tier) throws IOException {
      try (TierReader reader = new TierReader(file)) {
        if (reader.first() != tier.first() || reader.positions() != tier.reached().members()) {
          throw new BadTablebase(file, "it belongs to another game or another start");
        }
        try {
          fill(reader, tier);
        } catch (PackedValue.RemotenessOverflow tooFar) {
          tier.replace(new TierValueArray(memoryPool, tier.reached().members(), true));
          fill(reader, tier);
        }
      }
    }

    private void fill(TierReader reader, TierTable tier) throws IOException {
      for (long group = 0; group < reader.groups(); group++) {
        reader.group(
            workers.first(),
            group,
            (rank, packedValue) -> tier.packedValues().set(tier.place(rank), packedValue));
      }
    }
  }
}
