package zermelo.solve.certificate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Progress;
import zermelo.solve.certificate.OutcomeCertificate.Step;

/**
 * Verifies an {@link OutcomeCertificate} by the rules alone, without any class of the solvers.
 *
 * <p>A lower bound holds if the move that it names leads to a position with a bound that is strong
 * enough. An upper bound holds if all moves do. By induction over the steps every bound is true.
 * Bounds of 0 in games without a score may rest on each other in a circle: play that never ends is
 * no loss for either player.
 */
public final class OutcomeCertificateVerifier {
  /** Positions with more moves are refused, so that no certificate exhausts the memory. */
  private static final int MOST_MOVES = 1_000_000;

  private final OutcomeCertificate certificate;
  private final Rules rules;
  private final Progress progress;
  private final boolean scored;
  private final int sign;

  /** The bounds that the steps state, by position. */
  private final Map<Position, ClaimedBounds> bounds = new HashMap<>();

  /**
   * What a verification found.
   *
   * @param fault the first step that does not follow, in words; empty if all do
   * @param least what the player to move gets at least, if a step says so; the final margin in
   *     games with a score
   * @param most what the player to move gets at most, likewise
   */
  public record Result(Optional<String> fault, OptionalInt least, OptionalInt most) {}

  /**
   * The bounds that the steps state for one position: for each value, the first step that states
   * it.
   */
  private static final class ClaimedBounds {
    final Map<Integer, Integer> lower = new HashMap<>();
    final Map<Integer, Integer> upper = new HashMap<>();

    void add(Step step, int index) {
      (step.isLower() ? lower : upper).putIfAbsent(step.value(), index);
    }

    /** Whether a step before this index states a bound that is at least as strong. */
    boolean has(boolean isLower, int value, int before) {
      return (isLower ? lower : upper)
          .entrySet().stream()
              .anyMatch(
                  claim ->
                      claim.getValue() < before
                          && (isLower ? claim.getKey() >= value : claim.getKey() <= value));
    }
  }

  private OutcomeCertificateVerifier(
      OutcomeCertificate certificate, Rules rules, Progress progress) {
    this.certificate = certificate;
    this.rules = rules;
    this.progress = progress;
    this.scored = rules.facts().scored();
    this.sign = certificate.misere() ? -1 : 1;
  }

  /**
   * Verifies every step.
   *
   * @param rules the rules that the certificate names
   */
  public static Result verify(OutcomeCertificate certificate, Rules rules, Progress progress) {
    return new OutcomeCertificateVerifier(certificate, rules, progress).verify();
  }

  private Result verify() {
    List<Step> steps = certificate.steps();
    Position[] positions = new Position[steps.size()];
    for (int at = 0; at < positions.length; at++) {
      count(progress, 0);
      try {
        positions[at] = rules.parse(steps.get(at).position());
      } catch (BadInput notOne) {
        return refused(at, "is about '" + steps.get(at).position() + "', which is no position");
      }
      bounds.computeIfAbsent(positions[at], p -> new ClaimedBounds()).add(steps.get(at), at);
    }
    for (int at = 0; at < positions.length; at++) {
      try {
        Optional<String> fault = fault(steps.get(at), positions[at], at);
        if (fault.isPresent()) {
          return refused(at, fault.get());
        }
      } catch (RulesFault fault) {
        return refused(at, "is about a position where the rules fail: " + fault.getMessage());
      }
    }
    return proven();
  }

  private static void count(Progress progress, int moves) {
    if (progress.visit(moves)) {
      progress.check(0);
    }
  }

  private Result proven() {
    Position root = rules.parse(certificate.position());
    ClaimedBounds claimed = bounds.getOrDefault(root, new ClaimedBounds());
    int lead = sign * rules.lead(root);
    OptionalInt least = claimed.lower.keySet().stream().mapToInt(v -> v + lead).max();
    OptionalInt most = claimed.upper.keySet().stream().mapToInt(v -> v + lead).min();
    return least.isEmpty() && most.isEmpty()
        ? new Result(Optional.of("it has no step about its position"), least, most)
        : new Result(Optional.empty(), least, most);
  }

  private static Result refused(int at, String why) {
    return new Result(
        Optional.of("step " + (at + 1) + " " + why), OptionalInt.empty(), OptionalInt.empty());
  }

  /** Why a step does not follow from the others; empty if it does. */
  private Optional<String> fault(Step step, Position position, int at) {
    Ending ending = rules.ending(position);
    MoveList list =
        ending == Ending.OPEN ? rules.moves(position, MOST_MOVES) : new MoveList(List.of(), true);
    count(progress, list.moves().size());
    if (!list.complete()) {
      return Optional.of("is about a position with more than " + MOST_MOVES + " moves");
    }
    if (list.moves().isEmpty()) {
      int value = atEnd(ending, position);
      return (step.isLower() ? value >= step.value() : value <= step.value())
          ? Optional.empty()
          : Optional.of("is wrong: the game is over, with the value " + value);
    }
    List<Move> moves = list.moves();
    if (step.isLower()) {
      if (step.move().isEmpty()) {
        return Optional.of("names no move, though there are some");
      }
      String label = step.move().get();
      moves = moves.stream().filter(move -> move.label().equals(label)).toList();
      if (moves.isEmpty()) {
        return Optional.of("names a move that the rules do not allow: " + label);
      }
    }
    boolean mayRestOnAll = !scored && step.value() == 0;
    int before = mayRestOnAll ? Integer.MAX_VALUE : at;
    return moves.stream()
        .filter(move -> !isSupported(step, position, move, before))
        .findFirst()
        .map(
            move -> "does not follow: nothing before it bounds what " + move.label() + " leads to");
  }

  private boolean isSupported(Step step, Position position, Move move, int before) {
    boolean again = !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
    int rest = step.value() - (scored ? sign * move.gain() : 0);
    ClaimedBounds claimed = bounds.get(move.target());
    return claimed != null
        && (again
            ? claimed.has(step.isLower(), rest, before)
            : claimed.has(!step.isLower(), -rest, before));
  }

  /** The value of a position without moves. */
  private int atEnd(Ending ending, Position position) {
    if (scored) {
      return sign * rules.settlement(position);
    }
    int normal =
        switch (ending) {
          case WON -> 1;
          case LOST, OPEN -> -1;
          case TIED -> 0;
        };
    return sign * normal;
  }
}
