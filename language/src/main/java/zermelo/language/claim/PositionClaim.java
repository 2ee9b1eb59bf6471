package zermelo.language.claim;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import zermelo.kernel.Outcome;
import zermelo.kernel.RulesFault;
import zermelo.language.evaluate.ConditionEvaluator;

/**
 * A claim that is true or false for each position by itself.
 *
 * <p>Not thread-safe: testing a position overwrites the memory of the claim. Parse the claim again
 * for another thread.
 */
public final class PositionClaim implements Claim {
  /** The slot in which the evaluator expects a variable of the vocabulary. */
  record Binding(int variable, ClaimVocabulary.Kind kind, int place) {}

  /** The slots for the outcome and the values of a position. */
  record ValueSlots(int wins, int loses, int ties, int draws, int grundy, int remoteness) {}

  private final String text;
  private final ConditionEvaluator condition;
  private final Binding[] bindings;
  private final ValueSlots worth;
  private final Set<Quantity> uses;
  private final boolean outcomes;
  private final boolean grundy;
  private final boolean remoteness;

  PositionClaim(
      String text,
      ConditionEvaluator condition,
      Binding[] bindings,
      ValueSlots worth,
      Set<Quantity> uses) {
    this.text = text;
    this.condition = condition;
    this.bindings = bindings;
    this.worth = worth;
    this.uses = uses;
    this.outcomes = uses.contains(Quantity.OUTCOME);
    this.grundy = uses.contains(Quantity.GRUNDY);
    this.remoteness = uses.contains(Quantity.REMOTENESS);
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public Set<Quantity> uses() {
    return uses;
  }

  /** The variables that the claim uses, as indices into the vocabulary. */
  public Set<Integer> variables() {
    Set<Integer> variables = new TreeSet<>();
    Arrays.stream(bindings).forEach(binding -> variables.add(binding.variable()));
    return variables;
  }

  /**
   * Whether the claim is true for a position.
   *
   * @throws RulesFault where arithmetic fails (a division by zero, a number past 2^63-1), with its
   *     place in the claim
   */
  public boolean holds(ClaimedPosition situation) {
    for (Binding binding : bindings) {
      switch (binding.kind()) {
        case NUMBER, TRUTH ->
            condition.number(binding.place(), situation.number(binding.variable()));
        case LIST -> condition.list(binding.place(), situation.numbers(binding.variable()));
        case SET -> condition.set(binding.place(), situation.numbers(binding.variable()));
      }
    }
    if (outcomes) {
      Outcome outcome = situation.outcome();
      condition.number(worth.wins(), outcome == Outcome.WIN ? 1 : 0);
      condition.number(worth.loses(), outcome == Outcome.LOSE ? 1 : 0);
      condition.number(worth.ties(), outcome == Outcome.TIE ? 1 : 0);
      condition.number(worth.draws(), outcome == Outcome.DRAW ? 1 : 0);
    }
    if (grundy) {
      condition.number(worth.grundy(), situation.grundy());
    }
    if (remoteness) {
      condition.number(worth.remoteness(), situation.remoteness());
    }
    return condition.holds();
  }

  @Override
  public String toString() {
    return text;
  }
}
