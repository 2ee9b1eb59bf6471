package zermelo.application.words;

import java.util.ArrayList;
import java.util.List;
import zermelo.insight.explain.Paragraph.Strategy;
import zermelo.kernel.Rules;

/** Writes a winning strategy as a sentence. */
final class StrategyText {
  private StrategyText() {}

  static List<String> lines(Strategy strategy, Rules rules, PlayerNames names) {
    String winner = names.name(strategy.winner());
    String other = names.name(1 - strategy.winner());
    String first =
        strategy
            .first()
            .map(move -> winner + " begins with " + GrundyText.arrow(move, rules) + ". Then ")
            .orElse("");
    StringBuilder text = new StringBuilder("Strategy: ").append(first);
    if (strategy.together().isEmpty()) {
      List<String> answers = new ArrayList<>();
      strategy
          .replies()
          .forEach(reply -> answers.add(reply.move().label() + " with " + reply.answer().label()));
      text.append(winner).append(" answers ").append(String.join(", ", answers));
      text.append(", and leaves a P-position again.");
      return TextFormatting.wrapped(text.toString());
    }
    long together = strategy.together().getAsLong();
    text.append(
        "%s answers x with %d - x: whatever %s takes, both moves together take %d, and %s is to move at a P-position again."
            .formatted(winner, together, other, together, other));
    strategy
        .tried()
        .ifPresent(
            most ->
                text.append(
                    " (Tried at every P-position up to %d, and at those next to this one.)"
                        .formatted(most)));
    return TextFormatting.wrapped(text.toString());
  }
}
