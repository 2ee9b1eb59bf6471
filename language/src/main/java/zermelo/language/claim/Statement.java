package zermelo.language.claim;

import java.util.Set;

/** A claim that is true or false of each position by itself. */
@SuppressWarnings("DoNotCallSuggester") // not yet
public final class Statement implements Claim {
  @Override
  public String text() {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public Set<Quantity> uses() {
    throw new UnsupportedOperationException("not yet");
  }

  /** The variables that the claim names, by their places in the vocabulary. */
  public Set<Integer> variables() {
    throw new UnsupportedOperationException("not yet");
  }

  /** Whether the claim is true of a position; faults of arithmetic are a RulesFault. */
  public boolean holds(Situation situation) {
    throw new UnsupportedOperationException("not yet");
  }
}
