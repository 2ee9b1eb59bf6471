package zermelo.language.uniform;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import zermelo.language.check.Function;
import zermelo.language.check.Program;
import zermelo.language.check.Program.MoveRule;
import zermelo.language.check.Term;

/**
 * Goes through the moves of a program, with n for its number: small choices are gone through one by
 * one, and one choice of a move may grow with n, as where to break a heap.
 */
final class UniformMoves {
  private static final int MOST_CHOICES = 4_096;
  private static final int MOST_WAYS = 50_000;

  private final Program program;
  private final int slot;
  private final Shapes start;
  private Regularity when = Regularity.ALWAYS;
  private long reach = 1;
  private int parts = 1;
  private int ways;

  UniformMoves(Program program, Map<Integer, Long> parameters, Constants constants) {
    this.program = program;
    this.slot = program.components().getFirst().place();
    this.start = new Shapes(constants, parameters, Map.of(slot, Shape.N));
  }

  Uniformity find() {
    Program.Component only = program.components().getFirst();
    if (program.components().size() != 1
        || only.kind() != Program.Kind.NUMBER
        || only.role() == Program.Role.OWN
        || only.high().isPresent()) {
      throw new Irregular();
    }
    for (Program.End end : program.ends()) {
      add(start.truth(end.condition()).when());
    }
    for (MoveRule rule : program.moves()) {
      steps(rule, 0, start.copy(), Growing.NONE);
    }
    return new Uniformity(when, reach, parts);
  }

  private void add(Regularity more) {
    when = when.and(more);
  }

  /** The choice that grows with n, if there is one yet: a in low..high. */
  private record Growing(boolean there, Shape low, Shape high, boolean half) {
    static final Growing NONE = new Growing(false, Shape.constant(0), Shape.constant(0), false);
  }

  private void steps(MoveRule rule, int at, Shapes shapes, Growing growing) {
    if (++ways > MOST_WAYS) {
      throw new Irregular();
    }
    if (at == rule.steps().size()) {
      changes(rule, shapes, growing);
      return;
    }
    switch (rule.steps().get(at)) {
      case Program.Require(Term.Truth condition) -> {
        Verdict verdict = shapes.truth(condition);
        add(verdict.when());
        if (!verdict.is(false)) {
          steps(rule, at + 1, shapes, growing);
        }
      }
      case Program.Choose(String name, int place, Term.Many set) ->
          choose(rule, at, shapes, growing, place, set);
      case Program.ChooseRow row -> throw new Irregular();
    }
  }

  private void choose(
      MoveRule rule, int at, Shapes shapes, Growing growing, int place, Term.Many set) {
    if (set instanceof Term.Range(Term.Num low, Term.Num high)) {
      Shape from = shapes.number(low);
      boolean half = isHalf(high);
      Shape to = shapes.number(half ? ((Term.Binary) high).left() : high);
      add(from.when().and(to.when()));
      if (from.regular() && to.large()) {
        if (growing.there() || !from.bounded() || !to.bounded()) {
          throw new Irregular();
        }
        Shapes next = shapes.copy();
        next.put(place, Shape.A);
        steps(rule, at + 1, next, new Growing(true, from, to, half));
        return;
      }
      if (half) {
        to = shapes.number(high);
        add(to.when());
      }
      shifted(from, to).forEach(choice -> one(rule, at, shapes, growing, place, choice));
      return;
    }
    choices(shapes, set).forEach(choice -> one(rule, at, shapes, growing, place, choice));
  }

  private static boolean isHalf(Term.Num term) {
    return term instanceof Term.Binary(Term.Operator op, Term.Num left, Term.Num right, var span)
        && op == Term.Operator.OVER
        && right.equals(new Term.Constant(2));
  }

  private void one(MoveRule rule, int at, Shapes shapes, Growing growing, int place, Shape choice) {
    Shapes next = shapes.copy();
    next.put(place, choice);
    steps(rule, at + 1, next, growing);
  }

  /** All numbers that lie, for some remainder of n, between two that are alike. */
  private static List<Shape> shifted(Shape from, Shape to) {
    boolean alike = from.ofN() == to.ofN() && from.ofA() == 0 && to.ofA() == 0;
    if (!alike || !from.bounded() || !to.bounded() || to.high() - from.low() > MOST_CHOICES) {
      throw new Irregular();
    }
    return LongStream.rangeClosed(from.low(), to.high())
        .mapToObj(more -> new Shape(from.ofN(), 0, more, more, true, Regularity.ALWAYS))
        .toList();
  }

  private List<Shape> choices(Shapes shapes, Term.Many set) {
    if (set instanceof Term.ManyLiteral(List<Term.Num> items)) {
      List<Shape> found = items.stream().map(shapes::number).toList();
      found.forEach(item -> add(item.when()));
      return found;
    }
    if (set instanceof Term.ManyCall(Function function, List<Term> arguments, var span)
        && function == Function.UPTO) {
      Shape most = shapes.number((Term.Num) arguments.get(1));
      if (most.large()) {
        List<Shape> all = constants(shapes, (Term.Many) arguments.get(0));
        all.forEach(element -> add(most.when().from(most.reaches(element.high()))));
        return all;
      }
    }
    return constants(shapes, set);
  }

  private static List<Shape> constants(Shapes shapes, Term.Many set) {
    return LongStream.of(shapes.elements(set, MOST_CHOICES)).mapToObj(Shape::constant).toList();
  }

  private void changes(MoveRule rule, Shapes shapes, Growing growing) {
    List<Shape> sizes = new ArrayList<>(List.of(shapes.slot(slot)));
    for (Program.Change change : rule.changes()) {
      switch (change) {
        case Program.SetNum(int place, Term.Num value) -> {
          shapes.put(place, shapes.number(value));
          sizes = new ArrayList<>(List.of(shapes.slot(slot)));
        }
        case Program.Split(int place, List<Term.Num> terms) ->
            sizes = new ArrayList<>(terms.stream().map(shapes::number).toList());
        default -> throw new Irregular();
      }
    }
    sizes.forEach(size -> add(size.when()));
    leaves(sizes, growing);
  }

  /** What is left must be large in one part, or in the two parts of a heap that is broken. */
  private void leaves(List<Shape> sizes, Growing growing) {
    if (!sizes.stream().allMatch(Shape::bounded)) {
      throw new Irregular();
    }
    for (Shape size : sizes) {
      add(when.from(2 * (Math.abs(size.low()) + Math.abs(size.high()) + size.when().from() + 1)));
    }
    List<Shape> large = sizes.stream().filter(size -> !size.regular()).toList();
    if (large.isEmpty()) {
      return;
    }
    if (large.size() == 1 && large.getFirst().large()) {
      note(-large.getFirst().low(), -large.getFirst().high(), 1);
      return;
    }
    if (large.size() != 2 || !growing.there()) {
      throw new Irregular();
    }
    Shape left = large.getFirst().left() ? large.getFirst() : large.getLast();
    Shape right = large.getFirst().left() ? large.getLast() : large.getFirst();
    if (!left.left() || !right.right()) {
      throw new Irregular();
    }
    ends(growing);
    if (growing.half() && !covers(left, right, growing)) {
      throw new Irregular();
    }
    note(-(left.low() + right.low()), 0, 2);
  }

  private void ends(Growing growing) {
    long far =
        Math.abs(growing.low().low())
            + Math.abs(growing.low().high())
            + Math.abs(growing.high().low())
            + Math.abs(growing.high().high());
    add(when.from(when.from() + 2 * far + 2));
  }

  /** Whether a in low..(n - c)/2 meets every way to break in two, each at least once. */
  private static boolean covers(Shape left, Shape right, Growing growing) {
    long lost = -(left.low() + right.low());
    boolean fixed = left.low() == left.high() && right.low() == right.high();
    return fixed && left.exact() && right.exact() && growing.high().low() + 2 * left.low() >= -lost;
  }

  private void note(long mostLost, long leastLost, int large) {
    if (large == 1 && leastLost < 1) {
      throw new Irregular(); // no descent
    }
    reach = Math.max(reach, mostLost);
    parts = Math.max(parts, large);
  }
}
