package zermelo.library.contest;

import zermelo.library.theorems.ChessPiece;

/** Codeforces 36D (New Game with a Chess Piece): a piece on the cell n,m of a board. */
final class ChessPieceFormat implements Format {
  private static final Field T = Field.cases("t");
  private static final Field K = new Field("k", 1, 1_000_000_000);
  private static final Field N = new Field("n", 1, 1_000_000_000);
  private static final Field M = new Field("m", 1, 1_000_000_000);

  @Override
  public String name() {
    return "codeforces/36D";
  }

  @Override
  public String game() {
    return "chess-piece";
  }

  @Override
  public String input() {
    return "t k, then t lines n m";
  }

  @Override
  public String output() {
    return "+ (first) or - for each line";
  }

  /** The judge gives at most 20 boards. */
  @Override
  public Shape shape() {
    return new Shape(Row.of(K), Row.of(N, M), 20);
  }

  @Override
  public void answer(Tokens in, Answers out) {
    long cases = in.number(T);
    long k = in.number(K);
    for (; cases > 0; cases--) {
      long a = in.number(N) - 1;
      long b = in.number(M) - 1;
      out.line(ChessPiece.nimber(a, b, k) != 0 ? "+" : "-");
    }
    in.end();
  }

  @Override
  public void write(Trial trial, Lines to) {
    to.line(trial.rows().size(), trial.head().getFirst());
    trial.rows().forEach(to::line);
  }
}
