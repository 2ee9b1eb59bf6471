package zermelo.play;

import java.util.List;
import java.util.random.RandomGenerator;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;

/** Plays any move with equal probability. */
public final class RandomPlayer implements Player {
  /** Number of moves to choose from. If there are more, only the first count. */
  private static final int LOOKED_AT = 100_000;

  private final RandomGenerator random;

  public RandomPlayer(RandomGenerator random) {
    this.random = random;
  }

  @Override
  public String name() {
    return "random";
  }

  @Override
  public String words() {
    return "plays any move, at random";
  }

  @Override
  public Choice choose(GameRecord record) {
    List<Move> moves =
        record
            .rules()
            .moves(record.position(), MoveList.most(record.position(), LOOKED_AT))
            .moves();
    return Choice.plain(moves.get(random.nextInt(moves.size())));
  }
}
