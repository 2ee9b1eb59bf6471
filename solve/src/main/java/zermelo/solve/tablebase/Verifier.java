package zermelo.solve.tablebase;

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
import zermelo.kernel.Tiers;

/**
 * Checks a tablebase without the solver that made it: every byte by its checksum, and every
 * position against its options by the rules of the game alone. A win must have a lost option one
 * ply nearer to the end and none nearer still; a loss must have won options only; and so on. By
 * induction on the remoteness, all wins and losses are then right; what is left cannot be one. Ties
 * in a tier with loops are also followed to where they end.
 *
 * <p>That all positions are there follows from the start being there, and each option of what is
 * there; and nothing else is there if each but the start is an option of another.
 */
public final class Verifier {
  private static final int MOST_PROBLEMS = 10;

  private final Plan plan;
  private final Path folder;
  private final Manifest manifest;
  private final Builder.Effort effort;
  private final List<String> problems = new ArrayList<>();

  /**
   * What was found.
   *
   * @param checked how many positions were held against their options
   * @param problems what was wrong, the first few; none if all is well
   */
  public record Report(long checked, List<String> problems) {
    public Report {
      problems = List.copyOf(problems);
    }
  }

  public Verifier(Plan plan, Path folder, Manifest manifest, Builder.Effort effort) {
    this.plan = plan;
    this.folder = folder;
    this.manifest = manifest;
    this.effort = effort;
  }

  /**
   * Checks everything.
   *
   * @param work an existing folder for what does not fit into memory
   */
  public Report verify(Path work) throws IOException {
    long checked = 0;
    try (Workers workers = new Workers(plan, effort.threads())) {
      Room room = new Room(effort.memory(), work);
      Gauge gauge = new Gauge(effort.progress(), effort.stop());
      gauge.stage("checking", manifest.stored());
      Tiers tiers = workers.first().tiers();
      Sheet sheet = new Sheet(tiers);
      List<PositionSet> named = new ArrayList<>(); // by part: the positions that are options
      try {
        for (Manifest.Part part : manifest.parts()) {
          Tier tier = load(workers, room, part);
          sheet.put(part.tier(), tier);
          named.add(new PositionSet(room, tier.reached().size()));
        }
        long root = workers.first().rank(plan.root());
        start(sheet, tiers, root, named);
        long positions = 0;
        for (Manifest.Part part : manifest.parts()) {
          positions += new Check(workers, sheet, part.tier(), named, gauge).all(room);
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

  private Tier load(Workers workers, Room room, Manifest.Part part) throws IOException {
    Path file = Manifest.tierFile(folder, part.tier());
    Tiers tiers = workers.first().tiers();
    try (TierReader reader = new TierReader(file)) {
      long first = tiers.first(part.tier());
      if (reader.number() != part.tier()
          || reader.first() != first
          || reader.ranks() != tiers.first(part.tier() + 1) - first
          || reader.bytes() != part.bytes()) {
        throw new BadTablebase(file, "it does not belong to this tablebase");
      }
      PositionSet set = new PositionSet(room, reader.ranks());
      each(workers, reader, (rank, cell) -> set.add(rank - first));
      set.index();
      if (set.members() != part.stored()) {
        problem("%s has %d positions instead of %d".formatted(file, set.members(), part.stored()));
      }
      Tier tier = new Tier(first, set, new Cells(room, set.members(), true));
      each(workers, reader, (rank, cell) -> tier.cells().set(tier.place(rank), cell));
      return tier;
    } catch (NoSuchFileException e) {
      throw new BadTablebase(file, "it is missing");
    }
  }

  private static void each(Workers workers, TierReader reader, Blocks.Found found) {
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

  private void start(Sheet sheet, Tiers tiers, long root, List<PositionSet> named) {
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

  /** Positions that no other one leads to. */
  private void strays(Mover mover, Sheet sheet, List<PositionSet> named) {
    for (int i = 0; i < named.size(); i++) {
      Tier tier = sheet.get(manifest.parts().get(i).tier());
      for (long word = 0; word < tier.reached().words(); word++) {
        long stray = tier.reached().word(word) & ~named.get(i).word(word);
        if (stray != 0) {
          mover.go(tier.first() + (word << 6) + Long.numberOfTrailingZeros(stray));
          problem("no move leads to " + text(mover));
        }
      }
    }
  }

  private String text(Mover mover) {
    Rules rules = plan.rules();
    return rules.printWithTurn(mover.position());
  }

  /** Checks the positions of one tier. */
  private final class Check extends TierSolver {
    private final List<PositionSet> named;
    private final boolean scored = plan.rules().facts().scored();
    private final AtomicBoolean rising = new AtomicBoolean();
    private final AtomicLong positions = new AtomicLong();

    Check(Workers workers, Sheet sheet, int number, List<PositionSet> named, Gauge gauge) {
      super(workers, sheet, number, plan.misere(), gauge);
      this.named = named;
    }

    /** Checks all of them; returns how many there are, with those that symmetries make equal. */
    long all(Room room) {
      solve();
      if (rising.get() && !scored) {
        try (PositionSet grounded = new PositionSet(room, tier.reached().size())) {
          ground(grounded);
        }
      }
      return positions.get();
    }

    @Override
    void solve() {
      workers.run(pieces(), (mover, piece) -> solved.accept(each(mover, piece, this::check)));
    }

    private void check(Mover mover, long rank, long place) {
      mover.go(rank);
      positions.addAndGet(mover.orbit());
      int is = tier.cells().get(place);
      int options = mover.look();
      int[] cells = new int[options];
      for (int i = 0; i < options; i++) {
        cells[i] = option(mover, rank, i);
        if (cells[i] == Cell.WAITING) {
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

    private int option(Mover mover, long rank, int i) {
      long option = mover.option(i);
      int target = workers.first().tiers().tier(option);
      if (target > number || !sheet.has(target)) {
        return Cell.WAITING;
      }
      Tier other = sheet.get(target);
      if (!other.reached().has(option - other.first())) {
        return Cell.WAITING;
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
        return Cell.TIE;
      }
      return lost == misere ? Cell.win(0) : Cell.lose(0);
    }

    private int result(Mover mover, int[] cells) {
      int win = -1;
      int loss = -1;
      boolean tie = false;
      boolean draw = false;
      for (int i = 0; i < cells.length; i++) {
        int plies = Cell.remoteness(cells[i]) + 1;
        switch (mover.again(i) ? Cell.outcome(cells[i]) : Cell.outcome(cells[i]).flip()) {
          case WIN -> win = win < 0 ? plies : Math.min(win, plies);
          case LOSE -> loss = Math.max(loss, plies);
          case TIE -> tie = true;
          case DRAW -> draw = true;
        }
      }
      if (win >= 0) {
        return Cell.win(win);
      }
      return tie ? Cell.TIE : draw ? Cell.DRAW : Cell.lose(loss);
    }

    private int score(Mover mover, int[] cells) {
      int sign = misere ? -1 : 1;
      if (cells.length == 0) {
        return ScoreCell.of(sign * mover.settlement(), 0, 0);
      }
      int best = Integer.MIN_VALUE;
      for (int i = 0; i < cells.length; i++) {
        best = Math.max(best, margin(mover, cells, i));
      }
      int hurried = Integer.MAX_VALUE;
      int delayed = 0;
      for (int i = 0; i < cells.length; i++) {
        if (margin(mover, cells, i) == best) {
          int soon = ScoreCell.hurried(cells[i]);
          int late = ScoreCell.delayed(cells[i]);
          hurried = Math.min(hurried, 1 + (mover.again(i) ? soon : late));
          delayed = Math.max(delayed, 1 + (mover.again(i) ? late : soon));
        }
      }
      return ScoreCell.of(best, hurried, delayed);
    }

    private int margin(Mover mover, int[] cells, int i) {
      int after = ScoreCell.margin(cells[i]);
      return (misere ? -1 : 1) * mover.gain(i) + (mover.again(i) ? after : -after);
    }

    private String words(int cell) {
      return scored
          ? "margin " + ScoreCell.margin(cell)
          : switch (Cell.outcome(cell)) {
            case WIN -> "a win in " + Cell.remoteness(cell);
            case LOSE -> "a loss in " + Cell.remoteness(cell);
            case TIE -> "a tie";
            case DRAW -> "a draw";
          };
    }

    /** Ties must lead to the end of the game, or below the tier, by ties that do. */
    private void ground(PositionSet grounded) {
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
                      if (Cell.isTie(tier.cells().get(place))
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
                    if (Cell.isTie(tier.cells().get(place)) && !grounded.has(rank - first)) {
                      at.go(rank);
                      problem(text(at) + " is stored as a tie, but no play from it ends in one");
                    }
                  }));
    }

    private boolean leadsOn(Mover mover, long rank, PositionSet grounded) {
      mover.go(rank);
      int options = mover.look();
      if (options == 0) {
        return true;
      }
      for (int i = 0; i < options; i++) {
        long option = mover.option(i);
        if (inside(option)
            ? grounded.has(option - first)
            : Cell.isTie(sheet.cellBelow(number, option))) {
          return true;
        }
      }
      return false;
    }
  }
}
