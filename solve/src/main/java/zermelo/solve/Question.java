package zermelo.solve;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Sum;
import zermelo.kernel.theorem.ClosedForm;

/**
 * Asks a solver for the value of a position of one game or of a sum of games.
 *
 * @param components the games of the sum; usually one
 * @param misere whether a player who cannot move wins
 * @param maxMoves how many moves the answer may list; if there are more, winning moves come first
 * @param plies whether the remoteness is wanted; sums may need a search for it alone
 */
public record Question(
    List<Component> components,
    boolean misere,
    Method method,
    MoveSelection moveSelection,
    int maxMoves,
    boolean plies) {

  private static final int MAX_MOVES = 10_000;

  /**
   * One game of the question.
   *
   * @param name the id with its settings, as sums print it
   * @param closedForm a closed form that holds in the question's kind of play, normal or misère
   * @param tablebases tablebases of this game in that kind of play
   * @param proven positions of this game that were proven before, in that kind of play
   */
  public record Component(
      String name,
      Rules rules,
      Optional<ClosedForm> closedForm,
      Position position,
      TablebaseSource tablebases,
      ProvenPositions proven) {
    /** A game without proven positions. */
    public Component(
        String name,
        Rules rules,
        Optional<ClosedForm> closedForm,
        Position position,
        TablebaseSource tablebases) {
      this(name, rules, closedForm, position, tablebases, ProvenPositions.NONE);
    }

    /** A game without tablebases. */
    public Component(String name, Rules rules, Optional<ClosedForm> closedForm, Position position) {
      this(name, rules, closedForm, position, TablebaseSource.EMPTY);
    }

    /** The same game at another position. */
    public Component at(Position other) {
      return new Component(name, rules, closedForm, other, tablebases, proven);
    }
  }

  /** How the answer may be found. */
  public enum Method {
    /** The best available: small graphs are searched first, then closed forms, then the rest. */
    AUTO,
    /** The same, but without closed forms, opening books and other values proven before. */
    SEARCH,
    /** From all positions, by the rules alone. */
    COMPUTED,
    /** From closed forms alone. */
    THEOREM,
    /** From tablebases alone. */
    TABLEBASE;

    /** Whether closed forms may answer. */
    public boolean mayUseTheorems() {
      return this == AUTO || this == THEOREM;
    }

    /** Whether a search of a part of the positions may answer. */
    public boolean maySearch() {
      return this == AUTO || this == SEARCH;
    }
  }

  /** Which moves the answer lists. */
  public enum MoveSelection {
    ALL,
    WINNING,
    NONE
  }

  public Question {
    components = List.copyOf(components);
    if (components.isEmpty()) {
      throw new IllegalArgumentException("a question needs a game");
    }
  }

  /** A question about one game in normal play, with default settings. */
  public static Question of(Rules rules, Optional<ClosedForm> closedForm, Position position) {
    return of(List.of(new Component(rules.id(), rules, closedForm, position)));
  }

  /** A question about a sum in normal play: its value, its remoteness and its moves. */
  public static Question of(List<Component> components) {
    return new Question(components, false, Method.AUTO, MoveSelection.ALL, MAX_MOVES, true);
  }

  /** A question about the value alone, without remoteness and moves. */
  public static Question valueOnly(List<Component> components, boolean misere) {
    return of(components).misere(misere).withoutMoves().remoteness(false);
  }

  /** The same question in misère play, or in normal play. */
  public Question misere(boolean yes) {
    return new Question(components, yes, method, moveSelection, maxMoves, plies);
  }

  /** The same question, to be answered in this way. */
  public Question method(Method by) {
    return new Question(components, misere, by, moveSelection, maxMoves, plies);
  }

  /** The same question, to be answered from the rules alone. */
  public Question computed() {
    return method(Method.COMPUTED);
  }

  /** The same question, whose answer lists at most this many of these moves. */
  public Question listing(MoveSelection moves, int limit) {
    return new Question(components, misere, method, moves, limit, plies);
  }

  /** The same question, whose answer lists at most this many moves, if it lists any. */
  public Question listingAtMost(int limit) {
    return listing(moveSelection, Math.min(maxMoves, limit));
  }

  /** The same question, whose answer lists no moves. */
  public Question withoutMoves() {
    return listing(MoveSelection.NONE, 0);
  }

  /** The same question, with or without the remoteness. */
  public Question remoteness(boolean yes) {
    return new Question(components, misere, method, moveSelection, maxMoves, yes);
  }

  /** The same question about another position of {@link #rules}. */
  public Question at(Position other) {
    List<Position> positions = isSingleGame() ? List.of(other) : sum().split(other);
    List<Component> moved =
        IntStream.range(0, positions.size())
            .mapToObj(i -> components.get(i).at(positions.get(i)))
            .toList();
    return new Question(moved, misere, method, moveSelection, maxMoves, plies);
  }

  public boolean isSingleGame() {
    return components.size() == 1;
  }

  /** All components as one game; the game itself if there is only one. */
  public Rules rules() {
    return isSingleGame() ? components.getFirst().rules() : sum();
  }

  /** The position of {@link #rules}. */
  public Position position() {
    return isSingleGame() ? components.getFirst().position() : sum().position(positions());
  }

  public Sum sum() {
    return Sum.of(
        components.stream()
            .map(component -> new Sum.Component(component.name(), component.rules()))
            .toList());
  }

  private List<Position> positions() {
    return components.stream().map(Component::position).toList();
  }
}
