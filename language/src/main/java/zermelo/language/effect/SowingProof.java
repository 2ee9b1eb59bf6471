package zermelo.language.effect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import zermelo.kernel.RulesFault;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.program.Program;
import zermelo.language.program.Term;

/**
 * Proves that sowing brings the numbers of lists nearer to one end, or lowers their total.
 *
 * <p>A sowing takes all of one element, the hand, and adds to elements in a loop over a range as
 * long as the hand. Where the conditions in the loop follow from its variable, each round has a
 * known effect. So for each choice of the element the hands are tried from 0 on, until a hand is so
 * large that some of it surely leaves the lists, for example into a store. A smaller hand must move
 * all that it sows to later elements on average, or all to earlier ones: the sum of the elements,
 * each times its index, rises or falls.
 *
 * <p>All other changes of the move may only lower elements. Then they either do nothing or lower
 * the total, too.
 */
public final class SowingProof {
  private static final long MOST_CHOICES = 1_000;
  private static final int MOST_ROUNDS = 2_000;

  private final ListTotals totals;
  private final Program.MoveRule rule;
  private final EvaluationFrame frame;
  private final TermEvaluator evaluate;
  private final Set<Integer> known = new HashSet<>(); // slots of choices with a value
  private final List<Term.TruthTerm> conditions = new ArrayList<>();
  private Optional<Integer> hand = Optional.empty(); // its slot
  private Optional<Sowing> sowing = Optional.empty();
  private int direction; // 1: the weighted sum rises, -1: it falls
  private long choices;

  /** The loop of a sowing, and the index of the element that the hand is taken from. */
  private record Sowing(Program.ForEach loop, Term.Range rounds, Term.NumberTerm from) {}

  /** What the rounds up to one of them add to the total and to the weighted sum. */
  private record Sums(long total, long weighted) {}

  private SowingProof(
      ListTotals totals, Program program, Program.MoveRule rule, EvaluationFrame parameters) {
    this.totals = totals;
    this.rule = rule;
    this.frame = parameters;
    this.evaluate = new TermEvaluator(program.source());
  }

  /**
   * The direction in which every legal move of this kind changes the weighted sum, unless it lowers
   * the total: 1 is up, -1 is down, 0 is not known. No such move raises the total.
   *
   * @param parameters a frame of the caller with the parameters, in which terms are evaluated
   */
  public static int direction(
      ListTotals totals, Program program, Program.MoveRule rule, EvaluationFrame parameters) {
    SowingProof proof = new SowingProof(totals, program, rule, parameters);
    boolean lists =
        program.components().stream().allMatch(c -> c.kind() != Program.Kind.BAG)
            && totals.change(rule).keepsOrLowers();
    try {
      return lists && proof.finds() && proof.choose(0) ? proof.direction : 0;
    } catch (ArithmeticException | RulesFault unclear) {
      return 0; // the numbers are too large, or a move fails
    }
  }

  /** Whether the changes are one sowing and others that only lower elements. */
  private boolean finds() {
    List<Program.Change> changes = rule.changes();
    if (changes.isEmpty()
        || !(changes.getFirst() instanceof Program.ElementAssignment taken)
        || totals.terms().constant(taken.value()).orElse(-1) != 0) {
      return false;
    }
    for (Program.Step step : rule.steps()) {
      if (step instanceof Program.NumberChoice choice
          && choice.set() instanceof Term.SetLiteral(List<Term.NumberTerm> items)
          && items.size() == 1
          && items.getFirst() instanceof Term.Element element
          && element.list().equals(new Term.ListSlot(taken.slot()))
          && ParameterTerms.isSame(element.index(), taken.index())) {
        hand = Optional.of(choice.slot());
      }
    }
    for (Program.Stage stage : rule.stages()) {
      for (Program.Change change : stage.changes()) {
        if (onlyLowers(change)) {
          continue;
        }
        if (sowing.isPresent()
            || !(change instanceof Program.ForEach loop)
            || !(loop.set() instanceof Term.Range rounds)) {
          return false;
        }
        sowing = Optional.of(new Sowing(loop, rounds, taken.index()));
      }
    }
    return hand.isPresent()
        && sowing.isPresent()
        && totals.eachTime(rule, sowing.get().loop()).orElse(2) <= 1;
  }

  private boolean onlyLowers(Program.Change change) {
    return switch (change) {
      case Program.ElementAssignment set -> totals.terms().lowers(set);
      case Program.ListAssignment set -> false; // elements may get other places
      case Program.When when -> when.changes().stream().allMatch(this::onlyLowers);
      case Program.ForEach each -> each.changes().stream().allMatch(this::onlyLowers);
      default -> true;
    };
  }

  /** Tries all values of the choices from this one on that follow from the parameters. */
  private boolean choose(int at) {
    if (at == rule.steps().size()) {
      return ++choices <= MOST_CHOICES && sowsOneWay();
    }
    switch (rule.steps().get(at)) {
      case Program.Requirement(Term.TruthTerm condition) -> {
        conditions.add(condition);
        boolean found = choose(at + 1);
        conditions.removeLast();
        return found;
      }
      case Program.ListChoice choice -> {
        return choose(at + 1);
      }
      case Program.NumberChoice choice -> {
        if (isHand(choice.slot()) || !totals.terms().isDetermined(choice.set(), known)) {
          return choose(at + 1);
        }
        known.add(choice.slot());
        frame.refuel();
        boolean[] found = {true};
        evaluate
            .many(choice.set())
            .each(
                frame,
                (inner, element) -> {
                  frame.slots[choice.slot()] = element;
                  found[0] = choose(at + 1);
                  return found[0];
                });
        known.remove(choice.slot());
        return found[0];
      }
    }
  }

  private boolean isHand(int slot) {
    return hand.equals(Optional.of(slot));
  }

  /** Whether every hand is sown in the direction of the others, or some of it leaves the lists. */
  private boolean sowsOneWay() {
    frame.refuel();
    Sowing sown = sowing.orElseThrow();
    int slot = hand.orElseThrow();
    Set<Integer> withHand = new HashSet<>(known);
    withHand.add(slot);
    if (!totals.terms().isDetermined(sown.from(), known)
        || !totals.terms().isDetermined(sown.rounds(), withHand)) {
      return false;
    }
    long from = evaluate.num(sown.from()).of(frame);
    var low = evaluate.num(sown.rounds().low());
    var high = evaluate.num(sown.rounds().high());
    frame.slots[slot] = 0;
    long first = low.of(frame);
    long atZero = Math.subtractExact(high.of(frame), first) + 1; // rounds of an empty hand
    List<Sums> sums = new ArrayList<>(List.of(new Sums(0, 0)));
    for (int size = 0; size < MOST_ROUNDS; size++) {
      frame.slots[slot] = size;
      long rounds = Math.subtractExact(high.of(frame), low.of(frame)) + 1;
      if (low.of(frame) != first || rounds != atZero + size || rounds > MOST_ROUNDS) {
        return false;
      }
      boolean legal = isPossible(withHand); // before a round overwrites the slots
      while (sums.size() <= rounds) {
        Optional<Sums> next = round(first + sums.size() - 1, sums.getLast());
        if (next.isEmpty()) {
          return false;
        }
        sums.add(next.get());
      }
      Sums all = sums.get((int) Math.max(0, rounds));
      if (all.total() < size) {
        return true; // a larger hand leaves the lists as well: a round adds at most one
      }
      if (legal && !goesOn(Long.signum(all.weighted() - Math.multiplyExact(size, from)))) {
        return false;
      }
    }
    return false;
  }

  /** Whether a change is in the direction of those before it. */
  private boolean goesOn(int sign) {
    direction = direction == 0 ? sign : direction;
    return sign != 0 && sign == direction;
  }

  /** Whether no condition on known numbers forbids the move. */
  private boolean isPossible(Set<Integer> withHand) {
    return conditions.stream()
        .filter(condition -> totals.terms().isDetermined(condition, withHand))
        .allMatch(condition -> evaluate.truth(condition).of(frame));
  }

  /** The sums after one more round; empty if it may do something else. */
  private Optional<Sums> round(long value, Sums before) {
    Program.ForEach loop = sowing.orElseThrow().loop();
    Set<Integer> inside = new HashSet<>(known);
    inside.add(loop.slot());
    frame.slots[loop.slot()] = value;
    return sums(loop.changes(), inside, before);
  }

  private Optional<Sums> sums(List<Program.Change> changes, Set<Integer> inside, Sums before) {
    Sums sums = before;
    for (Program.Change change : changes) {
      if (onlyLowers(change)) {
        continue;
      }
      Optional<Sums> next =
          switch (change) {
            case Program.ElementAssignment set -> added(set, inside, sums);
            case Program.When when when totals.terms().isDetermined(when.condition(), inside) ->
                evaluate.truth(when.condition()).of(frame)
                    ? sums(when.changes(), inside, sums)
                    : Optional.of(sums);
            default -> Optional.empty();
          };
      if (next.isEmpty()) {
        return next;
      }
      sums = next.get();
    }
    return Optional.of(sums);
  }

  private Optional<Sums> added(Program.ElementAssignment set, Set<Integer> inside, Sums before) {
    OptionalLong more = totals.terms().added(set);
    if (more.isEmpty() || !totals.terms().isDetermined(set.index(), inside)) {
      return Optional.empty();
    }
    long index = evaluate.num(set.index()).of(frame);
    long weight = Math.multiplyExact(more.getAsLong(), index);
    return Optional.of(
        new Sums(
            Math.addExact(before.total(), more.getAsLong()),
            Math.addExact(before.weighted(), weight)));
  }
}
