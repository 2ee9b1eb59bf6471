package zermelo.solve.tablebase;

import java.util.List;

/**
 * A share of a tier in a game that is won, lost or even. A wave is a layer of remoteness; the rules
 * are those of {@link LoopSolver}, its twin on one machine.
 */
final class LoopShare extends SolveShare {
  private static final long serialVersionUID = 1L;
  private static final int WINS = 0;
  private static final int LOSES = 1;
  private static final int TIES = 2;

  private final boolean ofTies;
  private final int told; // the last wave

  LoopShare(int tier, int share, ShareSet reached, int[] cells, int[] left, int[] memo) {
    this(tier, share, reached, cells, left, memo, false, -1);
  }

  private LoopShare(
      int tier,
      int share,
      ShareSet reached,
      int[] cells,
      int[] left,
      int[] memo,
      boolean ofTies,
      int told) {
    super(tier, share, reached, cells, left, memo);
    this.ofTies = ofTies;
    this.told = told;
  }

  /** What a position remembers of the tiers below while it waits. */
  static int memo(Best below) {
    return ((below.farthestLoss() + 1) << 1) | (below.ties() ? 1 : 0);
  }

  private static boolean tieBelow(int memo) {
    return (memo & 1) != 0;
  }

  private static int farthestLoss(int memo) {
    return (memo >>> 1) - 1;
  }

  private boolean counts(int cell) {
    return Cell.isKnown(cell) && cell != Cell.DRAW && Cell.isTie(cell) == ofTies;
  }

  @Override
  public int next() {
    int least = NEVER;
    for (int cell : cells) {
      if (counts(cell) && Cell.remoteness(cell) > told) {
        least = Math.min(least, Cell.remoteness(cell));
      }
    }
    return least;
  }

  @Override
  public List<Parcel> tell(Cut cut, Links links, int wave) {
    Outbox<LongBag> outbox = new Outbox<>(LongBag::new);
    for (int place = 0; place < cells.length; place++) {
      int cell = cells[place];
      if (counts(cell) && Cell.remoteness(cell) == wave) {
        for (int entry = links.first(place); entry < links.end(place); entry++) {
          boolean wins = Cell.isWin(cell) == links.again(entry);
          send(outbox, cut, links.origin(entry), ofTies ? TIES : wins ? WINS : LOSES);
        }
      }
    }
    return outbox.parcels(share, LongBag::packed);
  }

  @Override
  public SolveShare hear(Iterable<Parcel> parcels, int wave) {
    int[] now = cells.clone();
    int[] waiting = left.clone();
    for (Parcel parcel : parcels) {
      LongBag.read(
          parcel.body(),
          (number, message, times) -> {
            int place = reached.place(number);
            switch (message) {
              case WINS -> now[place] = won(now[place], wave + 1);
              case LOSES -> {
                if (!Cell.isKnown(now[place])) {
                  waiting[place] -= times;
                  if (waiting[place] == 0) {
                    now[place] = Cell.lose(Math.max(farthestLoss(memo[place]), wave) + 1);
                  }
                }
              }
              default -> now[place] = Cell.isKnown(now[place]) ? now[place] : Cell.tie(wave + 1);
            }
          });
    }
    return new LoopShare(tier, share, reached, now, waiting, memo, ofTies, wave);
  }

  private static int won(int cell, int remoteness) {
    boolean better =
        !Cell.isKnown(cell) || (Cell.isWin(cell) && Cell.remoteness(cell) > remoteness);
    return better ? Cell.win(remoteness) : cell;
  }

  @Override
  public boolean ties() {
    for (int place = 0; place < cells.length; place++) {
      if (Cell.isTie(cells[place]) && Cell.isKnown(cells[place])) {
        return true;
      }
      if (!Cell.isKnown(cells[place]) && tieBelow(memo[place])) {
        return true;
      }
    }
    return false;
  }

  @Override
  public SolveShare withTies() {
    int[] now = cells.clone();
    for (int place = 0; place < now.length; place++) {
      if (!Cell.isKnown(now[place]) && tieBelow(memo[place])) {
        now[place] = Cell.TIE;
      }
    }
    return new LoopShare(tier, share, reached, now, left, memo, true, -1);
  }

  @Override
  public KnownShare known() {
    int[] now = cells.clone();
    for (int place = 0; place < now.length; place++) {
      if (!Cell.isKnown(now[place])) {
        now[place] = Cell.DRAW;
      } else if (Cell.isTie(now[place])) {
        now[place] = Cell.TIE;
      }
    }
    return new KnownShare(tier, share, reached, now);
  }
}
