package zermelo.solve.tablebase.verify;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.SharedProgress;
import zermelo.kernel.space.Tiers;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.format.TierReader;
import zermelo.solve.tablebase.memory.MemoryPool;

/**
 * Checks a tablebase: every byte by its checksum, and every position against its options.
 *
 * <p>It uses no solver, nor the solvers' tables. The file format, the pool of threads and the pool
 * of memory are common to both. It follows all play from the start and compares each value with
 * those of the options. What is reached and not stored is a problem, and so is what is stored and
 * not reached. Why this proves the values:
 *
 * <ul>
 *   <li>A win in r plies has an option that is lost in r - 1 and none that is lost sooner. A loss
 *       in r has only won options, the latest in r - 1. By induction on r, these values are right.
 *   <li>A tie or draw has no option that wins and at least one that is a tie or draw. So no player
 *       can force a win there.
 *   <li>A draw has no tied option, so play from it never ends in a tie. Each tie leads through ties
 *       to a tied end; where ranks do not fall along the way, this is checked by itself.
 *   <li>In games with a score, play always ends. So margins and plies are right by induction.
 * </ul>
 */
public final class TablebaseVerifier {
  private static final int MAX_PROBLEMS = 10;

  private final TablebasePlan plan;
  private final Path folder;
  private final TablebaseManifest manifest;
  private final SharedProgress progress;
  private final List<String> problems = new ArrayList<>();

  /**
   * The result of a check.
   *
   * @param checked the number of positions that were compared with their options
   * @param problems the first few problems; empty if there are none
   */
  public record Report(long checked, List<String> problems) {
    public Report {
      problems = List.copyOf(problems);
    }
  }

  public TablebaseVerifier(
      TablebasePlan plan, Path folder, TablebaseManifest manifest, SharedProgress progress) {
    this.plan = plan;
    this.folder = folder;
    this.manifest = manifest;
    this.progress = progress;
  }

  /**
   * Checks everything.
   *
   * @param work an existing folder for data that does not fit into memory
   */
  public Report verify(Path work) throws IOException {
    Limits limits = progress.limits();
    RulesCursor cursor = new RulesCursor(plan);
    @Nullable StoredTier[] stored = new StoredTier[cursor.tiers().count()];
    long checked = 0;
    try (CursorThreadPool pool = new CursorThreadPool(plan, limits.threads())) {
      MemoryPool memoryPool = new MemoryPool(limits.memory(), work);
      progress.stage("checking", manifest.stored());
      int above = -1;
      for (TablebaseManifest.TierEntry entry : manifest.parts()) {
        if (entry.tier() <= above || entry.tier() >= stored.length) {
          throw new BadTablebase(folder, "its list of tiers is damaged");
        }
        above = entry.tier();
        stored[entry.tier()] = load(pool, memoryPool, cursor.tiers(), entry);
      }
      start(cursor, stored);
      PlayCheck play = new PlayCheck(plan, pool, memoryPool, stored, progress, this::problem);
      check(play, stored);
      checked = play.checked();
    } catch (BadTablebase damaged) {
      problem(damaged.words());
    } finally {
      for (StoredTier tier : stored) {
        if (tier != null) {
          tier.close();
        }
      }
    }
    return new Report(checked, problems);
  }

  private void problem(String what) {
    synchronized (problems) {
      if (problems.size() < MAX_PROBLEMS) {
        problems.add(what);
      }
    }
  }

  private StoredTier load(
      CursorThreadPool pool, MemoryPool memoryPool, Tiers tiers, TablebaseManifest.TierEntry entry)
      throws IOException {
    Path file = TablebaseManifest.tierFile(folder, entry.tier());
    try (TierReader reader = new TierReader(file)) {
      long first = tiers.first(entry.tier());
      if (reader.number() != entry.tier()
          || reader.first() != first
          || reader.ranks() != tiers.first(entry.tier() + 1) - first
          || reader.bytes() != entry.bytes()) {
        throw new BadTablebase(file, "it does not belong to this tablebase");
      }
      if (reader.positions() != entry.stored()) {
        throw new BadTablebase(
            file,
            "it has %d positions instead of %d".formatted(reader.positions(), entry.stored()));
      }
      int sides = tiers.ranksFirstPlayerOnly() ? 2 : 1;
      return StoredTier.load(pool, memoryPool, reader, file, sides, plan.rules().facts().scored());
    } catch (NoSuchFileException e) {
      throw new BadTablebase(file, "it is missing");
    }
  }

  private void start(RulesCursor cursor, @Nullable StoredTier[] stored) {
    StoredTier tier = stored[cursor.tiers().tier(cursor.root())];
    int value = tier == null ? 0 : tier.value(cursor.root() - tier.first);
    if (tier == null || value == 0) {
      throw new BadTablebase(folder, "the start is missing");
    }
    if (value != manifest.root()) {
      problem("the start is not worth what the tablebase says of it");
    }
    int side = cursor.tiers().ranksFirstPlayerOnly() ? plan.rules().turn(plan.root()) : 0;
    tier.reached.get(side).add(cursor.root() - tier.first);
  }

  /** Checks the tiers from the highest down, frees each, and compares the counts. */
  private void check(PlayCheck play, @Nullable StoredTier[] stored) {
    long positions = 0;
    for (TablebaseManifest.TierEntry entry : manifest.parts().reversed()) {
      try (StoredTier tier = Objects.requireNonNull(stored[entry.tier()])) {
        long found = play.check(entry.tier(), tier);
        if (found != entry.positions() && problems.isEmpty()) {
          problem(
              "tier %d is said to have %d positions, but it has %d"
                  .formatted(entry.tier(), entry.positions(), found));
        }
        positions += found;
        stored[entry.tier()] = null;
      }
    }
    if (positions != manifest.positions() && problems.isEmpty()) {
      problem(
          "the tablebase says that it has %d positions, but it has %d"
              .formatted(manifest.positions(), positions));
    }
    if (play.checked() != manifest.stored() && problems.isEmpty()) {
      problem(
          "the tablebase says that it stores %d positions, but %d were checked"
              .formatted(manifest.stored(), play.checked()));
    }
  }
}
