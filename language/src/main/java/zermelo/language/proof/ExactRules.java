package zermelo.language.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.language.check.ProgramChecker;
import zermelo.language.program.InfiniteSetNames;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.Type;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.GameParser;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.SyntaxTree;

/**
 * The rules of a game whose position, or heap, is one number without an upper bound, perhaps beside
 * others of few values ({@link ComponentIndex}).
 *
 * <p>They are parsed again from their text. {@link ExactEvaluator} evaluates their moves.
 */
final class ExactRules {
  private static final int MOST_CHOICES = 20;

  /** Moves are tried at the smallest n plus this number, to see which components they raise. */
  private static final BigInteger TRIED = BigInteger.valueOf(40);

  private final Program program;
  private final Map<String, String> settings;
  private final Program.Component component;
  private final ComponentIndex index;
  private final StepLimit work = new StepLimit();

  /**
   * Parses the rules.
   *
   * @param settings the value of every parameter
   */
  ExactRules(String text, Map<String, String> settings) {
    this.program = program(text);
    this.settings = settings;
    ExactEvaluator evaluator = withParameters(LinearForm.ZERO);
    program.params().forEach(param -> requireRange(param, evaluator));
    if (program.moves().stream().anyMatch(rule -> rule.choices().size() > MOST_CHOICES)) {
      throw new ProofSignal.Refusal("a move has more than " + MOST_CHOICES + " choices");
    }
    ComponentIndex ascending = ComponentIndex.of(program, evaluator);
    this.component = ascending.unbounded();
    this.index = ascending.digits().isEmpty() ? ascending : turned(ascending);
  }

  /** Lets the components that some move raises while n stays count from the top. */
  private ComponentIndex turned(ComponentIndex ascending) {
    Set<Integer> rising = new HashSet<>();
    BigInteger first = ascending.low().add(TRIED).multiply(ascending.width());
    for (long place = 0; place < ascending.width().longValue(); place++) {
      LinearForm at = LinearForm.of(first.add(BigInteger.valueOf(place)));
      ExactEvaluator evaluator = withParameters(ascending.number(at));
      ascending.put(at, evaluator);
      if (ending(evaluator) == Ending.OPEN) {
        for (Program.MoveRule rule : program.moves()) {
          RangeWalk all =
              (within, range, slot, next) -> each(within, within.elements(range), slot, next);
          steps(rule, 0, evaluator, all, () -> collectRising(rule, ascending, evaluator, rising));
        }
      }
    }
    return ascending.counting(rising);
  }

  /** Adds the slots whose numbers this move raises, if it keeps n. */
  private void collectRising(
      Program.MoveRule rule,
      ComponentIndex ascending,
      ExactEvaluator evaluator,
      Set<Integer> rising) {
    List<Integer> slots = slots();
    List<LinearForm> before = slots.stream().map(evaluator::slot).toList();
    partsAfter(rule, evaluator);
    int unbounded = ascending.unbounded().place();
    boolean kept =
        ascending.admits(evaluator)
            && evaluator.slot(unbounded).equals(before.get(slots.indexOf(unbounded)));
    for (int i = 0; i < slots.size(); i++) {
      LinearForm more = evaluator.slot(slots.get(i)).minus(before.get(i));
      if (kept && evaluator.compare(Term.Comparison.AT_LEAST, more.minus(LinearForm.ONE))) {
        rising.add(slots.get(i));
      }
    }
    restore(slots, before, evaluator);
  }

  private List<Integer> slots() {
    return program.components().stream().map(Program.Component::place).toList();
  }

  private static void restore(
      List<Integer> slots, List<LinearForm> values, ExactEvaluator evaluator) {
    for (int i = 0; i < slots.size(); i++) {
      evaluator.put(slots.get(i), values.get(i));
    }
  }

  /** Refuses a number outside the range of its parameter. */
  private static void requireRange(Program.Param param, ExactEvaluator evaluator) {
    if (param.type() == Type.NUMBER) {
      LinearForm value = evaluator.slot(param.place());
      boolean low =
          param.low().stream()
              .allMatch(
                  l ->
                      evaluator.compare(
                          Term.Comparison.AT_LEAST, value.minus(evaluator.number(l))));
      boolean high =
          param.high().stream()
              .allMatch(
                  h ->
                      evaluator.compare(Term.Comparison.AT_MOST, value.minus(evaluator.number(h))));
      if (!low || !high) {
        throw new ProofSignal.Refusal("the parameter " + param.name() + " is out of range");
      }
    }
  }

  private static Program program(String text) {
    List<Diagnostic> problems = new ArrayList<>();
    Source source = new Source("rules", text);
    SyntaxTree.GameText syntax = GameParser.parse(source, problems);
    if (syntax.allNames()) {
      Program program = ProgramChecker.check(source, syntax, problems);
      if (problems.isEmpty()) {
        return program;
      }
    }
    throw new ProofSignal.Refusal(
        "its rules cannot be read: " + Diagnostic.render(source, problems));
  }

  Program program() {
    return program;
  }

  /** The name of n in the rules. */
  String name() {
    return component.name();
  }

  /** The smallest index. */
  BigInteger low() {
    return index.low().multiply(index.width());
  }

  /** The value of a parameter as text, as the certificate has it. */
  String setting(Program.Param param) {
    return Optional.ofNullable(settings.get(param.name()))
        .orElseThrow(
            () -> new ProofSignal.Refusal("the parameter " + param.name() + " has no value"));
  }

  /** An evaluator for this n without names. All evaluators share one limit on their steps. */
  ExactEvaluator plain(LinearForm n) {
    return new ExactEvaluator(n, work);
  }

  /** An evaluator for the position with this index and with all parameters. */
  ExactEvaluator at(LinearForm at) {
    ExactEvaluator evaluator = withParameters(index.number(at));
    index.put(at, evaluator);
    return evaluator;
  }

  private ExactEvaluator withParameters(LinearForm n) {
    ExactEvaluator evaluator = plain(n);
    for (Program.Param param : program.params()) {
      String value = setting(param);
      switch (param.type()) {
        case NUMBER -> evaluator.put(param.place(), LinearForm.of(number(value)));
        case TRUTH -> evaluator.put(param.place(), truth(value));
        case SET -> evaluator.putSet(param.place(), set(value));
        case CODE -> evaluator.putCode(param.place(), ExactFunctions.digits(value));
        case LIST, EDGES, LISTS, CELL, CELLS, SYMBOL, SYMBOLS ->
            throw new ProofSignal.Refusal("the parameter " + param.name());
      }
    }
    return evaluator;
  }

  private static BigInteger number(String text) {
    try {
      return new BigInteger(text);
    } catch (NumberFormatException none) {
      throw new ProofSignal.Refusal("'" + text + "' is not a number");
    }
  }

  static LinearForm truth(String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw new ProofSignal.Refusal("'" + text + "' is neither true nor false");
    }
    return text.equals("true") ? LinearForm.ONE : LinearForm.ZERO;
  }

  private static ExactSet set(String text) {
    if (InfiniteSetNames.ALL.contains(text)) {
      return new ExactSet.Infinite(text);
    }
    List<BigInteger> elements =
        Arrays.stream(text.replaceAll("[{} ]", "").split(",", -1)).map(ExactRules::number).toList();
    if (elements.stream().anyMatch(element -> element.signum() <= 0)) {
      throw new ProofSignal.Refusal("'" + text + "' is not a set of numbers from 1 on");
    }
    return new ExactSet.Finite(elements.stream().map(LinearForm::of).toList());
  }

  /** How the rules end the game at the evaluator's n; OPEN if they do not. */
  Ending ending(ExactEvaluator evaluator) {
    for (Program.End end : program.ends()) {
      if (evaluator.truth(end.condition())) {
        return end.ending(0);
      }
    }
    return Ending.OPEN;
  }

  /** Receives the parts that a move leaves. In games with splits, parts of size 0 are omitted. */
  interface Sink {
    void take(List<LinearForm> parts, ExactEvaluator evaluator);
  }

  /** Iterates over the range of a choice. */
  interface RangeWalk {
    void walk(ExactEvaluator evaluator, ExactSet.Range range, int slot, Runnable next);
  }

  /** Passes the result of every legal move of a rule to the sink. */
  void moves(Program.MoveRule rule, ExactEvaluator evaluator, RangeWalk walk, Sink sink) {
    steps(rule, 0, evaluator, walk, () -> changes(rule, evaluator, sink));
  }

  /** Makes all choices of a rule. Runs the end for each choice that fulfils the conditions. */
  private static void steps(
      Program.MoveRule rule, int from, ExactEvaluator evaluator, RangeWalk walk, Runnable end) {
    int at = from;
    for (; at < rule.steps().size(); at++) {
      if (!(rule.steps().get(at) instanceof Program.Requirement(Term.TruthTerm condition))) {
        break;
      }
      if (!evaluator.truth(condition)) {
        return;
      }
    }
    if (at == rule.steps().size()) {
      end.run();
    } else {
      int behind = at + 1;
      choose(
          rule.steps().get(at), evaluator, walk, () -> steps(rule, behind, evaluator, walk, end));
    }
  }

  private static void choose(
      Program.Step step, ExactEvaluator evaluator, RangeWalk walk, Runnable next) {
    switch (step) {
      case Program.Requirement require -> throw new IllegalStateException("no choice");
      case Program.NumberChoice(String name, int slot, Term.SetTerm set) -> {
        ExactSet values = evaluator.set(set);
        if (values instanceof ExactSet.Range range) {
          walk.walk(evaluator, range, slot, next);
        } else {
          each(evaluator, evaluator.elements(values), slot, next);
        }
      }
      case Program.ListChoice row -> throw new ProofSignal.Refusal("a move chooses a list");
    }
  }

  static void each(ExactEvaluator evaluator, List<LinearForm> values, int slot, Runnable next) {
    for (LinearForm value : values) {
      evaluator.put(slot, value);
      next.run();
    }
  }

  private void changes(Program.MoveRule rule, ExactEvaluator evaluator, Sink sink) {
    List<Integer> slots = slots();
    List<LinearForm> before = slots.stream().map(evaluator::slot).toList();
    try {
      List<LinearForm> parts = partsAfter(rule, evaluator);
      LinearForm after = evaluator.slot(component.place());
      if (admits(after, evaluator)
          && index.admits(evaluator)
          && parts.stream().allMatch(part -> admits(part, evaluator))) {
        sink.take(parts.stream().map(part -> index.of(part, evaluator)).toList(), evaluator);
      }
    } finally {
      restore(slots, before, evaluator);
    }
  }

  private List<LinearForm> partsAfter(Program.MoveRule rule, ExactEvaluator evaluator) {
    Optional<List<LinearForm>> split = Optional.empty();
    for (Program.Change change : rule.changes()) {
      switch (change) {
        case Program.NumberAssignment(int slot, Term.NumberTerm value) ->
            evaluator.put(slot, evaluator.number(value));
        case Program.HeapSplit(int slot, List<Term.NumberTerm> sizes) ->
            split = Optional.of(sizes.stream().map(evaluator::number).toList());
        default -> throw new ProofSignal.Refusal("a move changes something that is not a number");
      }
    }
    return split.orElseGet(() -> List.of(evaluator.slot(component.place()))).stream()
        .filter(part -> !program.splits() || !evaluator.compare(Term.Comparison.EQUAL, part))
        .toList();
  }

  private boolean admits(LinearForm part, ExactEvaluator evaluator) {
    return evaluator.compare(Term.Comparison.AT_LEAST, part.minus(LinearForm.of(index.low())));
  }
}
