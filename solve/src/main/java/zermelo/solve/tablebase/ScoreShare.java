package zermelo.solve.tablebase;

import java.util.Arrays;
import java.util.List;
import zermelo.kernel.RulesFault;

/**
 * A share of a tier in a game with a score. A position is solved when all its options are, and then
 * told to its origins in the next wave; how margins and plies follow is told at {@code
 * zermelo.solve.MarginPass}. {@link ScoreSolver} is its twin on one machine.
 */
final class ScoreShare extends SolveShare {
  private static final long serialVersionUID = 1L;

  private final int told; // the last wave
  private final int[] fresh; // places that were solved in it

  ScoreShare(int tier, int share, ShareSet reached, int[] cells, int[] left, int[] memo) {
    this(tier, share, reached, cells, left, memo, -1, solved(cells));
  }

  private ScoreShare(
      int tier,
      int share,
      ShareSet reached,
      int[] cells,
      int[] left,
      int[] memo,
      int told,
      int[] fresh) {
    super(tier, share, reached, cells, left, memo);
    this.told = told;
    this.fresh = fresh;
  }

  private static int[] solved(int[] cells) {
    int[] places = new int[cells.length];
    int count = 0;
    for (int place = 0; place < cells.length; place++) {
      if (cells[place] != Cell.WAITING) {
        places[count++] = place;
      }
    }
    return Arrays.copyOf(places, count);
  }

  /** What an option with this cell is worth to the player who moves there, with the plies. */
  static int through(int cell, int gain, boolean again) {
    int after = again ? ScoreCell.margin(cell) : -ScoreCell.margin(cell);
    // When the turn passes, the one who hurries here delays there.
    int hurry = 1 + (again ? ScoreCell.hurried(cell) : ScoreCell.delayed(cell));
    int delay = 1 + (again ? ScoreCell.delayed(cell) : ScoreCell.hurried(cell));
    return ScoreCell.of(gain + after, hurry, delay);
  }

  /** The better of two options, 0 being none; of equal ones, the least and the most plies. */
  static int better(int one, int two) {
    if (one == Cell.WAITING || two == Cell.WAITING) {
      return one | two;
    }
    int margin = ScoreCell.margin(one);
    if (margin != ScoreCell.margin(two)) {
      return margin > ScoreCell.margin(two) ? one : two;
    }
    return ScoreCell.of(
        margin,
        Math.min(ScoreCell.hurried(one), ScoreCell.hurried(two)),
        Math.max(ScoreCell.delayed(one), ScoreCell.delayed(two)));
  }

  @Override
  public int next() {
    return fresh.length > 0 ? told + 1 : NEVER;
  }

  @Override
  public List<Parcel> tell(Cut cut, Links links, int wave) {
    Outbox<LongBag> outbox = new Outbox<>(LongBag::new);
    for (int place : fresh) {
      for (int entry = links.first(place); entry < links.end(place); entry++) {
        int worth = through(cells[place], links.gain(entry), links.again(entry));
        send(outbox, cut, links.origin(entry), worth);
      }
    }
    return outbox.parcels(share, LongBag::packed);
  }

  @Override
  public SolveShare hear(Iterable<Parcel> parcels, int wave) {
    int[] now = cells.clone();
    int[] waiting = left.clone();
    int[] best = memo.clone();
    IntBag solved = new IntBag();
    for (Parcel parcel : parcels) {
      LongBag.read(
          parcel.body(),
          (number, message, times) -> {
            int place = reached.place(number);
            best[place] = better(best[place], message);
            waiting[place] -= times;
            if (waiting[place] == 0) {
              now[place] = best[place];
              solved.add(place);
            }
          });
    }
    return new ScoreShare(tier, share, reached, now, waiting, best, wave, solved.different());
  }

  @Override
  public boolean ties() {
    return false;
  }

  @Override
  public SolveShare withTies() {
    return this;
  }

  @Override
  public KnownShare known() {
    for (int cell : cells) {
      if (cell == Cell.WAITING) {
        throw new RulesFault("the game has a score, but play can go on for ever: no margin exists");
      }
    }
    return new KnownShare(tier, share, reached, cells);
  }
}
