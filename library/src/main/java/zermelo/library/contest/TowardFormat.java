package zermelo.library.contest;

import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;

/** HKOI J163: the winner when all piles move toward v, for every v. */
final class TowardFormat implements ContestFormat {
  private static final int MAX_PILES = 50_000;
  private static final InputField N = new InputField("N", 1, MAX_PILES);
  private static final InputField Q = InputField.cases("Q");
  private static final InputField S = new InputField("s", 0, 1_000_000);
  private static final InputField V = new InputField("v", 0, 1_000_000_000);

  @Override
  public String name() {
    return "hkoi/J163";
  }

  @Override
  public String game() {
    return "toward";
  }

  @Override
  public String input() {
    return "N Q, the N piles, then Q lines v";
  }

  @Override
  public String output() {
    return "First or Second for each v";
  }

  @Override
  public InputLayout shape() {
    return new InputLayout(InputRow.list(MAX_PILES, S), InputRow.of(V), 1000);
  }

  @Override
  public void answer(TokenReader in, OutputBuffer out) {
    int n = (int) in.number(N);
    long rounds = in.number(Q);
    long stones = 0;
    for (int i = 1; i <= n; i++) {
      stones += in.number(S, i);
    }
    for (; rounds > 0; rounds--) {
      // A heap makes |s-v| steps. Only the parity of their sum matters.
      long steps = stones + n * in.number(V);
      out.line(steps % 2 == 1);
    }
    in.end();
  }

  @Override
  public void write(ContestInput trial, InputWriter to) {
    to.line(trial.head().size(), trial.rows().size()).line(trial.head());
    trial.rows().forEach(to::line);
  }
}
