package zermelo.library.contest;

import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;
import zermelo.library.theorems.OctalSequence;

/** Crosses-crosses (cp-algorithms): no two stones of a strip may be neighbours. */
final class CrossesFormat implements ContestFormat {
  private static final InputField N = new InputField("n", 1, 100_000);

  /** A stone takes 1 cell of 1, 2 at an end, 3 in the middle: the octal game 0.137. */
  private static final int[] CODE = {1, 3, 7};

  /** This many values prove the period of 34. */
  private static final int ENOUGH = 256;

  @Override
  public String name() {
    return "crosses-crosses";
  }

  @Override
  public String game() {
    return "crosses";
  }

  @Override
  public String input() {
    return "n";
  }

  @Override
  public String output() {
    return "First or Second";
  }

  @Override
  public InputLayout shape() {
    return InputLayout.single(InputRow.of(N));
  }

  @Override
  public void answer(TokenReader in, OutputBuffer out) {
    long n = in.number(N);
    in.end();
    out.line(OctalSequence.prove(CODE, ENOUGH).orElseThrow().at(n) != 0);
  }

  @Override
  public void write(ContestInput trial, InputWriter to) {
    to.line(trial.rows().getFirst());
  }
}
