package zermelo.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.library.Library;
import zermelo.solve.Question;
import zermelo.solve.search.AlphaBetaSearch;
import zermelo.solve.search.Estimate;
import zermelo.solve.search.MonteCarloSearch;
import zermelo.solve.search.MoveSearch;

/**
 * Plays matches between searches, for docs/performance.md. Arguments: a game of the library with
 * its settings ({@code hex size=5}), then {@code --}, the number of games, and two players. A
 * player is {@code mcts}, {@code alpha-beta} or {@code random}, followed by the milliseconds per
 * move: {@code hex size=5 -- 20 mcts 100 random 0}. The players take turns to begin. The score is
 * that of the first player; a tie counts half.
 */
final class SearchMatch {
  private final Rules rules;
  private final RandomGenerator random = new SplittableRandom(1);

  private record Player(String name, Optional<MoveSearch> search, Duration time) {
    static Player of(String name, String millis) {
      Optional<MoveSearch> search =
          switch (name) {
            case "mcts" -> Optional.of(new MonteCarloSearch());
            case "alpha-beta" -> Optional.of(new AlphaBetaSearch());
            default -> Optional.empty();
          };
      return new Player(name, search, Duration.ofMillis(Long.parseLong(millis)));
    }
  }

  private SearchMatch(Rules rules) {
    this.rules = rules;
  }

  public static void main(String[] args) {
    List<String> all = List.of(args);
    int at = all.indexOf("--");
    Settings settings = Settings.NONE;
    for (String setting : all.subList(1, at)) {
      settings = settings.and(setting);
    }
    Rules rules = Library.game(all.getFirst()).rules(settings);
    int games = Integer.parseInt(all.get(at + 1));
    Player first = Player.of(all.get(at + 2), all.get(at + 3));
    Player second = Player.of(all.get(at + 4), all.get(at + 5));
    SearchMatch match = new SearchMatch(rules);
    double score = 0;
    for (int game = 0; game < games; game++) {
      score +=
          game % 2 == 0
              ? match.play(List.of(first, second))
              : 1 - match.play(List.of(second, first));
    }
    System.out.printf(
        "%s: %s %.1f of %d against %s%n",
        String.join(" ", all.subList(0, at)), first.name(), score, games, second.name());
  }

  /** Plays one game; returns 1, a half or 0 for the player who begins. */
  private double play(List<Player> players) {
    Position position = rules.start().orElseThrow();
    int mover = 0;
    for (int ply = 0; ply < 1000; ply++) {
      Ending ending = rules.ending(position);
      if (ending != Ending.OPEN || rules.moves(position, 1).moves().isEmpty()) {
        return (1 + (mover == 0 ? 1 : -1) * result(position, ending)) / 2.0;
      }
      Move move = choose(players.get(mover), position);
      mover = rules.facts().impartial() ? 1 - mover : rules.turn(move.target());
      position = move.target();
    }
    return 0.5;
  }

  /** Returns 1, 0 or -1 for the player to move at the end of a game. */
  private int result(Position position, Ending ending) {
    if (rules.facts().scored()) {
      return Integer.signum(rules.lead(position) + rules.settlement(position));
    }
    return ending == Ending.TIED ? 0 : ending == Ending.WON ? 1 : -1;
  }

  private Move choose(Player player, Position position) {
    if (player.search().isEmpty()) {
      List<Move> moves = rules.moves(position, Integer.MAX_VALUE).moves();
      return moves.get(random.nextInt(moves.size()));
    }
    Limits budget = new Limits(player.time(), Long.MAX_VALUE, Runtime.getRuntime().maxMemory() / 2);
    Question question = Question.of(rules, Optional.empty(), position);
    Progress progress = new Progress(budget, ProgressListener.SILENT);
    Estimate estimate = player.search().get().best(question, progress, random);
    if (position.equals(rules.start().orElseThrow())) {
      System.out.println(player.name() + ": " + estimate.how());
    }
    return estimate.move();
  }
}
