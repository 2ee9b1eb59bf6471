package zermelo.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A match: best of N games. The seats take turns to begin.
 *
 * <p>A match ends when the lead exceeds the number of remaining games, or after all games. Then it
 * may be tied.
 */
public final class Match {
  private final int games;
  private final int first;
  private final List<OptionalInt> winners = new ArrayList<>();

  /**
   * Starts a match.
   *
   * @param first the seat that begins the first game
   */
  public Match(int games, int first) {
    this.games = games;
    this.first = first;
  }

  /** Returns the number of the current game, from 1. */
  public int number() {
    return winners.size() + 1;
  }

  public int games() {
    return games;
  }

  /** Returns the seat that begins the current game. */
  public int begins() {
    return (first + winners.size()) % 2;
  }

  public void add(OptionalInt winner) {
    winners.add(winner);
  }

  public long wins(int seat) {
    return winners.stream().filter(winner -> winner.orElse(-1) == seat).count();
  }

  public boolean over() {
    long ahead = Math.abs(wins(0) - wins(1));
    return ahead > games - winners.size() || winners.size() == games;
  }

  /** Returns the seat that leads or has won. Empty if the score is even. */
  public Optional<Integer> leader() {
    return wins(0) == wins(1) ? Optional.empty() : Optional.of(wins(0) > wins(1) ? 0 : 1);
  }
}
