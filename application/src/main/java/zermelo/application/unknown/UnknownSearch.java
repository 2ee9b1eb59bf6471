package zermelo.application.unknown;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import zermelo.application.GameResolver;
import zermelo.kernel.Evidence;
import zermelo.kernel.Outcome;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.library.GameExpression;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Solver;

/**
 * Finds numbers for the question marks in a position, so that the wanted player wins.
 *
 * <p>In sums of heaps in normal play the Grundy value of each heap is computed alone, and the heaps
 * are combined by xor. All other positions are tried one by one, which is the slow twin.
 */
public final class UnknownSearch {
  /** How far to look by default, by the number of unknown numbers. */
  private static final long[] USUAL = {0, 1_000, 100, 30, 15, 8};

  private static final long MOST_COMBINATIONS = 10_000_000;

  private final GameResolver resolver;
  private final boolean misere;
  private final Question.Method method;
  private final Solver solver;
  private final Set<Evidence.Kind> kinds = EnumSet.noneOf(Evidence.Kind.class);
  private long solved;

  /**
   * The numbers that were found.
   *
   * @param numbers one array for each solution, in the order of the marks
   * @param from the least number that was tried
   * @param to all numbers up to this one were tried; single larger ones may be among the solutions
   * @param complete whether the rules allow no other numbers
   * @param stopped the limit that ended the search early, if one did
   */
  public record Solutions(
      List<long[]> numbers,
      long from,
      long to,
      boolean complete,
      Evidence evidence,
      Optional<OutOfLimits> stopped) {}

  /**
   * Prepares a search.
   *
   * @param solver answers all questions of the search within common limits
   */
  public UnknownSearch(
      GameResolver resolver, boolean misere, Question.Method method, Solver solver) {
    this.resolver = resolver;
    this.misere = misere;
    this.method = method;
    this.solver = solver;
  }

  /** Thrown at a limit, and where a heap has no Grundy value. */
  private static final class Unanswered extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Optional<OutOfLimits> limit;

    Unanswered(Optional<OutOfLimits> limit) {
      super("unanswered", null, false, false);
      this.limit = limit;
    }
  }

  /**
   * Searches all numbers in the range.
   *
   * @param wanted the outcome for the player to move
   * @param last how far to look; if absent, as far as the rules allow or as is usual
   */
  public Solutions search(UnknownPosition position, Outcome wanted, OptionalLong last) {
    List<PositionComponent> ranges = position.ranges(resolver);
    long low = ranges.stream().mapToLong(PositionComponent::low).min().orElse(0);
    long high = ranges.stream().mapToLong(PositionComponent::high).max().orElse(Long.MAX_VALUE);
    long from = Math.max(-USUAL[1], Math.min(0, low));
    long usual = USUAL[position.unknowns()];
    long to = Math.min(high, last.orElse(usual));
    refuseMany(position.unknowns(), to - from + 1);
    boolean complete = to == high && from <= low;
    Optional<Solutions> byNimbers =
        adds(position) && wanted != Outcome.TIE && wanted != Outcome.DRAW
            ? byNimbers(position, wanted == Outcome.WIN, from, to, complete)
            : Optional.empty();
    return byNimbers.orElseGet(() -> byTrying(position, wanted, from, to, complete));
  }

  private static void refuseMany(int unknowns, long each) {
    long all = 1;
    for (int i = 0; i < unknowns; i++) {
      all = each > MOST_COMBINATIONS / all ? Long.MAX_VALUE / each : all * each;
    }
    if (all > MOST_COMBINATIONS) {
      throw new BadInput(
          "that is more than " + MOST_COMBINATIONS + " positions; try smaller numbers",
          ": --to 100");
    }
  }

  /** Whether the values of all heaps add up to that of the position. */
  private boolean adds(UnknownPosition position) {
    return !misere
        && position.terms().stream()
            .map(term -> resolver.game(term.game(), term.settings()).rules().facts())
            .allMatch(facts -> facts.grundyApplies() && !facts.hasDecisiveEndings());
  }

  /** One heap, or one game of a sum, with the numbers that are unknown in it. */
  private record Heap(GameExpression.Term term, String text) {}

  /** The Grundy value of a heap with some numbers in the places of its marks. */
  @SuppressWarnings("ArrayRecordComponent") // created once, never changed or compared
  private record HeapValue(long[] numbers, long nimber) {}

  private Optional<Solutions> byNimbers(
      UnknownPosition position, boolean wins, long from, long to, boolean complete) {
    List<Heap> heaps = heaps(position);
    if (heaps.size() == 1) {
      return Optional.empty(); // the outcome alone may be known sooner
    }
    long rest = 0;
    List<Heap> unknown = new ArrayList<>();
    try {
      for (Heap heap : heaps) {
        if (UnknownPosition.isUnknown(heap.text)) {
          unknown.add(heap);
        } else {
          rest ^= nimber(heap, new long[0]).orElseThrow(() -> new Unanswered(Optional.empty()));
        }
      }
      List<List<HeapValue>> values = new ArrayList<>();
      for (Heap heap : unknown) {
        List<HeapValue> here = new ArrayList<>();
        each(
            UnknownPosition.unknowns(heap.text),
            from,
            to,
            numbers ->
                nimber(heap, numbers)
                    .ifPresent(nimber -> here.add(new HeapValue(numbers.clone(), nimber))));
        values.add(here);
      }
      List<long[]> found = new ArrayList<>();
      combine(values, 0, new long[0], rest, wins, found);
      requireSome(position, values.stream().allMatch(List::isEmpty), to);
      if (!wins && unknown.size() == 1 && !complete) {
        farther(unknown.getFirst(), rest, to).ifPresent(n -> found.add(new long[] {n}));
      }
      found.sort(Arrays::compare);
      return Optional.of(solutions(found, from, to, complete, Optional.empty()));
    } catch (Unanswered without) {
      return without.limit.map(
          out -> solutions(List.of(), from, from - 1, false, Optional.of(out)));
    }
  }

  /** Past the range, the number that equals the wanted Grundy value is tried too. */
  private OptionalLong farther(Heap heap, long wanted, long to) {
    boolean single = UnknownPosition.unknowns(heap.text) == 1;
    return single
            && wanted > to
            && nimber(heap, new long[] {wanted}).equals(OptionalLong.of(wanted))
        ? OptionalLong.of(wanted)
        : OptionalLong.empty();
  }

  private List<Heap> heaps(UnknownPosition position) {
    List<Heap> heaps = new ArrayList<>();
    for (GameExpression.Term term : position.terms()) {
      Rules rules = resolver.game(term.game(), term.settings()).rules();
      String text = term.position();
      for (String part : rules.facts().heaps() ? text.split("\\+", -1) : new String[] {text}) {
        heaps.add(new Heap(term, part.strip()));
      }
    }
    return heaps;
  }

  /** The Grundy value of a heap; empty if the rules do not allow these numbers. */
  private OptionalLong nimber(Heap heap, long[] numbers) {
    String text = UnknownPosition.settled(heap.text, numbers, 0);
    Optional<Question.Component> component = UnknownPosition.component(resolver, heap.term, text);
    if (component.isEmpty()) {
      return OptionalLong.empty();
    }
    OptionalLong nimber = answer(List.of(component.get())).nimber();
    if (nimber.isEmpty()) {
      throw new Unanswered(Optional.empty());
    }
    return nimber;
  }

  private static void combine(
      List<List<HeapValue>> heaps,
      int at,
      long[] chosen,
      long nimber,
      boolean wins,
      List<long[]> found) {
    if (at == heaps.size()) {
      if (wins == (nimber != 0)) {
        found.add(chosen);
      }
      return;
    }
    for (HeapValue heap : heaps.get(at)) {
      // The last heap needs no further list: its value must be, or must not be, that of the rest.
      if (at < heaps.size() - 1 || wins == (heap.nimber != nimber)) {
        long[] more = Arrays.copyOf(chosen, chosen.length + heap.numbers.length);
        System.arraycopy(heap.numbers, 0, more, chosen.length, heap.numbers.length);
        combine(heaps, at + 1, more, nimber ^ heap.nimber, wins, found);
      }
    }
  }

  private Solutions byTrying(
      UnknownPosition position, Outcome wanted, long from, long to, boolean complete) {
    List<long[]> found = new ArrayList<>();
    long[] tried = {0};
    long[] last = {from - 1};
    try {
      each(
          position.unknowns(),
          from,
          to,
          numbers -> {
            Optional<List<Question.Component>> components = position.at(resolver, numbers);
            if (components.isPresent()) {
              tried[0]++;
              if (answer(components.get()).outcome() == wanted) {
                found.add(numbers.clone());
              }
            }
            last[0] = numbers[0];
          });
    } catch (Unanswered stop) {
      return solutions(found, from, last[0] - 1, false, stop.limit);
    }
    requireSome(position, tried[0] == 0, to);
    return solutions(found, from, to, complete, Optional.empty());
  }

  private void requireSome(UnknownPosition position, boolean none, long to) {
    if (none) {
      long[] ones = new long[position.unknowns()];
      Arrays.fill(ones, Math.min(1, to));
      throw position.nothingFits(resolver, ones);
    }
  }

  private interface Visitor {
    void visit(long[] numbers);
  }

  /** Visits all combinations of numbers in a range, the first number changing last. */
  private static void each(int unknowns, long from, long to, Visitor visitor) {
    long[] numbers = new long[unknowns];
    Arrays.fill(numbers, from);
    int at = unknowns;
    while (at >= 0 && from <= to) {
      visitor.visit(numbers);
      for (at = unknowns - 1; at >= 0 && ++numbers[at] > to; at--) {
        numbers[at] = from;
      }
    }
  }

  private Answer answer(List<Question.Component> components) {
    Question question = Question.valueOnly(components, misere).method(method);
    return switch (solver.solve(question)) {
      case Answer answer -> {
        kinds.add(answer.evidence().kind());
        solved++;
        yield answer;
      }
      case OutOfLimits out -> throw new Unanswered(Optional.of(out));
    };
  }

  private Solutions solutions(
      List<long[]> found, long from, long to, boolean complete, Optional<OutOfLimits> stopped) {
    // The weakest kind that was needed counts.
    Evidence.Kind kind =
        List.of(
                Evidence.Kind.ESTIMATE,
                Evidence.Kind.THEOREM,
                Evidence.Kind.PROOF,
                Evidence.Kind.SEARCH)
            .stream()
            .filter(kinds::contains)
            .findFirst()
            .orElse(Evidence.Kind.COMPUTED);
    String detail = "every number in the range was tried";
    return new Solutions(found, from, to, complete, new Evidence(kind, detail, solved), stopped);
  }
}
