package zermelo.web.uwapi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Result;
import zermelo.solve.ValuedMove;
import zermelo.web.json.ListingLimit;

/**
 * What UWAPI says about a position: its value, and its moves with theirs.
 *
 * @param moves the best first, at most {@link #most}
 * @param leftOut how many moves are missing; empty if they were not counted
 */
record PositionAnalysis(
    PositionWithTurn place,
    UwapiValue worth,
    List<MoveRanking.RankedMove> moves,
    OptionalLong leftOut) {
  /** Maximum number of listed moves. */
  static final int MAX_MOVES = 1_000;

  /** Returns how many moves of a position are listed. */
  static int most(Rules rules, PositionWithTurn place) {
    return Math.min(MAX_MOVES, ListingLimit.most(rules.print(place.position())));
  }

  static PositionAnalysis of(Rules rules, PositionWithTurn place, Result result) {
    return switch (result) {
      case Answer answer -> solved(rules, place, answer);
      case OutOfLimits out -> unsolved(rules, place);
    };
  }

  private static PositionAnalysis solved(Rules rules, PositionWithTurn place, Answer answer) {
    List<UwapiMove> options = new ArrayList<>();
    for (ValuedMove move : answer.moves()) {
      PositionWithTurn after = place.after(rules, move.move().target());
      boolean again = after.player() == place.player();
      int forgotten = forgotten(rules, place, move.move(), again);
      UwapiValue worth = UwapiValue.behind(rules, after, move, again, forgotten);
      options.add(new UwapiMove(move.move().label(), after, Optional.of(move.result()), worth));
    }
    OptionalLong leftOut = answer.leftOut();
    if (leftOut.orElse(-1) != 0 && options.size() < most(rules, place)) {
      leftOut = unvalued(rules, place, options, leftOut);
    }
    return cut(rules, place, UwapiValue.of(rules, place, answer), options, leftOut);
  }

  /** Returns the gain of a move; 0 if the position after the move shows it in its lead. */
  private static int forgotten(Rules rules, PositionWithTurn place, Move move, boolean again) {
    if (move.gain() == 0) {
      return 0;
    }
    int lead = rules.lead(move.target());
    return (again ? lead : -lead) == rules.lead(place.position()) ? move.gain() : 0;
  }

  private static PositionAnalysis unsolved(Rules rules, PositionWithTurn place) {
    List<UwapiMove> options = new ArrayList<>();
    boolean open = rules.ending(place.position()) == Ending.OPEN;
    OptionalLong leftOut =
        open ? unvalued(rules, place, options, OptionalLong.empty()) : OptionalLong.of(0);
    return cut(rules, place, UwapiValue.UNSOLVED, options, leftOut);
  }

  /**
   * Adds the moves of unknown value, because a player may still make them. A theorem may know the
   * winner without knowing a winning move.
   *
   * @return how many moves are still missing
   */
  private static OptionalLong unvalued(
      Rules rules, PositionWithTurn place, List<UwapiMove> options, OptionalLong missing) {
    Set<String> there = options.stream().map(UwapiMove::label).collect(Collectors.toSet());
    MoveList list = some(rules, place);
    int added = 0;
    for (Move move : list.moves()) {
      if (there.add(move.label())) {
        PositionWithTurn after = place.after(rules, move.target());
        options.add(new UwapiMove(move.label(), after, Optional.empty(), UwapiValue.UNSOLVED));
        added++;
      }
    }
    return list.complete()
        ? OptionalLong.of(0)
        : missing.isPresent() ? OptionalLong.of(missing.getAsLong() - added) : missing;
  }

  /**
   * Returns moves, or none if the rules cannot make them: numbers may be too large for that, though
   * a theorem knows the winner.
   */
  private static MoveList some(Rules rules, PositionWithTurn place) {
    try {
      return rules.moves(place.position(), most(rules, place));
    } catch (RulesFault fault) {
      return new MoveList(List.of(), false);
    }
  }

  private static PositionAnalysis cut(
      Rules rules,
      PositionWithTurn place,
      UwapiValue worth,
      List<UwapiMove> options,
      OptionalLong leftOut) {
    List<MoveRanking.RankedMove> ranked = MoveRanking.of(options);
    int kept = Math.min(ranked.size(), most(rules, place));
    OptionalLong missing =
        leftOut.isPresent() ? OptionalLong.of(leftOut.getAsLong() + ranked.size() - kept) : leftOut;
    return new PositionAnalysis(place, worth, List.copyOf(ranked.subList(0, kept)), missing);
  }
}
