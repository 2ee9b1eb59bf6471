package zermelo.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;

/**
 * A sum of different games as rules: a move is a move in one of them.
 *
 * <p>A player without any move loses. If the rules of one component end that game, the whole sum
 * ends. If one move ends several, a loss of the player to move counts before a win, and a win
 * before a tie. After a move the turn passes in the other components too ({@link Rules#giveTurn}).
 * A position holds, for each component, the number of its words and then the words.
 *
 * <p>Move labels count parts: every heap of every component is one, numbered through the whole sum.
 * {@code part 3 (kayles 7): two 3} is the move {@code two 3} in the third part. A component with
 * several heaps labels its moves {@code heap 2: take 3}; the sum replaces that prefix by the part's
 * number.
 *
 * <p>This class has no {@link Space}. The solver packs a sum from its components' spaces, because
 * packing a sum needs tables, and tables belong to solvers.
 */
public final class Sum implements Rules {
  /** The id of a sum where the id of a game would stand. */
  public static final String NAME = "sum";

  /** The forms of labels, compiled on first use: most commands solve a single game. */
  private static final class Labels {
    static final Pattern PART = Pattern.compile("part (\\d{1,9}) \\((.*?)\\): (.*)");
    static final Pattern HEAP = Pattern.compile("heap (\\d{1,9}): (.*)");
  }

  private final List<Component> components;
  private final Facts facts;

  /**
   * One game of a sum.
   *
   * @param name the id with its settings, as the sum prints it: {@code take-away(k=3)}
   */
  public record Component(String name, Rules rules) {}

  private Sum(List<Component> components) {
    this.components = List.copyOf(components);
    this.facts =
        components.stream()
            .map(component -> component.rules().facts())
            .reduce(Facts::plus)
            .orElse(Facts.PLAIN)
            .with(Facts.Fact.HEAPS, false);
  }

  public static Sum of(List<Component> components) {
    return new Sum(components);
  }

  public List<Component> terms() {
    return components;
  }

  /**
   * The position of the sum with these positions of its components.
   *
   * <p>A sum has one turn: the first partizan component determines it, and the others follow.
   */
  public Position position(List<Position> given) {
    List<Position> positions = facts.impartial() ? given : withTurn(given, turn(given));
    int size = positions.stream().mapToInt(position -> position.size() + 1).sum();
    long[] words = new long[size];
    int at = 0;
    for (Position position : positions) {
      words[at] = position.size();
      position.copyTo(words, at + 1);
      at += position.size() + 1;
    }
    return Position.of(words);
  }

  /** The positions of the components; the inverse of {@link #position}. */
  public List<Position> split(Position position) {
    long[] words = position.words();
    List<Position> positions = new ArrayList<>(components.size());
    for (int at = 0; at < words.length; at += (int) words[at] + 1) {
      positions.add(Position.copy(words, at + 1, (int) words[at]));
    }
    return positions;
  }

  /** A sum has no parameters of its own; the names of its components include theirs. */
  @Override
  public Map<String, String> parameterValues() {
    return Map.of();
  }

  @Override
  public String id() {
    return String.join(" + ", components.stream().map(Component::name).toList());
  }

  @Override
  public Facts facts() {
    return facts;
  }

  @Override
  public Optional<Position> start() {
    List<Position> starts =
        components.stream().flatMap(component -> component.rules().start().stream()).toList();
    return starts.size() == components.size() ? Optional.of(position(starts)) : Optional.empty();
  }

  @Override
  public Position parse(String text) {
    String[] texts = text.split(" \\+ ", -1);
    if (texts.length != components.size()) {
      throw new BadInput(
          "'%s' has %d games, but the sum is %s".formatted(text, texts.length, id()));
    }
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < texts.length; i++) {
      Component component = components.get(i);
      String own = texts[i].strip();
      if (own.startsWith(component.name() + " ")) {
        own = own.substring(component.name().length()).strip();
      }
      positions.add(component.rules().parse(own));
    }
    return position(positions);
  }

  @Override
  public String print(Position position) {
    List<Position> positions = split(position);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      Component component = components.get(i);
      texts.add(component.name() + " " + component.rules().printWithTurn(positions.get(i)));
    }
    return String.join(" + ", texts);
  }

  @Override
  public MoveList moves(Position position, int limit) {
    List<Position> positions = split(position);
    List<Move> moves = new ArrayList<>();
    boolean complete = true;
    int offset = 0;
    for (int i = 0; i < positions.size(); i++) {
      Rules rules = components.get(i).rules();
      List<Position> parts = rules.parts(positions.get(i));
      MoveList own = rules.moves(positions.get(i), limit - moves.size());
      complete &= own.complete();
      for (Move move : own.moves()) {
        Cancellation.checkCurrent();
        moves.add(outer(positions, i, parts, offset, move));
      }
      offset += parts.size();
    }
    return new MoveList(moves, complete);
  }

  @Override
  public long countMoves(Position position, int limit) {
    List<Position> positions = split(position);
    long count = 0;
    for (int i = 0; i < positions.size() && count >= 0; i++) {
      long own = components.get(i).rules().countMoves(positions.get(i), limit);
      count = own < 0 ? -1 : Math.addExact(count, own);
    }
    return count;
  }

  @Override
  public Optional<Move> move(Position position, String label) {
    Matcher matcher = Labels.PART.matcher(label);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int wanted = Integer.parseInt(matcher.group(1));
    List<Position> positions = split(position);
    int offset = 0;
    for (int i = 0; i < positions.size(); i++) {
      Rules rules = components.get(i).rules();
      List<Position> parts = rules.parts(positions.get(i));
      int heap = wanted - offset;
      if (heap >= 1 && heap <= parts.size()) {
        int component = i;
        int before = offset;
        String own = (parts.size() > 1 ? "heap " + heap + ": " : "") + matcher.group(3);
        return rules
            .move(positions.get(i), own)
            .map(move -> outer(positions, component, parts, before, move))
            .filter(move -> move.label().equals(label));
      }
      offset += parts.size();
    }
    return Optional.empty();
  }

  /** A component's move as a move of the sum; {@code offset} is the number of earlier parts. */
  private Move outer(List<Position> all, int index, List<Position> parts, int offset, Move move) {
    Component component = components.get(index);
    Matcher heap = Labels.HEAP.matcher(move.label());
    boolean named = parts.size() > 1 && heap.matches();
    int part = named ? Integer.parseInt(heap.group(1)) : 1;
    String inner = named ? heap.group(2) : move.label();
    String text = component.name() + " " + component.rules().print(parts.get(part - 1));
    boolean impartial = component.rules().facts().impartial();
    int next = impartial ? 1 - turn(all) : component.rules().turn(move.target());
    List<Position> after = new ArrayList<>(all.size());
    for (int i = 0; i < all.size(); i++) {
      after.add(i == index ? move.target() : components.get(i).rules().giveTurn(all.get(i), next));
    }
    String label = "part %d (%s): %s".formatted(offset + part, text, inner);
    return new Move(label, position(after), move.gain());
  }

  @Override
  public Ending ending(Position position) {
    List<Position> positions = split(position);
    Ending ending = Ending.OPEN;
    for (int i = 0; i < positions.size(); i++) {
      ending = ending.before(components.get(i).rules().ending(positions.get(i)));
    }
    return ending;
  }

  @Override
  public int lead(Position position) {
    List<Position> positions = split(position);
    int lead = 0;
    for (int i = 0; i < positions.size(); i++) {
      lead += components.get(i).rules().lead(positions.get(i));
    }
    return lead;
  }

  @Override
  public int settlement(Position position) {
    List<Position> positions = split(position);
    int settlement = 0;
    for (int i = 0; i < positions.size(); i++) {
      settlement += components.get(i).rules().settlement(positions.get(i));
    }
    return settlement;
  }

  @Override
  public int turn(Position position) {
    return turn(split(position));
  }

  /** The turn according to the first partizan component; impartial components have no turn. */
  private int turn(List<Position> positions) {
    for (int i = 0; i < positions.size(); i++) {
      Rules rules = components.get(i).rules();
      if (!rules.facts().impartial()) {
        return rules.turn(positions.get(i));
      }
    }
    return 0;
  }

  @Override
  public Position giveTurn(Position position, int player) {
    return position(withTurn(split(position), player));
  }

  /** A picture of every part, titled as in the move labels. */
  @Override
  public Picture picture(Position position) {
    List<Position> positions = split(position);
    List<Picture.Part> pictures = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      Component component = components.get(i);
      for (Position part : component.rules().parts(positions.get(i))) {
        String text = component.name() + " " + component.rules().print(part);
        String title = "part %d (%s)".formatted(pictures.size() + 1, text);
        pictures.add(new Picture.Part(title, title + ": ", component.rules().picture(part)));
      }
    }
    return new Picture.Group(pictures);
  }

  private List<Position> withTurn(List<Position> positions, int player) {
    List<Position> given = new ArrayList<>(positions.size());
    for (int i = 0; i < positions.size(); i++) {
      given.add(components.get(i).rules().giveTurn(positions.get(i), player));
    }
    return given;
  }

  @Override
  public Space space(List<Position> parts) {
    throw new UnsupportedOperationException("the solver packs sums: zermelo.solve.SumSpace");
  }
}
