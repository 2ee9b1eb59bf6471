package zermelo.language.compile.board.analysis;

import java.util.HashMap;
import java.util.Map;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Decides whether a term may fail: past 2^63-1, by a division by zero, outside a list.
 *
 * <p>The compiler evaluates conditions in another order than the text says. It must not skip one
 * that fails. Over-approximates: a term counts as failing unless its numbers are known to be small.
 */
public final class FaultAnalysis {
  private static final Interval SMALL = new Interval(0, 1 << 20);

  private final Map<Integer, Binding> slots;
  private final Map<Integer, Interval> bound = new HashMap<>();

  public FaultAnalysis(Map<Integer, Binding> slots) {
    this.slots = slots;
  }

  public boolean mayFault(Term term) {
    return switch (term) {
      case Term.Binary binary -> binaryFaults(binary);
      case Term.Element t -> true;
      case Term.ListQuotient t -> true;
      case Term.ListSlice t -> true;
      case Term.Divides t -> !range(t.divisor()).positive() || childrenFault(t);
      case Term.NumberCall call -> callFaults(call) || childrenFault(call);
      case Term.Fold fold -> {
        bind(fold.slot(), fold.set());
        boolean chooses = fold.kind() == Term.FoldKind.MIN || fold.kind() == Term.FoldKind.MAX;
        yield fold.kind() == Term.FoldKind.SUM || (chooses && !fold.cell()) || childrenFault(fold);
      }
      case Term.Filter filter -> {
        bind(filter.slot(), filter.set());
        yield childrenFault(filter);
      }
      case Term.ListComprehension list -> {
        bind(list.slot(), list.set());
        yield childrenFault(list);
      }
      case Term.Quantifier quantifier -> {
        bind(quantifier.slot(), quantifier.set());
        yield childrenFault(quantifier);
      }
      default -> childrenFault(term);
    };
  }

  private boolean childrenFault(Term term) {
    return TermTraversal.children(term).stream().anyMatch(this::mayFault);
  }

  private static boolean callFaults(Term.NumberCall call) {
    BuiltInFunction function = call.function();
    return switch (function) {
      case LENGTH, SIZE, NIM_SUM -> false;
      case MIN, MAX -> call.arguments().getFirst() instanceof Term.ListTerm;
      default -> true;
    };
  }

  private boolean binaryFaults(Term.Binary term) {
    Interval a = range(term.left());
    Interval b = range(term.right());
    boolean itself =
        switch (term.operator()) {
          case PLUS, MINUS -> !a.sumsWith(b);
          case TIMES -> !a.multipliesWith(b);
          case OVER, MOD -> !b.positive();
          case POWER -> true;
          case XOR -> false;
        };
    return itself || childrenFault(term);
  }

  private void bind(int slot, Term.SetTerm set) {
    bound.put(slot, elements(set));
  }

  /** The range of the elements of a set of numbers. */
  public Interval elements(Term.SetTerm set) {
    return switch (set) {
      case Term.Range(Term.NumberTerm low, Term.NumberTerm high) ->
          new Interval(range(low).low(), range(high).high());
      case Term.Filter filter -> elements(filter.set());
      case Term.SetLiteral literal ->
          literal.items().stream().map(this::range).reduce(Interval::or).orElse(Interval.of(0));
      default -> Interval.ANY;
    };
  }

  /** The values that a number may have. Over-approximates. */
  public Interval range(Term.NumberTerm term) {
    return switch (term) {
      case Term.Constant constant -> Interval.of(constant.value());
      case Term.NumberSlot(int slot) when bound.containsKey(slot) ->
          bound.getOrDefault(slot, Interval.ANY);
      case Term.NumberSlot(int slot) ->
          switch (slots.get(slot)) {
            case Binding.NumberLocal local -> local.range();
            case Binding.NumberConstant constant -> Interval.of(constant.value());
            case Binding.NumberByCell number ->
                number.values().stream()
                    .map(Interval::of)
                    .reduce(Interval::or)
                    .orElse(Interval.ANY);
            case null, default -> Interval.ANY;
          };
      case Term.NumberIf choice -> range(choice.yes()).or(range(choice.no()));
      case Term.Binary binary -> {
        Interval a = range(binary.left());
        Interval b = range(binary.right());
        yield switch (binary.operator()) {
          case PLUS -> a.plus(b);
          case MINUS -> a.minus(b);
          case TIMES -> a.times(b);
          case OVER -> a.over(b);
          case MOD -> a.mod(b);
          case XOR -> a.xor(b);
          case POWER -> Interval.ANY;
        };
      }
      case Term.Fold fold ->
          fold.kind() == Term.FoldKind.COUNT ? new Interval(0, 1L << 31) : Interval.ANY;
      case Term.NumberCall call -> called(call);
      case BoardTerm.Coordinate t -> SMALL;
      case BoardTerm.RunLength t -> SMALL;
      default -> Interval.ANY;
    };
  }

  private Interval called(Term.NumberCall call) {
    boolean numbers = call.arguments().stream().allMatch(Term.NumberTerm.class::isInstance);
    return switch (call.function()) {
      case LENGTH -> SMALL;
      case SIZE -> new Interval(0, 1L << 31);
      case MIN ->
          numbers
              ? call.arguments().stream()
                  .map(argument -> range((Term.NumberTerm) argument))
                  .reduce(Interval::min)
                  .orElse(Interval.ANY)
              : Interval.ANY;
      case MAX ->
          numbers
              ? call.arguments().stream()
                  .map(argument -> range((Term.NumberTerm) argument))
                  .reduce(Interval::max)
                  .orElse(Interval.ANY)
              : Interval.ANY;
      default -> Interval.ANY;
    };
  }
}
