package zermelo.library.contest;

/** CodeChef CHCOINSG: prime powers are taken from one heap; the multiples of 6 lose. */
final class PrimePowerFormat implements Format {
  private static final Field T = Field.cases("T");
  private static final Field N = new Field("N", 1, 1_000_000_000);

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
  public Shape shape() {
    return Shape.many(Row.of(N));
  }

  @Override
  public void answer(Tokens in, Answers out) {
    for (long cases = in.number(T); cases > 0; cases--) {
      out.line(in.number(N) % 6 == 0 ? "Misha" : "Chef");
    }
    in.end();
  }

  @Override
  public void write(Trial trial, Lines to) {
    to.counted(trial.rows());
  }
}
