package zermelo.solve.tablebase.share;

import java.util.Arrays;
import java.util.List;
import zermelo.kernel.RulesFault;
import zermelo.solve.tablebase.PackedScore;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.build.ScoreTierSolver;

/**
 * A share of a tier in a game with a score.
 *
 * <p>A position is solved when all its options are. Its predecessors are informed in the next wave.
 * {@code zermelo.solve.graph.MarginAnalysis} explains how margins and plies follow. {@link
 * ScoreTierSolver} is the twin on one machine.
 */
public final class ScoreShare extends UnsolvedShare {
  private static final long serialVersionUID = 1L;

  private final int lastSentLayer; // the last wave that was sent
  private final int[] fresh; // the places that were solved in it

  ScoreShare(int tier, int share, ShareBitSet reached, int[] packedValues, int[] left, int[] memo) {
    this(tier, share, reached, packedValues, left, memo, -1, solved(packedValues));
  }

  private ScoreShare(
      int tier,
      int share,
      ShareBitSet reached,
      int[] packedValues,
      int[] left,
      int[] memo,
      int lastSentLayer,
      int[] fresh) {
    super(tier, share, reached, packedValues, left, memo);
    this.lastSentLayer = lastSentLayer;
    this.fresh = fresh;
  }

  private static int[] solved(int[] packedValues) {
    int[] places = new int[packedValues.length];
    int count = 0;
    for (int place = 0; place < packedValues.length; place++) {
      if (packedValues[place] != PackedValue.WAITING) {
        places[count++] = place;
      }
    }
    return Arrays.copyOf(places, count);
  }

  /**
   * What an option is worth to the player who moves there, with the plies to the end.
   *
   * @param packedValue the packed value of the option
   */
  static int through(int packedValue, int gain, boolean again) {
    int after = again ? PackedScore.margin(packedValue) : -PackedScore.margin(packedValue);
    // When the turn passes, a player who hurries here delays there.
    int hurry =
        1
            + (again
                ? PackedScore.shortestPlies(packedValue)
                : PackedScore.longestPlies(packedValue));
    int delay =
        1
            + (again
                ? PackedScore.longestPlies(packedValue)
                : PackedScore.shortestPlies(packedValue));
    return PackedScore.of(gain + after, hurry, delay);
  }

  /**
   * The better of two options, where 0 is none; for equal margins, the least and the most plies.
   */
  static int better(int one, int two) {
    if (one == PackedValue.WAITING || two == PackedValue.WAITING) {
      return one | two;
    }
    int margin = PackedScore.margin(one);
    if (margin != PackedScore.margin(two)) {
      return margin > PackedScore.margin(two) ? one : two;
    }
    return PackedScore.of(
        margin,
        Math.min(PackedScore.shortestPlies(one), PackedScore.shortestPlies(two)),
        Math.max(PackedScore.longestPlies(one), PackedScore.longestPlies(two)));
  }

  @Override
  public int next() {
    return fresh.length > 0 ? lastSentLayer + 1 : NEVER;
  }

  @Override
  public List<ShareMessage> messages(ShareLayout layout, SharePredecessors links, int wave) {
    ShareMessageCollector<PositionMessageList> outbox =
        new ShareMessageCollector<>(PositionMessageList::new);
    for (int place : fresh) {
      for (int entry = links.first(place); entry < links.end(place); entry++) {
        int worth = through(packedValues[place], links.gain(entry), links.again(entry));
        send(outbox, layout, links.origin(entry), worth);
      }
    }
    return outbox.parcels(share, PositionMessageList::packed);
  }

  @Override
  public UnsolvedShare receive(Iterable<ShareMessage> parcels, int wave) {
    int[] now = packedValues.clone();
    int[] waiting = left.clone();
    int[] best = memo.clone();
    SortedIntSet solved = new SortedIntSet();
    for (ShareMessage parcel : parcels) {
      PositionMessageList.read(
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
  public UnsolvedShare withTies() {
    return this;
  }

  @Override
  public SolvedShare solved() {
    for (int packedValue : packedValues) {
      if (packedValue == PackedValue.WAITING) {
        throw new RulesFault("the game has a score, but play can go on for ever: no margin exists");
      }
    }
    return new SolvedShare(tier, share, reached, packedValues);
  }
}
