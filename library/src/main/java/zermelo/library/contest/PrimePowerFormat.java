package zermelo.library.contest;

import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;

/** CodeChef CHCOINSG: take prime powers from one heap. The multiples of 6 lose. */
final class PrimePowerFormat implements ContestFormat {
  private static final InputField T = InputField.cases("T");
  private static final InputField N = new InputField("N", 1, 1_000_000_000);

  @Override
  public String name() {
    return "codechef/CHCOINSG";
  }

  @Override
  public String game() {
    return "prime-power";
  }

  @Override
  public String input() {
    return "T, then T lines N";
  }

  @Override
  public String output() {
    return "Chef (first) or Misha for each line";
  }

  @Override
  public InputLayout shape() {
    return InputLayout.many(InputRow.of(N));
  }

  @Override
  public void answer(TokenReader in, OutputBuffer out) {
    for (long cases = in.number(T); cases > 0; cases--) {
      out.line(in.number(N) % 6 == 0 ? "Misha" : "Chef");
    }
    in.end();
  }

  @Override
  public void write(ContestInput trial, InputWriter to) {
    to.counted(trial.rows());
  }
}
