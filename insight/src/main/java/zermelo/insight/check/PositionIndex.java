package zermelo.insight.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;

/**
 * Numbers the positions of a game with one unbounded number n and perhaps some bounded numbers.
 *
 * <p>Without bounded numbers, the index of a position is n. With them it is {@code n * width +
 * place}: {@code width} is how many combinations they have, {@code place} the index of theirs. A
 * bounded number that some move raises while n stays counts from the top, so that every move lowers
 * the index. The verifier of certificates numbers positions in the same way ({@code ComponentIndex}
 * in {@code zermelo.language.proof}).
 */
public final class PositionIndex {
  /** Largest number of combinations of the bounded numbers. */
  private static final long MOST_PLACES = 64;

  /** Moves are examined at the smallest n plus this, to see which numbers they raise. */
  private static final long TRIED = 40;

  private static final int MOST_MOVES = 10_000;

  private final Rules rules;
  private final List<PositionComponent> components;
  private final int unbounded;
  private final long width;
  private boolean[] fromTop = {}; // found when it is needed first

  private PositionIndex(Rules rules, int unbounded, long width) {
    this.rules = rules;
    this.components = rules.components();
    this.unbounded = unbounded;
    this.width = width;
  }

  /** Returns the index of a game's positions. Empty if they cannot be numbered like this. */
  public static Optional<PositionIndex> of(Rules rules) {
    List<PositionComponent> components = rules.components();
    int unbounded = -1;
    long width = 1;
    for (int i = 0; i < components.size(); i++) {
      PositionComponent each = components.get(i);
      if (each.kind() != PositionComponent.Kind.NUMBER || each.own()) {
        return Optional.empty();
      }
      if (each.high() != Long.MAX_VALUE) {
        long values = each.high() - each.low() + 1;
        width = values < 1 || values > MOST_PLACES ? 0 : width * values;
      } else if (unbounded < 0) {
        unbounded = i;
      } else {
        return Optional.empty();
      }
      if (width < 1 || width > MOST_PLACES) {
        return Optional.empty();
      }
    }
    if (unbounded < 0) {
      return Optional.empty();
    }
    return Optional.of(new PositionIndex(rules, unbounded, width));
  }

  private boolean isFromTop(int component) {
    if (fromTop.length == 0) {
      fromTop = new boolean[components.size()];
      findRisingValues();
    }
    return fromTop[component];
  }

  private void findRisingValues() {
    boolean[] rising = new boolean[components.size()];
    long n = components.get(unbounded).low() + TRIED;
    for (long place = 0; width > 1 && place < width; place++) {
      Optional<Position> position = position(n * width + place);
      if (position.isPresent() && rules.ending(position.get()) == Ending.OPEN) {
        for (Move move : rules.moves(position.get(), MOST_MOVES).moves()) {
          rules.parts(move.target()).forEach(part -> compare(position.get(), part, rising));
        }
      }
    }
    fromTop = rising;
  }

  private void compare(Position before, Position after, boolean[] rising) {
    for (int i = 0; i < components.size(); i++) {
      rising[i] |=
          after.word(unbounded) == before.word(unbounded) && after.word(i) > before.word(i);
    }
  }

  /** Returns how many positions share an n. */
  public long width() {
    return width;
  }

  /** Returns the name of n in the rules. */
  public String name() {
    return components.get(unbounded).name();
  }

  /** Returns the smallest index. */
  public long first() {
    return components.get(unbounded).low() * width;
  }

  /** Returns n in a position that is a single part. */
  public long number(Position part) {
    return part.word(unbounded);
  }

  /** Returns the index of a position among those with the same n. */
  public long place(Position part) {
    long place = 0;
    for (int i = 0; i < components.size(); i++) {
      if (i != unbounded) {
        PositionComponent each = components.get(i);
        long digit = isFromTop(i) ? each.high() - part.word(i) : part.word(i) - each.low();
        place = place * (each.high() - each.low() + 1) + digit;
      }
    }
    return place;
  }

  /** Returns the index of a position that is a single part. Its n must be below 2^63 / width. */
  public long of(Position part) {
    return Math.addExact(Math.multiplyExact(number(part), width), place(part));
  }

  /** Returns the position with an index. Empty if the rules reject it. */
  public Optional<Position> position(long index) {
    long place = index % width;
    List<String> values = new ArrayList<>();
    for (int i = components.size() - 1; i >= 0; i--) {
      PositionComponent each = components.get(i);
      if (i == unbounded) {
        values.addFirst(Long.toString(index / width));
      } else {
        long count = each.high() - each.low() + 1;
        long digit = place % count;
        values.addFirst(Long.toString(isFromTop(i) ? each.high() - digit : each.low() + digit));
        place /= count;
      }
    }
    try {
      return Optional.of(rules.parse(String.join(",", values)));
    } catch (BadInput refused) {
      return Optional.empty();
    }
  }
}
