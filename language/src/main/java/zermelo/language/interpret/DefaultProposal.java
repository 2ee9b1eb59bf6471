package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import zermelo.kernel.Game;
import zermelo.kernel.Proposal;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.position.BoundedComponent;
import zermelo.language.program.Program;

/**
 * Proposes a starting position for a game whose text has no {@code propose} line.
 *
 * <p>Its numbers have a size that suits a person.
 */
public final class DefaultProposal {
  private static final int HEAPS = 3;
  private static final int ELEMENTS = 3;

  private DefaultProposal() {}

  /** One proposal. None if the game has a start, or if a parameter has no default. */
  public static List<Game.Example> of(String game, Program program) {
    try {
      TextRules rules = new TextRules(game, program, Settings.NONE, SpaceFactory.NONE);
      if (rules.start().isPresent()) {
        return List.of();
      }
      Game.Example template = new Game.Example(Settings.NONE, text(rules));
      rules.parse(Proposal.lowest(template).position());
      rules.parse(Proposal.highest(template).position());
      return List.of(template);
    } catch (BadInput | RulesFault none) {
      return List.of(); // a parameter has no default, or a range is empty
    }
  }

  private static String text(TextRules rules) {
    List<BoundedComponent> needed = new ArrayList<>(rules.bounds());
    while (needed.getLast().component().value().isPresent()) {
      needed.removeLast();
    }
    boolean heaps = rules.program().heaps();
    String part = String.join(",", needed.stream().map(bound -> text(bound, heaps)).toList());
    return heaps ? String.join("+", Collections.nCopies(HEAPS, part)) : part;
  }

  private static String text(BoundedComponent bound, boolean heap) {
    String small = range(bound, 3, 9);
    return switch (bound.component().kind()) {
      case NUMBER -> {
        String number = heap ? small : range(bound, 10, 40);
        yield bound.own() ? number + "," + number : number;
      }
      case LIST, BAG -> "[" + String.join(",", Collections.nCopies(ELEMENTS, small)) + "]";
      case SET -> set(bound);
      case BOARD -> "8"; // a strip of eight empty cells; other boards have a start
    };
  }

  /**
   * The numbers from low to high that the bound allows. If there are none, a range of that width at
   * its nearest end.
   */
  private static String range(BoundedComponent bound, long low, long high) {
    long width = high - low;
    if (bound.low() > high) {
      return range(bound.low(), Math.min(bound.high(), plus(bound.low(), width)));
    }
    if (bound.high() < low) {
      return range(Math.max(bound.low(), minus(bound.high(), width)), bound.high());
    }
    return range(Math.max(low, bound.low()), Math.min(high, bound.high()));
  }

  private static String range(long low, long high) {
    return low == high ? Long.toString(low) : low + ".." + high;
  }

  /** One number from each of three ranges, so that all differ. */
  private static String set(BoundedComponent bound) {
    long low = bound.low() < 1 && bound.high() >= 9 ? 1 : bound.low();
    long room = Math.min(9, bound.high() < plus(low, 8) ? bound.high() - low + 1 : 9);
    long width = Math.max(1, room / ELEMENTS);
    List<String> elements = new ArrayList<>();
    for (long from = 0; from + width <= room && elements.size() < ELEMENTS; from += width) {
      elements.add(range(low + from, low + from + width - 1));
    }
    return "{" + String.join(",", elements) + "}";
  }

  private static long plus(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }

  private static long minus(long a, long b) {
    return a < Long.MIN_VALUE + b ? Long.MIN_VALUE : a - b;
  }
}
