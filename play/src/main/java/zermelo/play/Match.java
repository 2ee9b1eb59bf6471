package zermelo.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Best of so many games, with the seats beginning in turn. It is over when nobody can catch up any
 * more, or when all games are played; then it may be tied.
 */
public final class Match {
  private final int games;
  private final int first;
  private final List<OptionalInt> winners = new ArrayList<>();

  /**
   * @param first the seat that begins the first game
   */
  public Match(int games, int first) {
    this.games = games;
    this.first = first;
  }

  /** The number of the game to be played now, from 1. */
  public int number() {
    return winners.size() + 1;
  }

  public int games() {
    return games;
  }

  /** The seat that begins the game to be played now. */
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

  /** Who leads or has won; nobody where the score is even. */
  public Optional<Integer> leader() {
    return wins(0) == wins(1) ? Optional.empty() : Optional.of(wins(0) > wins(1) ? 0 : 1);
  }
}
