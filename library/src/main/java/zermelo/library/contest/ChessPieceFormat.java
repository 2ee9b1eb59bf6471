package zermelo.library.contest;

import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;
import zermelo.library.theorems.boards.ChessPieceTheorem;

/** Codeforces 36D (New Game with a Chess Piece): a piece on the cell n,m of a board. */
final class ChessPieceFormat implements ContestFormat {
  private static final InputField T = InputField.cases("t");
  private static final InputField K = new InputField("k", 1, 1_000_000_000);
  private static final InputField N = new InputField("n", 1, 1_000_000_000);
  private static final InputField M = new InputField("m", 1, 1_000_000_000);

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
  public InputLayout shape() {
    return new InputLayout(InputRow.of(K), InputRow.of(N, M), 20);
  }

  @Override
  public void answer(TokenReader in, OutputBuffer out) {
    long cases = in.number(T);
    long k = in.number(K);
    for (; cases > 0; cases--) {
      long a = in.number(N) - 1;
      long b = in.number(M) - 1;
      out.line(ChessPieceTheorem.nimber(a, b, k) != 0 ? "+" : "-");
    }
    in.end();
  }

  @Override
  public void write(ContestInput trial, InputWriter to) {
    to.line(trial.rows().size(), trial.head().getFirst());
    trial.rows().forEach(to::line);
  }
}
