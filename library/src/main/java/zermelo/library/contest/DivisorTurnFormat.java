package zermelo.library.contest;

import zermelo.kernel.numbers.Numbers;

/** Document 000: who wins from n. Exactly 1 and the primes lose. */
final class DivisorTurnFormat implements Format {
  private static final Field N = new Field("n", 1, Long.MAX_VALUE);

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
  public Shape shape() {
    return Shape.single(Row.of(N));
  }

  /** The document tells no limit, and its programs keep an array of n numbers. */
  @Override
  public long largest() {
    return 100_000;
  }

  @Override
  public void answer(Tokens in, Answers out) {
    long n = in.number(N);
    in.end();
    out.line(n > 1 && !Numbers.isPrime(n));
  }

  @Override
  public void write(Trial trial, Lines to) {
    to.line(trial.rows().getFirst());
  }
}
