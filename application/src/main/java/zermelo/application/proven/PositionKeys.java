package zermelo.application.proven;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;

/**
 * Gives the positions that symmetries make equal one text.
 *
 * <p>The text is that of a whole position. So a text that another version chose among equal
 * positions is not found, and is never taken for another position.
 */
final class PositionKeys {
  private final Rules rules;
  private Optional<Space> space = Optional.empty();

  PositionKeys(Rules rules) {
    this.rules = rules;
  }

  String of(Position position) {
    List<Position> parts = rules.parts(position);
    if (parts.size() != 1) {
      return rules.printWithTurn(position);
    }
    Position part = parts.getFirst();
    Space fitting =
        space.filter(known -> known.holds(part)).orElseGet(() -> rules.space(List.of(part)));
    space = Optional.of(fitting);
    long[] words = new long[fitting.words()];
    fitting.pack(part, words, 0);
    CanonicalForm.of(fitting).canonicalize(words, 0);
    return rules.printWithTurn(rules.join(List.of(fitting.unpack(words, 0))));
  }
}
