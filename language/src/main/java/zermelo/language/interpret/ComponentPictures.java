package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Coin;
import zermelo.kernel.Picture.Part;
import zermelo.kernel.Picture.Pile;
import zermelo.kernel.Picture.Value;
import zermelo.kernel.Position;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.position.BoundedComponent;
import zermelo.language.position.PositionLayout;
import zermelo.language.program.Program.Kind;

/**
 * Chooses pictures of positions by their components.
 *
 * <p>Heaps are piles. So are the elements of a list; without a list, the numbers that have no
 * default. A number with a default is a side condition, such as the most that may be taken, and is
 * shown by name. Components that players own are shown by name too. If a set is the only component,
 * it is a row of coins. A single number has no picture. A board is drawn, and what else the
 * position has is shown by name below it. {@link ListPictures} says which lists are drawn
 * otherwise.
 */
final class ComponentPictures {
  /** The number of coins in a row that a person can still tell apart. */
  private static final long MOST_COINS = 41;

  private final TextRules rules;
  private final List<BoundedComponent> bounds;

  ComponentPictures(TextRules rules) {
    this.rules = rules;
    this.bounds = rules.bounds();
  }

  Picture of(Position position) {
    return rules.program().heaps() ? heaps(rules.parts(position)) : parts(position);
  }

  private Picture heaps(List<Position> parts) {
    List<Pile> piles = new ArrayList<>();
    for (int heap = 0; heap < parts.size(); heap++) {
      Position part = parts.get(heap);
      List<String> notes = new ArrayList<>();
      for (int field = 1; field < bounds.size(); field++) {
        notes.add(bounds.get(field).component().name() + " " + part.word(field));
      }
      String name = parts.size() == 1 ? "" : "heap " + (heap + 1);
      piles.add(new Pile(name, part.word(0), String.join(", ", notes)));
    }
    return new Picture.Piles(piles);
  }

  private Picture parts(Position position) {
    Picture notation = new Picture.Notation(rules.print(position));
    EvaluationFrame frame = rules.frameOf(position);
    if (rules.boards().declaration().isPresent()) {
      return besideBoard(new BoardPictureBuilder(rules).of(position, frame, notation), frame);
    }
    if (bounds.size() == 1 && bounds.getFirst().component().kind() == Kind.SET) {
      return coins(bounds.getFirst(), frame, notation);
    }
    if (bounds.size() == 1 && bounds.getFirst().number() && !bounds.getFirst().own()) {
      return notation;
    }
    Optional<Picture> drawn = new ListPictures(rules).of(position, frame);
    if (drawn.isPresent()) {
      return drawn.get();
    }
    List<BoundedComponent> lists = bounds.stream().filter(ComponentPictures::isList).toList();
    List<Pile> piles = new ArrayList<>();
    List<Value> values = new ArrayList<>();
    for (BoundedComponent bound : bounds) {
      if (bound.low() >= 0 && lists.size() == 1 && isList(bound)) {
        elements(bound, frame, piles);
      } else if (bound.low() >= 0 && lists.isEmpty() && isPile(bound)) {
        piles.add(new Pile(bound.component().name(), frame.slots[bound.place()], ""));
      } else {
        values(bound, frame, values);
      }
    }
    return together(new Picture.Piles(piles), new Picture.Values(values));
  }

  /** Shows what a position has besides its board. */
  private Picture besideBoard(Picture board, EvaluationFrame frame) {
    List<Value> values = new ArrayList<>();
    bounds.stream()
        .filter(bound -> bound.component().kind() != Kind.BOARD)
        .forEach(bound -> values(bound, frame, values));
    return values.isEmpty()
        ? board
        : new Picture.Group(
            List.of(new Part("", "", board), new Part("", "", new Picture.Values(values))));
  }

  private static boolean isList(BoundedComponent bound) {
    Kind kind = bound.component().kind();
    return !bound.own() && (kind == Kind.LIST || kind == Kind.BAG);
  }

  private static boolean isPile(BoundedComponent bound) {
    return bound.number() && !bound.own() && bound.component().value().isEmpty();
  }

  /** Adds the elements as piles, numbered from 1 as in moves. */
  private static void elements(BoundedComponent bound, EvaluationFrame frame, List<Pile> piles) {
    for (long element : PositionLayout.elements(bound, frame)) {
      piles.add(new Pile(Integer.toString(piles.size() + 1), element, ""));
    }
  }

  private static void values(BoundedComponent bound, EvaluationFrame frame, List<Value> values) {
    String name = bound.component().name();
    if (bound.own()) {
      values.add(new Value("your " + name, text(bound, frame, bound.place())));
      values.add(new Value("their " + name, text(bound, frame, bound.place() + 1)));
    } else {
      values.add(new Value(name, text(bound, frame, bound.place())));
    }
  }

  private static String text(BoundedComponent bound, EvaluationFrame frame, int place) {
    if (bound.number()) {
      return Long.toString(frame.slots[place]);
    }
    boolean set = bound.component().kind() == Kind.SET;
    return Arrays.stream(PositionLayout.elements(bound, frame, place))
        .mapToObj(Long::toString)
        .collect(Collectors.joining(", ", set ? "{" : "[", set ? "}" : "]"));
  }

  private static Picture together(Picture.Piles piles, Picture.Values values) {
    if (values.values().isEmpty()) {
      return piles;
    }
    return piles.piles().isEmpty()
        ? values
        : new Picture.Group(List.of(new Part("", "", piles), new Part("", "", values)));
  }

  /**
   * The coins in a row. It ends at the last possible coin, or at the last one that shows heads if
   * the possible coins are too many.
   */
  private static Picture coins(BoundedComponent bound, EvaluationFrame frame, Picture otherwise) {
    long[] heads = PositionLayout.elements(bound, frame);
    long first = bound.low();
    if (first < 0 || (heads.length > 0 && heads[heads.length - 1] - first >= MOST_COINS)) {
      return otherwise;
    }
    boolean few = bound.bounded() && bound.high() - first < MOST_COINS;
    long last = few ? bound.high() : heads.length == 0 ? first - 1 : heads[heads.length - 1];
    List<Coin> coins = new ArrayList<>();
    for (long number = first; number <= last; number++) {
      coins.add(new Coin(number, Arrays.binarySearch(heads, number) >= 0));
    }
    return new Picture.Coins(coins);
  }
}
