package zermelo.library.contest;

/** Document 003: who wins from x,y; values to 1000, start values may be taken. */
final class NumberTransformationFormat implements Format {
  private static final Field T = Field.cases("t");
  private static final Field X = new Field("x", 1, Doubling.LIMIT);
  private static final Field Y = new Field("y", 1, Doubling.LIMIT);

  @Override
  public String name() {
    return "number-transformation";
  }

  @Override
  public String game() {
    return "number-transformation";
  }

  @Override
  public String input() {
    return "t, then t lines x y";
  }

  @Override
  public String output() {
    return "First or Second for each line";
  }

  @Override
  public Shape shape() {
    return Shape.many(Row.of(X, Y));
  }

  @Override
  public void answer(Tokens in, Answers out) {
    Doubling game = new Doubling();
    for (long cases = in.number(T); cases > 0; cases--) {
      int x = (int) in.number(X);
      int y = (int) in.number(Y);
      out.line(game.wins(x, y));
    }
    in.end();
  }

  @Override
  public void write(Trial trial, Lines to) {
    to.counted(trial.rows());
  }
}
