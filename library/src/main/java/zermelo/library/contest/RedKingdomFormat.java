package zermelo.library.contest;

import java.util.List;
import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;
import zermelo.library.theorems.heaps.RedKingdomTheorem;

/** Codeforces 1312F (Attack on Red Kingdom): the number of winning first moves. */
final class RedKingdomFormat implements ContestFormat {
  private static final int MAX_PILES = 300_000;
  private static final int STRONGEST = 5;
  private static final InputField T = new InputField("t", 1, MAX_PILES);
  private static final InputField N = new InputField("n", 1, MAX_PILES);
  private static final InputField X = new InputField("x", 1, STRONGEST);
  private static final InputField Y = new InputField("y", 1, STRONGEST);
  private static final InputField Z = new InputField("z", 1, STRONGEST);
  private static final InputField A = new InputField("a", 1, 1_000_000_000_000_000_000L);

  @Override
  public String name() {
    return "codeforces/1312F";
  }

  @Override
  public String game() {
    return "red-kingdom";
  }

  @Override
  public String input() {
    return "t; each case: n x y z, then a_1..a_n";
  }

  @Override
  public String output() {
    return "the number of winning first moves for each case";
  }

  @Override
  public InputLayout shape() {
    return InputLayout.many(InputRow.list(MAX_PILES, A, X, Y, Z));
  }

  @Override
  public void answer(TokenReader in, OutputBuffer out) {
    RedKingdomTheorem.Table[] tables = new RedKingdomTheorem.Table[(STRONGEST + 1) * 36];
    long[] piles = new long[16];
    long all = 0;
    for (long cases = in.number(T); cases > 0; cases--) {
      int n = (int) in.number(N);
      all += n;
      if (all > MAX_PILES) {
        throw in.wrong(
            "with this case there are " + all + " piles: " + MAX_PILES + " are the most");
      }
      RedKingdomTheorem.Table table =
          table(tables, (int) in.number(X), (int) in.number(Y), (int) in.number(Z));
      piles = piles.length < n ? new long[n] : piles;
      for (int i = 0; i < n; i++) {
        piles[i] = in.number(A, i + 1);
      }
      out.line(winningMoves(table, piles, n));
    }
    in.end();
  }

  /** Many cases share a table. */
  private static RedKingdomTheorem.Table table(
      RedKingdomTheorem.Table[] tables, int x, int y, int z) {
    int place = (x * 6 + y) * 6 + z;
    RedKingdomTheorem.Table table = tables[place];
    if (table == null) {
      table = RedKingdomTheorem.table(x, y, z).orElseThrow();
      tables[place] = table;
    }
    return table;
  }

  private static long winningMoves(RedKingdomTheorem.Table table, long[] piles, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum ^= table.nimber(piles[i], 0);
    }
    long moves = 0;
    for (int i = 0; i < n; i++) {
      int others = sum ^ table.nimber(piles[i], 0);
      for (int kind = 0; kind < 3; kind++) {
        moves += table.after(piles[i], kind) == others ? 1 : 0;
      }
    }
    return moves;
  }

  @Override
  public boolean allows(ContestInput trial) {
    return trial.rows().stream().mapToLong(List::size).sum() <= MAX_PILES;
  }

  @Override
  public void write(ContestInput trial, InputWriter to) {
    to.line(trial.rows().size());
    for (List<Long> row : trial.rows()) {
      List<Long> piles = row.subList(3, row.size());
      to.line(piles.size(), row.get(0), row.get(1), row.get(2)).line(piles);
    }
  }
}
