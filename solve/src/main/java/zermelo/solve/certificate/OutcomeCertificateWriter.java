package zermelo.solve.certificate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Solver;
import zermelo.solve.ValuedMove;
import zermelo.solve.certificate.OutcomeCertificate.Step;

/**
 * Writes the strategy behind an answer as a certificate, with a solver's help.
 *
 * <p>Where a player must reach a bound, the solver names a move. A move to a position whose bound
 * is already written is preferred. Where the opponent moves, all moves are followed. If the solver
 * makes a mistake, the verifier refuses the certificate.
 */
public final class OutcomeCertificateWriter {
  /** The largest number of steps that is worth writing. */
  public static final int MOST_STEPS = 2_000_000;

  private final Question question;
  private final Rules rules;
  private final Solver solver;
  private final boolean scored;
  private final int sign;
  private final List<Step> steps = new ArrayList<>();
  private final Set<Bound> written = new HashSet<>();

  /** A bound on the value of a position, which a step states. */
  private record Bound(Position position, boolean isLower, int value) {}

  /** A bound, and those of its supporting bounds that are not written yet. */
  private record Frame(Bound bound, Optional<String> move, Deque<Bound> support) {}

  /** Thrown when there is no certificate. The message is the reason. */
  public static final class NoCertificate extends Exception {
    private static final long serialVersionUID = 1L;

    NoCertificate(String reason) {
      super(reason);
    }
  }

  private OutcomeCertificateWriter(Question question, Solver solver) {
    this.question = question.listing(Question.MoveSelection.ALL, MOST_STEPS);
    this.rules = question.rules();
    this.solver = solver;
    this.scored = rules.facts().scored();
    this.sign = question.misere() ? -1 : 1;
  }

  /**
   * The steps that prove an answer.
   *
   * @param solver answers questions about the positions on the way
   * @throws NoCertificate if the solver does not know enough, or the proof is too long
   */
  public static List<Step> steps(Question question, Answer answer, Solver solver)
      throws NoCertificate {
    OutcomeCertificateWriter writer = new OutcomeCertificateWriter(question, solver);
    for (Bound bound : writer.claims(answer)) {
      writer.write(bound);
    }
    return writer.steps;
  }

  private List<Bound> claims(Answer answer) throws NoCertificate {
    Position root = question.position();
    if (scored) {
      if (answer.margin().isEmpty()) {
        throw new NoCertificate("the margin is not known");
      }
      int value = answer.margin().getAsInt() - sign * rules.lead(root);
      return List.of(new Bound(root, true, value), new Bound(root, false, value));
    }
    return switch (answer.outcome()) {
      case WIN -> List.of(new Bound(root, true, 1));
      case LOSE -> List.of(new Bound(root, false, -1));
      case TIE, DRAW -> List.of(new Bound(root, true, 0), new Bound(root, false, 0));
    };
  }

  private void write(Bound claim) throws NoCertificate {
    Deque<Frame> open = new ArrayDeque<>();
    Set<Bound> started = new HashSet<>();
    enter(claim, open, started);
    while (!open.isEmpty()) {
      Frame frame = open.element();
      if (frame.support().isEmpty()) {
        open.remove();
        finish(frame);
        continue;
      }
      Bound next = frame.support().remove();
      if (written.contains(next)) {
        continue;
      }
      if (!started.contains(next)) {
        enter(next, open, started);
      } else if (scored || next.value() != 0) {
        throw new NoCertificate("the solver's strategy goes round in a circle");
      }
    }
  }

  private void finish(Frame frame) throws NoCertificate {
    Bound bound = frame.bound();
    if (steps.size() >= MOST_STEPS) {
      throw new NoCertificate("it would have more than " + MOST_STEPS + " steps");
    }
    steps.add(
        new Step(
            rules.printWithTurn(bound.position()), bound.isLower(), bound.value(), frame.move()));
    written.add(bound);
  }

  private void enter(Bound bound, Deque<Frame> open, Set<Bound> started) throws NoCertificate {
    started.add(bound);
    Position position = bound.position();
    List<Move> moves = rules.ending(position) == Ending.OPEN ? moves(position) : List.of();
    Deque<Bound> support = new ArrayDeque<>();
    Optional<String> move = Optional.empty();
    if (!moves.isEmpty() && bound.isLower()) {
      Move chosen = chosen(bound, moves);
      move = Optional.of(chosen.label());
      support.add(after(bound, chosen));
    } else {
      moves.forEach(each -> support.add(after(bound, each)));
    }
    open.push(new Frame(bound, move, support));
  }

  private List<Move> moves(Position position) throws NoCertificate {
    MoveList list = rules.moves(position, MOST_STEPS / 2);
    if (!list.complete()) {
      throw new NoCertificate("a position has more than " + MOST_STEPS / 2 + " moves");
    }
    return list.moves();
  }

  /** The bound on the position after a move that supports this one. */
  private Bound after(Bound bound, Move move) {
    int rest = bound.value() - (scored ? sign * move.gain() : 0);
    boolean again =
        !rules.facts().impartial() && rules.turn(bound.position()) == rules.turn(move.target());
    return again
        ? new Bound(move.target(), bound.isLower(), rest)
        : new Bound(move.target(), !bound.isLower(), -rest);
  }

  /** A move that reaches a lower bound. */
  private Move chosen(Bound bound, List<Move> moves) throws NoCertificate {
    Optional<Move> known =
        moves.stream().filter(move -> written.contains(after(bound, move))).findFirst();
    if (known.isPresent()) {
      return known.get();
    }
    return switch (solver.solve(question.at(bound.position()))) {
      case OutOfLimits out -> throw new NoCertificate(out.reason());
      case Answer answer ->
          answer.moves().stream()
              .filter(move -> reaches(bound, move))
              .min(Comparator.comparingInt(move -> move.remoteness().orElse(Integer.MAX_VALUE)))
              .map(ValuedMove::move)
              .orElseThrow(
                  () ->
                      new NoCertificate(
                          "no move is known to be good enough in "
                              + rules.printWithTurn(bound.position())));
    };
  }

  private boolean reaches(Bound bound, ValuedMove move) {
    int value =
        scored
            ? move.margin().orElseThrow() - sign * rules.lead(bound.position())
            : value(move.result());
    return value >= bound.value();
  }

  private static int value(Outcome outcome) {
    return switch (outcome) {
      case WIN -> 1;
      case LOSE -> -1;
      case TIE, DRAW -> 0;
    };
  }
}
