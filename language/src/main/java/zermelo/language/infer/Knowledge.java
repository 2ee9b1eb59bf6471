package zermelo.language.infer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.numbers.Numbers;

/**
 * Linear inequalities that hold, and a search for others that follow from them. The search adds up
 * multiples of known inequalities until every unknown of the goal is gone; it may miss a proof, but
 * what it proves is true.
 */
final class Knowledge {
  private static final int DEEPEST = 8;
  private static final int MOST_STEPS = 300;
  private static final int SHALLOW = 3;
  private static final int FEW_STEPS = 40;
  private static final int MOST_CASES = 4; // how many unknowns are taken apart into cases at once

  /** One of the values that an unknown may have, and what holds if it has this one. */
  record Case(Linear value, List<Linear> given) {}

  private final Set<Linear> facts = new HashSet<>();
  private final Map<Unknown, List<Linear>> factsOf = new HashMap<>(); // in the order of noting
  private final List<Linear> differences;
  private final Map<Unknown, List<Case>> cases;
  private boolean impossible;
  private int serial;

  Knowledge() {
    this(new ArrayList<>(), new HashMap<>());
  }

  private Knowledge(List<Linear> differences, Map<Unknown, List<Case>> cases) {
    this.differences = differences;
    this.cases = cases;
  }

  /** Notes that this is at least 0. */
  void atLeastZero(Linear form) {
    if (form.isConstant()) {
      impossible |= form.constant() < 0;
    } else if (facts.add(form)) {
      form.factors()
          .keySet()
          .forEach(unknown -> factsOf.computeIfAbsent(unknown, u -> new ArrayList<>()).add(form));
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
      Linear goal = high.minus(low);
      boolean proven = proves(goal, MOST_CASES);
      if (proven) {
        atLeastZero(goal); // what is proved once need not be searched for again
      }
      return proven;
    } catch (ArithmeticException tooLarge) {
      return false; // no proof with numbers of this size
    }
  }

  /** Whether a short proof shows it; where the answer only saves work. */
  boolean seesAtMost(Linear low, Linear high) {
    try {
      return impossible || follows(high.minus(low), SHALLOW, FEW_STEPS);
    } catch (ArithmeticException tooLarge) {
      return false;
    }
  }

  /** Short proofs, then cases, then long proofs: most proofs are short, and missing one is dear. */
  private boolean proves(Linear goal, int casesLeft) {
    if (impossible || follows(goal, SHALLOW, FEW_STEPS)) {
      return true;
    }
    tighten();
    Optional<Unknown> unknown =
        goal.factors().keySet().stream().filter(cases::containsKey).findFirst();
    return (unknown.isPresent() && casesLeft > 0)
        ? byCases(goal, unknown.get(), casesLeft)
        : follows(goal, DEEPEST, MOST_STEPS);
  }

  /** Where a difference has a sign it is at least 1. */
  private void tighten() {
    List<Linear> open = new ArrayList<>(differences);
    differences.clear();
    for (Linear form : open) {
      if (follows(form, DEEPEST, MOST_STEPS)) {
        atLeastZero(form.plus(-1));
      } else if (follows(form.times(-1), DEEPEST, MOST_STEPS)) {
        atLeastZero(form.times(-1).plus(-1));
      } else {
        differences.add(form);
      }
    }
  }

  private boolean byCases(Linear goal, Unknown unknown, int casesLeft) {
    return cases.getOrDefault(unknown, List.of()).stream()
        .allMatch(value -> holdsIn(value, goal.with(unknown, value.value()), casesLeft - 1));
  }

  private boolean holdsIn(Case value, Linear goal, int casesLeft) {
    Knowledge inside = new Knowledge(new ArrayList<>(differences), cases);
    inside.facts.addAll(facts);
    factsOf.forEach((unknown, known) -> inside.factsOf.put(unknown, new ArrayList<>(known)));
    for (Linear given : value.given()) {
      if (inside.follows(given.times(-1).plus(-1), SHALLOW, FEW_STEPS)) {
        return true; // this case cannot happen
      }
      inside.atLeastZero(given);
    }
    return inside.proves(goal, casesLeft);
  }

  private boolean follows(Linear goal, int deepest, int steps) {
    Search search = new Search(steps);
    for (int depth = 1; depth <= deepest; depth++) {
      if (search.run(goal, depth)) {
        return true;
      }
    }
    return false;
  }

  private final class Search {
    private int steps;

    Search(int steps) {
      this.steps = steps;
    }

    /** Whether the goal is at least 0, by facts that cancel its unknowns one after the other. */
    boolean run(Linear goal, int depth) {
      if (goal.isConstant()) {
        return goal.constant() >= 0;
      }
      if (depth == 0 || --steps < 0) {
        return false;
      }
      for (Unknown unknown : goal.factors().keySet()) {
        for (Linear fact : factsOf.getOrDefault(unknown, List.of())) {
          if (Long.signum(fact.factor(unknown)) == Long.signum(goal.factor(unknown))
              && run(without(unknown, goal, fact), depth - 1)) {
            return true;
          }
        }
      }
      return false;
    }

    /** A multiple of the goal, less the multiple of the fact that cancels the unknown. */
    private static Linear without(Unknown unknown, Linear goal, Linear fact) {
      long has = Math.absExact(fact.factor(unknown));
      long wanted = Math.absExact(goal.factor(unknown));
      long shared = Numbers.gcd(has, wanted);
      return goal.times(has / shared).minus(fact.times(wanted / shared));
    }
  }
}
