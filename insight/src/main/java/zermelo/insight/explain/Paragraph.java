package zermelo.insight.explain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.play.GameResult;

/**
 * One paragraph of an {@link Explanation}. Players are 0, who is to move at the position that is
 * explained, and 1, the other. Parts are numbered from 1, as moves name them.
 */
public sealed interface Paragraph {
  /** The word that JSON has for this kind of paragraph. */
  String kind();

  /**
   * Who wins.
   *
   * @param finish how the game has ended, if it is over here
   */
  record Winner(
      Outcome outcome,
      OptionalInt plies,
      OptionalInt margin,
      OptionalLong nimber,
      Optional<GameResult> finish)
      implements Paragraph {
    @Override
    public String kind() {
      return "verdict";
    }
  }

  /**
   * The options by their Grundy values, and the smallest number that is missing among these.
   *
   * @param groups in the order of their values
   */
  record OptionsByValue(List<OptionGroup> groups, long mex) implements Paragraph {
    public OptionsByValue {
      groups = List.copyOf(groups);
    }

    @Override
    public String kind() {
      return "options";
    }
  }

  /** The moves to positions of one Grundy value. */
  record OptionGroup(long nimber, List<Move> moves) {
    public OptionGroup {
      moves = List.copyOf(moves);
    }
  }

  /**
   * The nim-sum of the parts.
   *
   * @param rows the parts, or where there are many of them, those of equal value together
   * @param repairs for a sum that is not 0: moves that make it 0, in the parts that have its
   *     highest bit
   */
  record NimSum(List<NimSumRow> rows, long sum, List<ZeroingMove> repairs) implements Paragraph {
    public NimSum {
      rows = List.copyOf(rows);
      repairs = List.copyOf(repairs);
    }

    @Override
    public String kind() {
      return "nim-sum";
    }

    /** The highest bit of the sum; 0 if there is none. */
    public long highest() {
      return Long.highestOneBit(sum);
    }
  }

  /**
   * One line of a nim-sum.
   *
   * @param name as moves name the part: {@code heap 2}; {@code 7 parts} where some stand together
   * @param text the part itself
   */
  record NimSumRow(String name, String text, long value, int count) {}

  /** A move that changes a part's value from {@code before} to what makes the nim-sum 0. */
  record ZeroingMove(String part, long before, long after, Move move) {}

  /**
   * Theorems applied to this position.
   *
   * @param move a winning move, and what the theorem says of the position it leads to
   */
  record AppliedTheorems(List<TheoremApplication> applied, Optional<TheoremMove> move)
      implements Paragraph {
    public AppliedTheorems {
      applied = List.copyOf(applied);
    }

    @Override
    public String kind() {
      return "theorem";
    }
  }

  /**
   * What a statement says of a position, told from the side of the player to move there.
   *
   * @param working the statement worked out with the numbers of the position
   */
  record TheoremApplication(
      String statement,
      String position,
      Optional<String> working,
      Outcome outcome,
      OptionalLong nimber) {}

  /** A move, and what a statement says of the position that it leads to. */
  record TheoremMove(Move move, OptionalLong nimber) {}

  /**
   * A strategy of copying the other player's moves.
   *
   * @param by what is copied: the same move in an equal part, or the move turned by half a turn
   * @param first the move that makes the position symmetric; nothing if it is already, and the
   *     player to move is lost
   * @param replies every move of the other player that was tried, with its answer
   * @param complete whether these are all moves
   */
  record Mirror(By by, Optional<Move> first, List<Reply> replies, boolean complete)
      implements Paragraph {
    public Mirror {
      replies = List.copyOf(replies);
    }

    @Override
    public String kind() {
      return "mirror";
    }

    /** What is copied. */
    public enum By {
      TWIN,
      HALF_TURN
    }
  }

  /** A move and the answer to it. */
  record Reply(Move move, Move answer) {}

  /**
   * How many moves keep what the position is worth.
   *
   * @param keeping those moves, the quickest first if they win, else the slowest
   * @param margin in games with a score, by how much they win
   * @param all how many moves there are; nothing if nobody counted them
   * @param complete whether every move was valued; else others may keep it as well
   */
  record Choice(
      Outcome outcome, OptionalInt margin, List<Move> keeping, OptionalLong all, boolean complete)
      implements Paragraph {
    public Choice {
      keeping = List.copyOf(keeping);
    }

    @Override
    public String kind() {
      return "choice";
    }
  }

  /**
   * A line of best play: who wins hurries, who loses delays.
   *
   * @param finish how it ends, if it is shown to its end
   * @param back the number of the position (0 for the first) that the last step comes back to
   * @param more how many plies are not shown; nothing if there is no end or nobody knows
   */
  record Line(List<Step> steps, Optional<GameResult> finish, OptionalInt back, OptionalInt more)
      implements Paragraph {
    public Line {
      steps = List.copyOf(steps);
    }

    @Override
    public String kind() {
      return "line";
    }
  }

  /** One ply of a line. */
  record Step(int player, Move move, Alternatives choices, Outcome outcome) {}

  /** Which choice a player had. */
  enum Alternatives {
    /** There is no other move. */
    ONLY_MOVE,
    /** Every other move is worth less. */
    ONLY_GOOD,
    SEVERAL
  }

  /** How all this is known. */
  record EvidenceNote(Evidence evidence) implements Paragraph {
    @Override
    public String kind() {
      return "evidence";
    }
  }
}
