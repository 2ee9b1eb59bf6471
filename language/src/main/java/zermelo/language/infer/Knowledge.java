package zermelo.language.infer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Linear inequalities that hold, and a search for others that follow from them. The search adds up
 * multiples of known inequalities until every unknown of the goal is gone; it may miss a proof, but
 * what it proves is true.
 */
final class Knowledge {
  private static final int DEEPEST = 8;
  private static final int MOST_STEPS = 1_000;
  private static final int MOST_CASES = 4; // how many unknowns are taken apart into cases at once

  /** One of the values that an unknown may have, and what holds if it has this one. */
  record Case(Linear value, List<Linear> given) {}

  private final List<Linear> facts;
  private final List<Linear> differences;
  private final Map<Unknown, List<Case>> cases;
  private boolean impossible;
  private int serial;

  Knowledge() {
    this(new ArrayList<>(), new ArrayList<>(), new HashMap<>());
  }

  private Knowledge(List<Linear> facts, List<Linear> differences, Map<Unknown, List<Case>> cases) {
    this.facts = facts;
    this.differences = differences;
    this.cases = cases;
  }

  /** Notes that this is at least 0. */
  void atLeastZero(Linear form) {
    if (form.isConstant()) {
      impossible |= form.constant() < 0;
    } else if (!facts.contains(form)) {
      facts.add(form);
    }
  }

  /** Notes that the first is at most the second. */
  void atMost(Linear low, Linear high) {
    atLeastZero(high.minus(low));
  }

  /** Notes that this is not 0: with an inequality it makes a strict one. */
  void notZero(Linear form) {
    if (form.isConstant()) {
      impossible |= form.constant() == 0;
    } else {
      differences.add(form);
    }
  }

  /** Notes that what is described cannot happen. */
  void never() {
    impossible = true;
  }

  void isOneOf(Unknown unknown, List<Case> values) {
    cases.put(unknown, List.copyOf(values));
  }

  /** A number that was not given before, for unknowns that are like no other. */
  int serial() {
    return serial++;
  }

  boolean isImpossible() {
    return impossible;
  }

  /** Whether the first is surely at most the second. */
  boolean provesAtMost(Linear low, Linear high) {
    try {
      return proves(high.minus(low), MOST_CASES);
    } catch (ArithmeticException tooLarge) {
      return false; // no proof with numbers of this size
    }
  }

  private boolean proves(Linear goal, int casesLeft) {
    if (impossible) {
      return true;
    }
    tighten();
    return follows(goal) || (casesLeft > 0 && byCases(goal, casesLeft));
  }

  /** Where a difference has a sign it is at least 1. */
  private void tighten() {
    List<Linear> open = new ArrayList<>(differences);
    differences.clear();
    for (Linear form : open) {
      if (follows(form)) {
        atLeastZero(form.plus(-1));
      } else if (follows(form.times(-1))) {
        atLeastZero(form.times(-1).plus(-1));
      } else {
        differences.add(form);
      }
    }
  }

  private boolean byCases(Linear goal, int casesLeft) {
    for (Unknown unknown : goal.factors().keySet()) {
      if (cases.containsKey(unknown)) {
        return cases.get(unknown).stream()
            .allMatch(value -> holdsIn(value, goal.with(unknown, value.value()), casesLeft - 1));
      }
    }
    return false;
  }

  private boolean holdsIn(Case value, Linear goal, int casesLeft) {
    Knowledge inside = new Knowledge(new ArrayList<>(facts), new ArrayList<>(differences), cases);
    for (Linear given : value.given()) {
      if (inside.proves(given.times(-1).plus(-1), 0)) {
        return true; // this case cannot happen
      }
      inside.atLeastZero(given);
    }
    return inside.proves(goal, casesLeft);
  }

  /** Tries short proofs first: most proofs are short, and long ones cost many steps to miss. */
  private boolean follows(Linear goal) {
    Search search = new Search();
    for (int depth = 1; depth <= DEEPEST; depth++) {
      if (search.run(goal, depth)) {
        return true;
      }
    }
    return false;
  }

  private final class Search {
    private int steps = MOST_STEPS;

    /** Whether the goal is at least 0, by facts that cancel its unknowns one after the other. */
    boolean run(Linear goal, int depth) {
      if (goal.isConstant()) {
        return goal.constant() >= 0;
      }
      if (depth == 0 || --steps < 0) {
        return false;
      }
      Unknown unknown = goal.first().orElseThrow();
      long wanted = goal.factor(unknown);
      for (Linear fact : facts) {
        long has = fact.factor(unknown);
        if (Long.signum(has) == Long.signum(wanted)
            && run(goal.times(Math.abs(has)).minus(fact.times(Math.abs(wanted))), depth - 1)) {
          return true;
        }
      }
      return false;
    }
  }
}
