package zermelo.library.contest;

import java.util.List;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;
import zermelo.library.theorems.numbers.DecrementingTheorem;

/** AtCoder AGC 010 D (Decrementing): numbers whose gcd is 1. */
final class DecrementingFormat implements ContestFormat {
  private static final int MAX_NUMBERS = 100_000;
  private static final InputField N = new InputField("N", 1, MAX_NUMBERS);
  private static final InputField A = new InputField("A", 1, 1_000_000_000);

  @Override
  public String name() {
    return "atcoder/agc010_d";
  }

  @Override
  public String game() {
    return "decrementing";
  }

  @Override
  public String input() {
    return "N, then A_1..A_N, whose gcd is 1";
  }

  @Override
  public String output() {
    return "First or Second";
  }

  @Override
  public InputLayout shape() {
    return InputLayout.single(InputRow.list(MAX_NUMBERS, A));
  }

  @Override
  public void answer(TokenReader in, OutputBuffer out) {
    long[] list = new long[(int) in.number(N)];
    long gcd = 0;
    for (int i = 0; i < list.length; i++) {
      list[i] = in.number(A, i + 1);
      gcd = gcd == 1 ? 1 : NumberTheory.gcd(gcd, list[i]);
    }
    in.end();
    if (gcd != 1) {
      throw in.wrong("the greatest common divisor of the numbers is " + gcd + ": it must be 1");
    }
    out.line(DecrementingTheorem.wins(list));
  }

  @Override
  public boolean allows(ContestInput trial) {
    return trial.rows().getFirst().stream().mapToLong(a -> a).reduce(0, NumberTheory::gcd) == 1;
  }

  @Override
  public void write(ContestInput trial, InputWriter to) {
    List<Long> list = trial.rows().getFirst();
    to.line(list.size()).line(list);
  }
}
