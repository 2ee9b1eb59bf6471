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
 * One paragraph of an {@link Explanation}.
 *
 * <p>Player 0 is to move at the explained position. Player 1 is the other. Components are numbered
 * from 1, as in move labels.
 */
public sealed interface Paragraph {
  /** Returns the JSON word for this kind of paragraph. */
  String kind();

  /**
   * The winner.
   *
   * @param finish the result, if the game is over here
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
   * The options by Grundy value, and their mex.
   *
   * @param groups in ascending order of value
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
   * Grundy values worked out as the mex of those of the options, smallest positions first.
   *
   * @param rows the last one is the position itself; the others are all positions below it, or none
   *     if there are many
   */
  record MexRows(List<MexRow> rows) implements Paragraph {
    public MexRows {
      rows = List.copyOf(rows);
    }

    @Override
    public String kind() {
      return "mex";
    }
  }

  /**
   * One Grundy value as a mex.
   *
   * @param options the options without duplicates, in the order of the moves
   */
  record MexRow(String position, List<ValuedOption> options, long value) {
    public MexRow {
      options = List.copyOf(options);
    }
  }

  /** An option with its Grundy value. */
  record ValuedOption(String position, long value) {}

  /**
   * A strategy for positions of one number: an answer to each move.
   *
   * @param winner the player who has it: 0 for the player to move
   * @param first that player's first move; empty if the other player moves first
   * @param together if present: every answer completes the move before it to this amount
   * @param replies if there is no such amount: the moves at this position with their answers
   * @param tried the largest number at which the answers were tried; empty if at all of them
   */
  record Strategy(
      int winner,
      Optional<Move> first,
      OptionalLong together,
      List<Reply> replies,
      OptionalLong tried)
      implements Paragraph {
    public Strategy {
      replies = List.copyOf(replies);
    }

    @Override
    public String kind() {
      return "strategy";
    }
  }

  /**
   * The nim-sum of the components.
   *
   * @param rows the components; if there are many, those of equal value share a row
   * @param repairs if the sum is not 0: moves that make it 0, in the components with its highest
   *     bit
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

    /** Returns the highest bit of the sum, or 0 if there is none. */
    public long highest() {
      return Long.highestOneBit(sum);
    }
  }

  /**
   * One row of a nim-sum.
   *
   * @param name the component as moves name it: {@code heap 2}; {@code 7 parts} if several share a
   *     row
   * @param text the component itself
   */
  record NimSumRow(String name, String text, long value, int count) {}

  /** A move that changes a component's value from {@code before} so that the nim-sum becomes 0. */
  record ZeroingMove(String part, long before, long after, Move move) {}

  /**
   * Theorems applied to this position.
   *
   * @param move a winning move, with the theorem's value of the position that it leads to
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
   * The verdict of a theorem on a position, for the player to move there.
   *
   * @param working the statement worked out with the numbers of the position
   */
  record TheoremApplication(
      String statement,
      String position,
      Optional<String> working,
      Outcome outcome,
      OptionalLong nimber) {}

  /** A move, with the theorem's value of the position that it leads to. */
  record TheoremMove(Move move, OptionalLong nimber) {}

  /**
   * A strategy of copying the opponent's moves.
   *
   * @param by what is copied: the same move in an equal component, or the move after a half turn
   * @param first the move that makes the position symmetric; empty if it is symmetric already and
   *     the player to move loses
   * @param replies every move of the opponent that was tried, with its answer
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
   * The moves that keep the value of the position.
   *
   * @param keeping those moves, quickest first if they win, else slowest first
   * @param margin the margin that they win by, in games with a score
   * @param all the number of all moves; empty if they were not counted
   * @param complete whether every move was valued; otherwise others may keep the value as well
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
   * A line of best play: the winner hurries, the loser delays.
   *
   * @param finish the result, if the line is shown to its end
   * @param back the index of the position (0 for the first) that the last step returns to
   * @param more the number of plies not shown; empty if there is no end or the number is not known
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

  /** The choice that a player had. */
  enum Alternatives {
    /** There is no other move. */
    ONLY_MOVE,
    /** Every other move is worth less. */
    ONLY_GOOD,
    SEVERAL
  }

  /** The evidence for the explanation. */
  record EvidenceNote(Evidence evidence) implements Paragraph {
    @Override
    public String kind() {
      return "evidence";
    }
  }
}
