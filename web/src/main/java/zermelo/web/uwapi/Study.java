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
import zermelo.solve.OutOfBudget;
import zermelo.solve.Result;
import zermelo.solve.ValuedMove;
import zermelo.web.json.Listed;

/**
 * All that is told of one place.
 *
 * @param moves the best first, and not more than {@link #most}
 * @param leftOut how many moves are missing; empty if nobody counted them
 */
record Study(Place place, Worth worth, List<Ranking.Ranked> moves, OptionalLong leftOut) {
  /** More moves than anybody looks at. */
  static final int MOST = 1_000;

  /** How many moves of a place are told. */
  static int most(Rules rules, Place place) {
    return Math.min(MOST, Listed.most(rules.print(place.position())));
  }

  static Study of(Rules rules, Place place, Result result) {
    return switch (result) {
      case Answer answer -> solved(rules, place, answer);
      case OutOfBudget out -> unsolved(rules, place);
    };
  }

  private static Study solved(Rules rules, Place place, Answer answer) {
    List<Option> options = new ArrayList<>();
    for (ValuedMove move : answer.moves()) {
      Place after = place.after(rules, move.move().target());
      boolean again = after.player() == place.player();
      Worth worth = Worth.behind(rules, after, move, again);
      options.add(new Option(move.move().label(), after, Optional.of(move.result()), worth));
    }
    OptionalLong leftOut = answer.leftOut();
    if (leftOut.orElse(-1) != 0 && options.size() < most(rules, place)) {
      leftOut = unvalued(rules, place, options, leftOut);
    }
    return cut(rules, place, Worth.of(rules, place, answer), options, leftOut);
  }

  private static Study unsolved(Rules rules, Place place) {
    List<Option> options = new ArrayList<>();
    boolean open = rules.ending(place.position()) == Ending.OPEN;
    OptionalLong leftOut =
        open ? unvalued(rules, place, options, OptionalLong.empty()) : OptionalLong.of(0);
    return cut(rules, place, Worth.UNSOLVED, options, leftOut);
  }

  /**
   * Adds the moves of which nobody knows what they are worth: they can be made all the same. A
   * theorem may know who wins and not how.
   *
   * @return how many moves are still missing
   */
  private static OptionalLong unvalued(
      Rules rules, Place place, List<Option> options, OptionalLong missing) {
    Set<String> there = options.stream().map(Option::label).collect(Collectors.toSet());
    MoveList list = some(rules, place);
    int added = 0;
    for (Move move : list.moves()) {
      if (there.add(move.label())) {
        Place after = place.after(rules, move.target());
        options.add(new Option(move.label(), after, Optional.empty(), Worth.UNSOLVED));
        added++;
      }
    }
    return list.complete()
        ? OptionalLong.of(0)
        : missing.isPresent() ? OptionalLong.of(missing.getAsLong() - added) : missing;
  }

  /** Numbers may be too large for the rules to make a move, though a theorem knows who wins. */
  private static MoveList some(Rules rules, Place place) {
    try {
      return rules.moves(place.position(), most(rules, place));
    } catch (RulesFault fault) {
      return new MoveList(List.of(), false);
    }
  }

  private static Study cut(
      Rules rules, Place place, Worth worth, List<Option> options, OptionalLong leftOut) {
    List<Ranking.Ranked> ranked = Ranking.of(options);
    int kept = Math.min(ranked.size(), most(rules, place));
    OptionalLong missing =
        leftOut.isPresent() ? OptionalLong.of(leftOut.getAsLong() + ranked.size() - kept) : leftOut;
    return new Study(place, worth, List.copyOf(ranked.subList(0, kept)), missing);
  }
}
