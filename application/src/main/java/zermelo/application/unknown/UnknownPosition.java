package zermelo.application.unknown;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zermelo.application.GameResolver;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.input.BadInput;
import zermelo.library.GameExpression;
import zermelo.solve.Question;

/**
 * A position, or a sum of positions, in which question marks stand for unknown numbers.
 *
 * @param terms the games of the sum with their texts
 */
public record UnknownPosition(List<GameExpression.Term> terms) {
  /** The sign for an unknown number in the text of a position. */
  public static final char MARK = '?';

  private static final int MOST_UNKNOWNS = 5;

  public UnknownPosition {
    terms = List.copyOf(terms);
    int unknowns = terms.stream().mapToInt(term -> unknowns(term.position())).sum();
    if (unknowns > MOST_UNKNOWNS) {
      throw new BadInput(
          "there are " + unknowns + " unknown numbers; " + MOST_UNKNOWNS + " are the most");
    }
    for (GameExpression.Term term : terms) {
      if (term.position().matches(".*([\\d?]\\?|\\?\\d).*")) {
        throw new BadInput(
            "'?' stands for a whole number, not for a digit; separate it from other numbers, as in "
                + "35+18+?");
      }
    }
  }

  /** Whether a position's text has an unknown number. */
  public static boolean isUnknown(String position) {
    return position.indexOf(MARK) >= 0;
  }

  /** The number of unknown numbers in a text. */
  static int unknowns(String text) {
    return (int) text.chars().filter(c -> c == MARK).count();
  }

  /** The text of a sum as it was given. */
  public static String text(List<GameExpression.Term> terms) {
    return terms.stream()
        .map(term -> GameResolver.title(term.game(), term.settings()) + " " + term.position())
        .collect(Collectors.joining(" + "));
  }

  int unknowns() {
    return terms.stream().mapToInt(term -> unknowns(term.position())).sum();
  }

  /** The text with numbers in the places of the marks. */
  static String settled(String text, long[] numbers, int from) {
    StringBuilder settled = new StringBuilder();
    int next = from;
    for (int at = 0; at < text.length(); at++) {
      if (text.charAt(at) == MARK) {
        settled.append(numbers[next++]);
      } else {
        settled.append(text.charAt(at));
      }
    }
    return settled.toString();
  }

  /** The components with these numbers; empty if the rules allow no such position. */
  Optional<List<Question.Component>> at(GameResolver resolver, long[] numbers) {
    List<Question.Component> components = new ArrayList<>();
    int next = 0;
    for (GameExpression.Term term : terms) {
      Optional<Question.Component> component =
          component(resolver, term, settled(term.position(), numbers, next));
      if (component.isEmpty()) {
        return Optional.empty();
      }
      components.add(component.get());
      next += unknowns(term.position());
    }
    return Optional.of(components);
  }

  static Optional<Question.Component> component(
      GameResolver resolver, GameExpression.Term term, String text) {
    try {
      GameResolver.ResolvedGame game = resolver.game(term.game(), term.settings(), text);
      return Optional.of(game.component(game.position(text)));
    } catch (BadInput outside) {
      return Optional.empty();
    }
  }

  /** The components of positions in which a number is unknown; empty if the rules name none. */
  List<PositionComponent> ranges(GameResolver resolver) {
    List<PositionComponent> ranges = new ArrayList<>();
    for (GameExpression.Term term : terms) {
      if (isUnknown(term.position())) {
        List<PositionComponent> here = named(resolver, term).rules().components();
        if (here.isEmpty()) {
          return List.of();
        }
        ranges.addAll(here);
      }
    }
    return ranges;
  }

  /** The game of a term; the unknown numbers do not settle its parameters. */
  private static GameResolver.ResolvedGame named(GameResolver resolver, GameExpression.Term term) {
    String text = term.position().replace(MARK, '1');
    return resolver.game(term.game(), term.settings(), text);
  }

  /** Reports why no number fits, with the rules' own message. */
  BadInput nothingFits(GameResolver resolver, long[] numbers) {
    int next = 0;
    for (GameExpression.Term term : terms) {
      String text = settled(term.position(), numbers, next);
      next += unknowns(term.position());
      try {
        resolver.game(term.game(), term.settings(), text).position(text);
      } catch (BadInput why) {
        return new BadInput("no number fits in the place of '?': " + why.getMessage());
      }
    }
    return new BadInput("no number fits in the place of '?'");
  }
}
