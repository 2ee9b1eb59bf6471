package zermelo.library.contest;

import java.util.List;
import zermelo.library.theorems.RedKingdom;

/** Codeforces 1312F (Attack on Red Kingdom): how many first moves win. */
final class RedKingdomFormat implements Format {
  private static final int MOST = 300_000;
  private static final int STRONGEST = 5;
  private static final Field T = new Field("t", 1, MOST);
  private static final Field N = new Field("n", 1, MOST);
  private static final Field X = new Field("x", 1, STRONGEST);
  private static final Field Y = new Field("y", 1, STRONGEST);
  private static final Field Z = new Field("z", 1, STRONGEST);
  private static final Field A = new Field("a", 1, 1_000_000_000_000_000_000L);

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
  public Shape shape() {
    return Shape.many(Row.list(MOST, A, X, Y, Z));
  }

  @Override
  public void answer(Tokens in, Answers out) {
    RedKingdom.Table[] tables = new RedKingdom.Table[(STRONGEST + 1) * 36];
    long[] piles = new long[16];
    long all = 0;
    for (long cases = in.number(T); cases > 0; cases--) {
      int n = (int) in.number(N);
      all += n;
      if (all > MOST) {
        throw in.wrong("with this case there are " + all + " piles: " + MOST + " are the most");
      }
      RedKingdom.Table table =
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
  private static RedKingdom.Table table(RedKingdom.Table[] tables, int x, int y, int z) {
    int place = (x * 6 + y) * 6 + z;
    RedKingdom.Table table = tables[place];
    if (table == null) {
      table = RedKingdom.table(x, y, z).orElseThrow();
      tables[place] = table;
    }
    return table;
  }

  private static long winningMoves(RedKingdom.Table table, long[] piles, int n) {
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
  public boolean allows(Trial trial) {
    return trial.rows().stream().mapToLong(List::size).sum() <= MOST;
  }

  @Override
  public void write(Trial trial, Lines to) {
    to.line(trial.rows().size());
    for (List<Long> row : trial.rows()) {
      List<Long> piles = row.subList(3, row.size());
      to.line(piles.size(), row.get(0), row.get(1), row.get(2)).line(piles);
    }
  }
}
