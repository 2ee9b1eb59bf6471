package zermelo.solve.tablebase.verify;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import zermelo.kernel.Ending;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.SharedProgress;
import zermelo.kernel.space.Tiers;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.PackedScore;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.build.LoadedTiers;
import zermelo.solve.tablebase.build.TierSolver;
import zermelo.solve.tablebase.format.BlockLayout;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.format.TierReader;
import zermelo.solve.tablebase.memory.MemoryPool;
import zermelo.solve.tablebase.memory.RankBitSet;
import zermelo.solve.tablebase.memory.TierTable;
import zermelo.solve.tablebase.memory.TierValueArray;

/**
 * Checks a tablebase: every byte by its checksum, and every position against its options.
 *
 * <p>Values are recomputed by the rules of the game alone. A win must have a lost option one ply
 * nearer to the end and none nearer still; a loss must have won options only; and so on. By
 * induction on the remoteness, all wins and losses are then right, and no other position is one.
 * Ties in a tier with loops are also followed to where they end.
 *
 * <p>The start is present, and so is each option of each present position: thus all reachable
 * positions are present. Each present position except the start is an option of another: thus the
 * check finds positions that no move leads to.
 */
public final class TablebaseVerifier {
  private static final int MOST_PROBLEMS = 10;

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
    long checked = 0;
    Limits limits = progress.limits();
    try (CursorThreadPool workers = new CursorThreadPool(plan, limits.threads())) {
      MemoryPool room = new MemoryPool(limits.memory(), work);
      progress.stage("checking", manifest.stored());
      Tiers tiers = workers.first().tiers();
      LoadedTiers sheet = new LoadedTiers(tiers);
      List<RankBitSet> named = new ArrayList<>(); // by part: the positions that are options
      try {
        for (TablebaseManifest.TierEntry part : manifest.parts()) {
          TierTable tier = load(workers, room, part);
          sheet.put(part.tier(), tier);
          named.add(new RankBitSet(room, tier.reached().size()));
        }
        long root = workers.first().rank(plan.root());
        start(sheet, tiers, root, named);
        long positions = 0;
        for (TablebaseManifest.TierEntry part : manifest.parts()) {
          positions += new TierCheck(workers, sheet, part.tier(), named).all(room);
          checked += sheet.get(part.tier()).reached().members();
        }
        if (!tiers.sideless() && positions != manifest.positions()) {
          problem(
              "the tablebase says that it has %d positions, but it has %d"
                  .formatted(manifest.positions(), positions));
        }
        strays(workers.first(), sheet, named);
      } catch (BadTablebase damaged) {
        problem(damaged.words());
      }
    }
    return new Report(checked, problems);
  }

  private void problem(String what) {
    synchronized (problems) {
      if (problems.size() < MOST_PROBLEMS) {
        problems.add(what);
      }
    }
  }

  private TierTable load(
      CursorThreadPool workers, MemoryPool room, TablebaseManifest.TierEntry part)
      throws IOException {
    Path file = TablebaseManifest.tierFile(folder, part.tier());
    Tiers tiers = workers.first().tiers();
    try (TierReader reader = new TierReader(file)) {
      long first = tiers.first(part.tier());
      if (reader.number() != part.tier()
          || reader.first() != first
          || reader.ranks() != tiers.first(part.tier() + 1) - first
          || reader.bytes() != part.bytes()) {
        throw new BadTablebase(file, "it does not belong to this tablebase");
      }
      RankBitSet set = new RankBitSet(room, reader.ranks());
      each(workers, reader, (rank, cell) -> set.add(rank - first));
      set.index();
      if (set.members() != part.stored()) {
        problem("%s has %d positions instead of %d".formatted(file, set.members(), part.stored()));
      }
      TierTable tier = new TierTable(first, set, new TierValueArray(room, set.members(), true));
      each(workers, reader, (rank, cell) -> tier.cells().set(tier.place(rank), cell));
      return tier;
    } catch (NoSuchFileException e) {
      throw new BadTablebase(file, "it is missing");
    }
  }

  private static void each(
      CursorThreadPool workers, TierReader reader, BlockLayout.RankedValueSink found) {
    workers.run(
        reader.groups(),
        (mover, group) -> {
          try {
            reader.group(mover, group, found);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private void start(LoadedTiers sheet, Tiers tiers, long root, List<RankBitSet> named) {
    int number = tiers.tier(root);
    if (!sheet.has(number) || !sheet.get(number).reached().has(root - tiers.first(number))) {
      problem("the start is missing");
    } else if (sheet.get(number).cell(root) != manifest.root()) {
      problem("the start is not worth what the tablebase says of it");
    } else {
      named.get(index(number)).add(root - tiers.first(number));
    }
  }

  private int index(int tier) {
    for (int i = 0; i < manifest.parts().size(); i++) {
      if (manifest.parts().get(i).tier() == tier) {
        return i;
      }
    }
    return -1;
  }

  /** Reports positions that no other position leads to. */
  private void strays(PositionCursor mover, LoadedTiers sheet, List<RankBitSet> named) {
    for (int i = 0; i < named.size(); i++) {
      TierTable tier = sheet.get(manifest.parts().get(i).tier());
      for (long word = 0; word < tier.reached().words(); word++) {
        long stray = tier.reached().word(word) & ~named.get(i).word(word);
        if (stray != 0) {
          mover.go(tier.first() + (word << 6) + Long.numberOfTrailingZeros(stray));
          problem("no move leads to " + text(mover));
        }
      }
    }
  }

  private String text(PositionCursor mover) {
    Rules rules = plan.rules();
    return rules.printWithTurn(mover.position());
  }

  /** Checks the positions of one tier. */
  private final class TierCheck extends TierSolver {
    private final List<RankBitSet> named;
    private final boolean scored = plan.rules().facts().scored();
    private final AtomicBoolean rising = new AtomicBoolean();
    private final AtomicLong positions = new AtomicLong();

    TierCheck(CursorThreadPool workers, LoadedTiers sheet, int number, List<RankBitSet> named) {
      super(workers, sheet, number, plan.misere(), progress);
      this.named = named;
    }

    /** Checks all positions; returns their number, including those equivalent by symmetry. */
    long all(MemoryPool room) {
      solve();
      if (rising.get() && !scored) {
        try (RankBitSet grounded = new RankBitSet(room, tier.reached().size())) {
          ground(grounded);
        }
      }
      return positions.get();
    }

    @Override
    public void solve() {
      workers.run(pieces(), (mover, piece) -> solved.accept(each(mover, piece, this::check)));
    }

    private void check(PositionCursor mover, long rank, long place) {
      mover.go(rank);
      positions.addAndGet(mover.orbit());
      int is = tier.cells().get(place);
      int options = mover.look();
      int[] cells = new int[options];
      for (int i = 0; i < options; i++) {
        cells[i] = option(mover, rank, i);
        if (cells[i] == PackedValue.WAITING) {
          mover.go(rank);
          problem("a move of " + text(mover) + " leads to a position that is missing");
          return;
        }
      }
      int expected =
          scored ? score(mover, cells) : options == 0 ? end(mover.ending()) : result(mover, cells);
      if (expected != is) {
        problem(
            "%s is stored as %s, but its moves make it %s"
                .formatted(text(mover), words(is), words(expected)));
      }
    }

    private int option(PositionCursor mover, long rank, int i) {
      long option = mover.option(i);
      int target = workers.first().tiers().tier(option);
      if (target > number || !sheet.has(target)) {
        return PackedValue.WAITING;
      }
      TierTable other = sheet.get(target);
      if (!other.reached().has(option - other.first())) {
        return PackedValue.WAITING;
      }
      if (target == number && option >= rank) {
        rising.set(true);
      }
      named.get(index(target)).add(option - other.first());
      return other.cell(option);
    }

    private int end(Ending ending) {
      boolean lost = ending == Ending.LOST || ending == Ending.OPEN;
      if (ending == Ending.TIED) {
        return PackedValue.TIE;
      }
      return lost == misere ? PackedValue.win(0) : PackedValue.lose(0);
    }

    private int result(PositionCursor mover, int[] cells) {
      int win = -1;
      int loss = -1;
      boolean tie = false;
      boolean draw = false;
      for (int i = 0; i < cells.length; i++) {
        int plies = PackedValue.remoteness(cells[i]) + 1;
        switch (mover.again(i)
            ? PackedValue.outcome(cells[i])
            : PackedValue.outcome(cells[i]).flip()) {
          case WIN -> win = win < 0 ? plies : Math.min(win, plies);
          case LOSE -> loss = Math.max(loss, plies);
          case TIE -> tie = true;
          case DRAW -> draw = true;
        }
      }
      if (win >= 0) {
        return PackedValue.win(win);
      }
      return tie ? PackedValue.TIE : draw ? PackedValue.DRAW : PackedValue.lose(loss);
    }

    private int score(PositionCursor mover, int[] cells) {
      int sign = misere ? -1 : 1;
      if (cells.length == 0) {
        return PackedScore.of(sign * mover.settlement(), 0, 0);
      }
      int best = Integer.MIN_VALUE;
      for (int i = 0; i < cells.length; i++) {
        best = Math.max(best, margin(mover, cells, i));
      }
      int hurried = Integer.MAX_VALUE;
      int delayed = 0;
      for (int i = 0; i < cells.length; i++) {
        if (margin(mover, cells, i) == best) {
          int soon = PackedScore.hurried(cells[i]);
          int late = PackedScore.delayed(cells[i]);
          hurried = Math.min(hurried, 1 + (mover.again(i) ? soon : late));
          delayed = Math.max(delayed, 1 + (mover.again(i) ? late : soon));
        }
      }
      return PackedScore.of(best, hurried, delayed);
    }

    private int margin(PositionCursor mover, int[] cells, int i) {
      int after = PackedScore.margin(cells[i]);
      return (misere ? -1 : 1) * mover.gain(i) + (mover.again(i) ? after : -after);
    }

    private String words(int cell) {
      return scored
          ? "margin " + PackedScore.margin(cell)
          : switch (PackedValue.outcome(cell)) {
            case WIN -> "a win in " + PackedValue.remoteness(cell);
            case LOSE -> "a loss in " + PackedValue.remoteness(cell);
            case TIE -> "a tie";
            case DRAW -> "a draw";
          };
    }

    /** Checks that each tie leads, through ties, to the end of the game or below the tier. */
    private void ground(RankBitSet grounded) {
      AtomicLong found = new AtomicLong();
      do {
        found.set(0);
        workers.run(
            pieces(),
            (mover, piece) ->
                each(
                    mover,
                    piece,
                    (at, rank, place) -> {
                      if (PackedValue.isTie(tier.cells().get(place))
                          && !grounded.has(rank - first)
                          && leadsOn(at, rank, grounded)
                          && grounded.add(rank - first)) {
                        found.incrementAndGet();
                      }
                    }));
      } while (found.get() > 0);
      workers.run(
          pieces(),
          (mover, piece) ->
              each(
                  mover,
                  piece,
                  (at, rank, place) -> {
                    if (PackedValue.isTie(tier.cells().get(place)) && !grounded.has(rank - first)) {
                      at.go(rank);
                      problem(text(at) + " is stored as a tie, but no play from it ends in one");
                    }
                  }));
    }

    private boolean leadsOn(PositionCursor mover, long rank, RankBitSet grounded) {
      mover.go(rank);
      int options = mover.look();
      if (options == 0) {
        return true;
      }
      for (int i = 0; i < options; i++) {
        long option = mover.option(i);
        if (inside(option)
            ? grounded.has(option - first)
            : PackedValue.isTie(sheet.cellBelow(number, option))) {
          return true;
        }
      }
      return false;
    }
  }
}
