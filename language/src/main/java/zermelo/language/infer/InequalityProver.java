package zermelo.language.infer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.numbers.NumberTheory;

/**
 * Proves linear inequalities from known ones.
 *
 * <p>The search adds multiples of known inequalities until every unknown of the goal is cancelled.
 * It may miss a proof, but everything that it proves is true.
 */
final class InequalityProver {
  private static final int DEEPEST = 8;
  private static final int MOST_STEPS = 300;
  private static final int SHALLOW = 3;
  private static final int FEW_STEPS = 40;
  private static final int MOST_CASES = 4; // the most unknowns split into cases at once

  /** A possible value of an unknown, and the inequalities that hold in this case. */
  record Case(LinearExpression value, List<LinearExpression> given) {}

  private final Set<LinearExpression> facts = new HashSet<>();
  private final Map<UnknownNumber, List<LinearExpression>> factsOf =
      new HashMap<>(); // in the order of addition
  private final List<LinearExpression> differences;
  private final Map<UnknownNumber, List<Case>> cases;
  private boolean impossible;
  private int serial;

  InequalityProver() {
    this(new ArrayList<>(), new HashMap<>());
  }

  private InequalityProver(
      List<LinearExpression> differences, Map<UnknownNumber, List<Case>> cases) {
    this.differences = differences;
    this.cases = cases;
  }

  /** Adds the fact that the expression is at least 0. */
  void atLeastZero(LinearExpression form) {
    if (form.isConstant()) {
      impossible |= form.constant() < 0;
    } else if (facts.add(form)) {
      form.factors()
          .keySet()
          .forEach(unknown -> factsOf.computeIfAbsent(unknown, u -> new ArrayList<>()).add(form));
    }
  }

  /** Adds the fact that the first is at most the second. */
  void atMost(LinearExpression low, LinearExpression high) {
    atLeastZero(high.minus(low));
  }

  /**
   * Adds the fact that the expression is not 0. Together with an inequality it gives a strict one.
   */
  void notZero(LinearExpression form) {
    if (form.isConstant()) {
      impossible |= form.constant() == 0;
    } else {
      differences.add(form);
    }
  }

  /** Adds the fact that the described situation is impossible. */
  void never() {
    impossible = true;
  }

  void isOneOf(UnknownNumber unknown, List<Case> values) {
    cases.put(unknown, List.copyOf(values));
  }

  /** Returns a number not returned before, for an unknown that is different from all others. */
  int serial() {
    return serial++;
  }

  boolean isImpossible() {
    return impossible;
  }

  /** Whether the first is surely at most the second. */
  boolean provesAtMost(LinearExpression low, LinearExpression high) {
    try {
      LinearExpression goal = high.minus(low);
      boolean proven = proves(goal, MOST_CASES);
      if (proven) {
        atLeastZero(goal); // a later proof can use it directly
      }
      return proven;
    } catch (ArithmeticException tooLarge) {
      return false; // the numbers are too large for a proof
    }
  }

  /** Whether a short proof is found. For callers that only save work by it. */
  boolean seesAtMost(LinearExpression low, LinearExpression high) {
    try {
      return impossible || follows(high.minus(low), SHALLOW, FEW_STEPS);
    } catch (ArithmeticException tooLarge) {
      return false;
    }
  }

  /**
   * Tries short proofs, then cases, then long proofs. Most proofs are short, and a failed long
   * search is expensive.
   */
  private boolean proves(LinearExpression goal, int casesLeft) {
    if (impossible || follows(goal, SHALLOW, FEW_STEPS)) {
      return true;
    }
    tighten();
    Optional<UnknownNumber> unknown =
        goal.factors().keySet().stream().filter(cases::containsKey).findFirst();
    return (unknown.isPresent() && casesLeft > 0)
        ? byCases(goal, unknown.get(), casesLeft)
        : follows(goal, DEEPEST, MOST_STEPS);
  }

  /** Replaces every expression that is not 0 and has a known sign by a strict inequality. */
  private void tighten() {
    List<LinearExpression> open = new ArrayList<>(differences);
    differences.clear();
    for (LinearExpression form : open) {
      if (follows(form, DEEPEST, MOST_STEPS)) {
        atLeastZero(form.plus(-1));
      } else if (follows(form.times(-1), DEEPEST, MOST_STEPS)) {
        atLeastZero(form.times(-1).plus(-1));
      } else {
        differences.add(form);
      }
    }
  }

  private boolean byCases(LinearExpression goal, UnknownNumber unknown, int casesLeft) {
    return cases.getOrDefault(unknown, List.of()).stream()
        .allMatch(value -> holdsIn(value, goal.with(unknown, value.value()), casesLeft - 1));
  }

  private boolean holdsIn(Case value, LinearExpression goal, int casesLeft) {
    InequalityProver inside = new InequalityProver(new ArrayList<>(differences), cases);
    inside.facts.addAll(facts);
    factsOf.forEach((unknown, known) -> inside.factsOf.put(unknown, new ArrayList<>(known)));
    for (LinearExpression given : value.given()) {
      if (inside.follows(given.times(-1).plus(-1), SHALLOW, FEW_STEPS)) {
        return true; // this case is impossible
      }
      inside.atLeastZero(given);
    }
    return inside.proves(goal, casesLeft);
  }

  private boolean follows(LinearExpression goal, int deepest, int steps) {
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

    /** Whether the goal is at least 0. Uses facts that cancel its unknowns one after the other. */
    boolean run(LinearExpression goal, int depth) {
      if (goal.isConstant()) {
        return goal.constant() >= 0;
      }
      if (depth == 0 || --steps < 0) {
        return false;
      }
      for (UnknownNumber unknown : goal.factors().keySet()) {
        for (LinearExpression fact : factsOf.getOrDefault(unknown, List.of())) {
          if (Long.signum(fact.factor(unknown)) == Long.signum(goal.factor(unknown))
              && run(without(unknown, goal, fact), depth - 1)) {
            return true;
          }
        }
      }
      return false;
    }

    /** A multiple of the goal, minus the multiple of the fact that cancels the unknown. */
    private static LinearExpression without(
        UnknownNumber unknown, LinearExpression goal, LinearExpression fact) {
      long has = Math.absExact(fact.factor(unknown));
      long wanted = Math.absExact(goal.factor(unknown));
      long shared = NumberTheory.gcd(has, wanted);
      return goal.combine(has / shared, fact, -(wanted / shared));
    }
  }
}
