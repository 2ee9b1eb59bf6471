package zermelo.library.contest;

import java.util.List;
import java.util.Optional;
import zermelo.library.theorems.heaps.RedKingdomTheorem;

/** Codeforces 1312F (Attack on Red Kingdom): the number of winning first moves. */
final class RedKingdomAnswers implements CaseAnswers {
  private static final int MAX_PILES = 300_000;
  private static final int STRONGEST = 5;

  /** Where the piles begin, after n, x, y and z. */
  private static final int PILES = 4;

  /** Many cases share a table. */
  private final RedKingdomTheorem.Table[] tables =
      new RedKingdomTheorem.Table[(STRONGEST + 1) * 36];

  private long all;

  @Override
  public Optional<String> refusal(long[] head, long[] row) {
    all += row[0];
    return all <= MAX_PILES
        ? Optional.empty()
        : Optional.of("with this case there are " + all + " piles: " + MAX_PILES + " are the most");
  }

  @Override
  public List<String> of(long[] head, long[] row) {
    RedKingdomTheorem.Table table = table((int) row[1], (int) row[2], (int) row[3]);
    return List.of(Long.toString(winningMoves(table, row)));
  }

  private RedKingdomTheorem.Table table(int x, int y, int z) {
    int place = (x * 6 + y) * 6 + z;
    RedKingdomTheorem.Table table = tables[place];
    if (table == null) {
      table = RedKingdomTheorem.table(x, y, z).orElseThrow();
      tables[place] = table;
    }
    return table;
  }

  private static long winningMoves(RedKingdomTheorem.Table table, long[] row) {
    int sum = 0;
    for (int i = PILES; i < row.length; i++) {
      sum ^= table.nimber(row[i], 0);
    }
    long moves = 0;
    for (int i = PILES; i < row.length; i++) {
      int others = sum ^ table.nimber(row[i], 0);
      for (int kind = 0; kind < 3; kind++) {
        moves += table.after(row[i], kind) == others ? 1 : 0;
      }
    }
    return moves;
  }
}
