package zermelo.library.contest;

import java.util.List;

/** Codeforces 705B (Spider Man): who wins with the first i piles, for every i. */
final class SplittingFormat implements Format {
  private static final int MOST = 100_000;
  private static final Field N = new Field("n", 1, MOST);
  private static final Field A = new Field("a", 1, 1_000_000_000);

  @Override
  public String name() {
    return "codeforces/705B";
  }

  @Override
  public String game() {
    return "splitting";
  }

  @Override
  public String input() {
    return "n, then a_1..a_n";
  }

  @Override
  public String output() {
    return "n lines, 1 or 2: the winner with the first i piles";
  }

  @Override
  public Shape shape() {
    return Shape.single(Row.list(MOST, A));
  }

  @Override
  public void answer(Tokens in, Answers out) {
    int n = (int) in.number(N);
    long cuts = 0; // a heap of a is cut a-1 times, whatever the players do
    for (int i = 1; i <= n; i++) {
      cuts += in.number(A, i) - 1;
      out.line(cuts % 2 == 1 ? 1 : 2);
    }
    in.end();
  }

  @Override
  public void write(Trial trial, Lines to) {
    List<Long> piles = trial.rows().getFirst();
    to.line(piles.size()).line(piles);
  }
}
