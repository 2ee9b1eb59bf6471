package zermelo.testkit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;

/**
 * Slow twin of all solvers: a simple solver that tests compare the fast ones with.
 *
 * <p>It uses only {@link Rules}, not packed positions, and shares no code with the solvers. It is
 * written to be obviously right, and is slow.
 *
 * <p>All values are fixpoints: it visits every position again and again, records what follows from
 * the known values, and stops when a whole round has found nothing.
 */
public final class ReferenceSolver {
  /** A position whose mover wins at once, whatever the rest of a sum is. */
  private static final long MOON = -1;

  /** A position where the game is over and the player to move has lost. */
  private static final long LOST = -2;

  private final Rules rules;
  private final boolean misere;
  private final Map<Position, List<Move>> moves = new LinkedHashMap<>();
  private final Map<Position, Ending> endings = new HashMap<>();

  /** All positions, the last ones first: most positions are found before their options. */
  private List<Position> lastFirst = List.of();

  private final Map<Position, Outcome> outcomes = new HashMap<>();
  private final Map<Position, Integer> remoteness = new HashMap<>();
  private final Map<Position, Long> nimbers = new HashMap<>();
  private final Map<Position, Integer> margins = new HashMap<>();

  /**
   * With a score, plies if the mover loses and delays; {@code remoteness} is for one who hurries.
   */
  private final Map<Position, Integer> delays = new HashMap<>();

  /** The result of perfect play; the margin is the final one, including the lead. */
  public record Value(
      Outcome outcome, OptionalInt remoteness, OptionalLong nimber, OptionalInt margin) {}

  private ReferenceSolver(Rules rules, boolean misere) {
    this.rules = rules;
    this.misere = misere;
  }

  /** The values of a position and of everything that can be reached from it. */
  public static Map<Position, Value> solve(Rules rules, boolean misere, Position start) {
    return solve(rules, misere, List.of(start));
  }

  /** The values of some positions and of everything that can be reached from them. */
  public static Map<Position, Value> solve(Rules rules, boolean misere, List<Position> starts) {
    ReferenceSolver twin = new ReferenceSolver(rules, misere);
    twin.explore(starts);
    twin.lastFirst = List.copyOf(twin.moves.keySet()).reversed();
    if (rules.facts().scored()) {
      twin.findMargins();
    } else {
      twin.findWinsAndLosses();
      twin.findTiesAndDraws();
      if (!misere && rules.facts().grundyApplies()) {
        twin.findNimbers();
      }
    }
    Map<Position, Value> values = new LinkedHashMap<>();
    twin.moves.keySet().forEach(position -> values.put(position, twin.value(position)));
    return values;
  }

  /** The value of one position. */
  public static Value valueOf(Rules rules, boolean misere, Position position) {
    return Optional.ofNullable(solve(rules, misere, position).get(position)).orElseThrow();
  }

  private Value value(Position position) {
    if (rules.facts().scored()) {
      int sign = misere ? -1 : 1;
      int margin = sign * rules.lead(position) + margins.getOrDefault(position, 0);
      Outcome outcome = margin > 0 ? Outcome.WIN : margin < 0 ? Outcome.LOSE : Outcome.TIE;
      OptionalInt plies =
          margin == 0
              ? OptionalInt.empty()
              : OptionalInt.of((margin > 0 ? remoteness : delays).getOrDefault(position, -1));
      return new Value(outcome, plies, OptionalLong.empty(), OptionalInt.of(margin));
    }
    Outcome outcome = outcomes.getOrDefault(position, Outcome.DRAW);
    boolean decided = outcome == Outcome.WIN || outcome == Outcome.LOSE;
    long nimber = nimbers.getOrDefault(position, -1L);
    return new Value(
        outcome,
        decided ? OptionalInt.of(remoteness.getOrDefault(position, -1)) : OptionalInt.empty(),
        nimber >= 0 ? OptionalLong.of(nimber) : OptionalLong.empty(),
        OptionalInt.empty());
  }

  private void explore(List<Position> starts) {
    Deque<Position> waiting = new ArrayDeque<>(starts);
    while (!waiting.isEmpty()) {
      Position position = waiting.remove();
      if (!moves.containsKey(position)) {
        Ending ending = rules.ending(position);
        boolean open = ending == Ending.OPEN;
        List<Move> own = open ? rules.moves(position, Integer.MAX_VALUE).moves() : List.<Move>of();
        moves.put(position, own);
        endings.put(position, ending);
        own.forEach(move -> waiting.add(move.target()));
      }
    }
  }

  /** Round r finds exactly the positions of remoteness r. */
  private void findWinsAndLosses() {
    boolean found = true;
    for (int round = 0; found; round++) {
      Map<Position, Outcome> news = new HashMap<>();
      for (Position position : moves.keySet()) {
        if (!outcomes.containsKey(position)) {
          Outcome outcome = winOrLoss(position);
          if (outcome != Outcome.DRAW) {
            news.put(position, outcome);
            remoteness.put(position, round);
          }
        }
      }
      outcomes.putAll(news);
      found = !news.isEmpty();
    }
  }

  /** WIN or LOSE if that follows from the known values, else DRAW. */
  private Outcome winOrLoss(Position position) {
    Ending ending = misere ? ending(position).misere() : ending(position);
    if (ending != Ending.OPEN) {
      return ending == Ending.WON
          ? Outcome.WIN
          : ending == Ending.LOST ? Outcome.LOSE : Outcome.DRAW;
    }
    if (options(position).isEmpty()) {
      return misere ? Outcome.WIN : Outcome.LOSE;
    }
    boolean allLost = true;
    for (Move move : options(position)) {
      Outcome result = resultOf(position, move);
      if (result == Outcome.WIN) {
        return Outcome.WIN;
      }
      allLost &= result == Outcome.LOSE;
    }
    return allLost ? Outcome.LOSE : Outcome.DRAW;
  }

  /** A position that neither wins nor loses, but can reach a tie, is a tie; the rest are draws. */
  private void findTiesAndDraws() {
    boolean found = true;
    while (found) {
      found = false;
      for (Position position : lastFirst) {
        if (!outcomes.containsKey(position)) {
          boolean tie =
              ending(position) == Ending.TIED
                  || options(position).stream()
                      .anyMatch(move -> resultOf(position, move) == Outcome.TIE);
          if (tie) {
            outcomes.put(position, Outcome.TIE);
            found = true;
          }
        }
      }
    }
  }

  /** The result of a move for the player who makes it, as far as it is known; else DRAW. */
  private Outcome resultOf(Position position, Move move) {
    Outcome outcome = outcomes.getOrDefault(move.target(), Outcome.DRAW);
    return movesAgain(position, move) ? outcome : outcome.flip();
  }

  private boolean movesAgain(Position position, Move move) {
    return !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
  }

  private void findNimbers() {
    boolean found = true;
    while (found) {
      found = false;
      for (Position position : lastFirst) {
        if (!nimbers.containsKey(position) && nimberFollows(position)) {
          nimbers.put(position, nimber(position));
          found = true;
        }
      }
    }
  }

  private boolean nimberFollows(Position position) {
    Ending ending = ending(position);
    return ending == Ending.OPEN
        ? hasMoveTo(position, LOST)
            || options(position).stream().allMatch(move -> nimbers.containsKey(move.target()))
        : ending != Ending.TIED;
  }

  private long nimber(Position position) {
    Ending ending = ending(position);
    if (ending != Ending.OPEN) {
      return ending == Ending.LOST ? LOST : MOON;
    }
    if (hasMoveTo(position, LOST)) {
      return MOON;
    }
    Set<Long> values = new HashSet<>();
    options(position).forEach(move -> values.add(nimbers.getOrDefault(move.target(), MOON)));
    long mex = 0;
    while (values.contains(mex)) {
      mex++;
    }
    return mex;
  }

  private boolean hasMoveTo(Position position, long nimber) {
    return options(position).stream()
        .anyMatch(move -> nimbers.getOrDefault(move.target(), MOON) == nimber);
  }

  private void findMargins() {
    boolean found = true;
    while (found) {
      found = false;
      for (Position position : lastFirst) {
        boolean follows =
            options(position).stream().allMatch(move -> margins.containsKey(move.target()));
        if (follows && !margins.containsKey(position)) {
          findMargin(position);
          found = true;
        }
      }
    }
  }

  private void findMargin(Position position) {
    int sign = misere ? -1 : 1;
    if (options(position).isEmpty()) {
      margins.put(position, sign * rules.settlement(position));
      remoteness.put(position, 0);
      delays.put(position, 0);
      return;
    }
    int best =
        options(position).stream().mapToInt(move -> marginOf(position, move)).max().orElseThrow();
    margins.put(position, best);
    List<Move> good =
        options(position).stream().filter(move -> marginOf(position, move) == best).toList();
    remoteness.put(
        position, good.stream().mapToInt(m -> 1 + plies(position, m, true)).min().orElseThrow());
    delays.put(
        position, good.stream().mapToInt(m -> 1 + plies(position, m, false)).max().orElseThrow());
  }

  /** Plies after a move if its mover hurries, or delays; the other player does the opposite. */
  private int plies(Position position, Move move, boolean hurries) {
    boolean hurriesThere = movesAgain(position, move) == hurries;
    return (hurriesThere ? remoteness : delays).getOrDefault(move.target(), -1);
  }

  private int marginOf(Position position, Move move) {
    int after = margins.getOrDefault(move.target(), 0);
    int sign = misere ? -1 : 1;
    return sign * move.gain() + (movesAgain(position, move) ? after : -after);
  }

  private Ending ending(Position position) {
    return endings.getOrDefault(position, Ending.OPEN);
  }

  private List<Move> options(Position position) {
    return moves.getOrDefault(position, List.of());
  }
}
