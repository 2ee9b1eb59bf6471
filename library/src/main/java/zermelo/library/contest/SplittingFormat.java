package zermelo.library.contest;

import java.util.List;
import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;

/** Codeforces 705B (Spider Man): the winner with the first i piles, for every i. */
final class SplittingFormat implements ContestFormat {
  private static final int MAX_PILES = 100_000;
  private static final InputField N = new InputField("n", 1, MAX_PILES);
  private static final InputField A = new InputField("a", 1, 1_000_000_000);

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
  public InputLayout shape() {
    return InputLayout.single(InputRow.list(MAX_PILES, A));
  }

  @Override
  public void answer(TokenReader in, OutputBuffer out) {
    int n = (int) in.number(N);
    long cuts = 0; // a heap of a is cut a-1 times, whatever the players do
    for (int i = 1; i <= n; i++) {
      cuts += in.number(A, i) - 1;
      out.line(cuts % 2 == 1 ? 1 : 2);
    }
    in.end();
  }

  @Override
  public void write(ContestInput trial, InputWriter to) {
    List<Long> piles = trial.rows().getFirst();
    to.line(piles.size()).line(piles);
  }
}
