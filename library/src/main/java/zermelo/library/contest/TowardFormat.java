package zermelo.library.contest;

/** HKOI J163: who wins when all piles move toward v, for every v. */
final class TowardFormat implements Format {
  private static final int MOST = 50_000;
  private static final Field N = new Field("N", 1, MOST);
  private static final Field Q = Field.cases("Q");
  private static final Field S = new Field("s", 0, 1_000_000);
  private static final Field V = new Field("v", 0, 1_000_000_000);

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
  public Shape shape() {
    return new Shape(Row.list(MOST, S), Row.of(V), 1000);
  }

  @Override
  public void answer(Tokens in, Answers out) {
    int n = (int) in.number(N);
    long rounds = in.number(Q);
    long stones = 0;
    for (int i = 1; i <= n; i++) {
      stones += in.number(S, i);
    }
    for (; rounds > 0; rounds--) {
      // A heap makes |s-v| steps; of their sum only the parity matters.
      long steps = stones + n * in.number(V);
      out.line(steps % 2 == 1);
    }
    in.end();
  }

  @Override
  public void write(Trial trial, Lines to) {
    to.line(trial.head().size(), trial.rows().size()).line(trial.head());
    trial.rows().forEach(to::line);
  }
}
