package zermelo.library.contest;

import zermelo.kernel.numbers.NumberTheory;
import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;

/** Divisor-turn: the winner from n. Exactly 1 and the primes lose. */
final class DivisorTurnFormat implements ContestFormat {
  private static final InputField N = new InputField("n", 1, Long.MAX_VALUE);

  @Override
  public String name() {
    return "divisor-turn";
  }

  @Override
  public String game() {
    return "divisor-turn";
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

  /** The problem states no limit, and its reference programs keep an array of n numbers. */
  @Override
  public long largest() {
    return 100_000;
  }

  @Override
  public void answer(TokenReader in, OutputBuffer out) {
    long n = in.number(N);
    in.end();
    out.line(n > 1 && !NumberTheory.isPrime(n));
  }

  @Override
  public void write(ContestInput trial, InputWriter to) {
    to.line(trial.rows().getFirst());
  }
}
