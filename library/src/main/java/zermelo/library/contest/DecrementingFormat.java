package zermelo.library.contest;

import java.util.List;
import zermelo.kernel.numbers.Numbers;
import zermelo.library.theorems.Decrementing;

/** AtCoder AGC 010 D (Decrementing): numbers whose gcd is 1. */
final class DecrementingFormat implements Format {
  private static final int MOST = 100_000;
  private static final Field N = new Field("N", 1, MOST);
  private static final Field A = new Field("A", 1, 1_000_000_000);

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
  public Shape shape() {
    return Shape.single(Row.list(MOST, A));
  }

  @Override
  public void answer(Tokens in, Answers out) {
    long[] list = new long[(int) in.number(N)];
    long gcd = 0;
    for (int i = 0; i < list.length; i++) {
      list[i] = in.number(A, i + 1);
      gcd = gcd == 1 ? 1 : Numbers.gcd(gcd, list[i]);
    }
    in.end();
    if (gcd != 1) {
      throw in.wrong("the greatest common divisor of the numbers is " + gcd + ": it must be 1");
    }
    out.line(Decrementing.wins(list));
  }

  @Override
  public boolean allows(Trial trial) {
    return trial.rows().getFirst().stream().mapToLong(a -> a).reduce(0, Numbers::gcd) == 1;
  }

  @Override
  public void write(Trial trial, Lines to) {
    List<Long> list = trial.rows().getFirst();
    to.line(list.size()).line(list);
  }
}
