package zermelo.language.infer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.program.LanguageSubset;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Component;
import zermelo.language.program.Program.Kind;
import zermelo.language.program.Program.Role;

/**
 * All facts inferred about a program with given parameters.
 *
 * @param acyclic whether no position can recur
 * @param bounded whether no number exceeds both its start value and the bounds in the rules
 * @param symmetric whether some order in a position does not matter
 * @param ceilings the upper bound of each component, in their order; known for single numbers only
 */
public record Inference(
    InferredFact acyclic, InferredFact bounded, InferredFact symmetric, List<UpperBound> ceilings) {

  public Inference {
    ceilings = List.copyOf(ceilings);
  }

  /**
   * Infers the facts.
   *
   * @param parameters a frame of the caller with the parameters, in which terms are evaluated
   */
  public static Inference of(
      Program program, ProofAssumptions settled, EvaluationFrame parameters) {
    if (!LanguageSubset.isNumeric(program)) {
      return BoardInference.of(program, settled, parameters);
    }
    List<SymbolicMove> effects = new ArrayList<>();
    try {
      program.moves().forEach(rule -> effects.add(SymbolicMove.of(program, settled, rule)));
    } catch (ArithmeticException tooLarge) {
      InferredFact none =
          new InferredFact(false, "the rules have numbers too large to reason about");
      List<UpperBound> unknown =
          program.components().stream().map(c -> UpperBound.UNKNOWN).toList();
      return new Inference(none, none, symmetric(program), unknown);
    }
    List<UpperBound> ceilings = new ArrayList<>();
    for (int i = 0; i < program.components().size(); i++) {
      Component component = program.components().get(i);
      boolean number = component.kind() == Kind.NUMBER && component.role() != Role.OWN;
      ceilings.add(
          number
              ? UpperBound.of(component, settled.bounds().get(i), effects, settled)
              : UpperBound.UNKNOWN);
    }
    return new Inference(
        AcyclicityProof.find(program, settled, effects),
        bounded(program, settled, ceilings, effects),
        symmetric(program),
        ceilings);
  }

  /** The same, with a further proof that no position can recur. */
  public Inference withAcyclic(Optional<String> reason) {
    InferredFact fact = reason.map(why -> new InferredFact(true, why)).orElse(acyclic);
    return new Inference(fact, bounded, symmetric, ceilings);
  }

  private static InferredFact bounded(
      Program program,
      ProofAssumptions settled,
      List<UpperBound> ceilings,
      List<SymbolicMove> effects) {
    List<String> open = new ArrayList<>();
    for (int i = 0; i < ceilings.size(); i++) {
      Component component = program.components().get(i);
      ProofAssumptions.Range range = settled.bounds().get(i);
      boolean declared = range.high() < Long.MAX_VALUE;
      if (!declared
          && !ceilings.get(i).known()
          && !effects.stream().allMatch(effect -> growsNot(component, range, effect))) {
        open.add(component.name());
      }
    }
    return open.isEmpty()
        ? new InferredFact(true, "no number gets larger than at the start, or than the rules allow")
        : new InferredFact(false, "no bound is known for " + String.join(", ", open));
  }

  /** Whether a move surely raises neither player's number, nor the sum of a list of naturals. */
  private static boolean growsNot(
      Component component, ProofAssumptions.Range range, SymbolicMove effect) {
    int place = component.place();
    InequalityProver knowledge = effect.knowledge();
    return effect.afters().stream()
        .allMatch(
            after ->
                switch (component.kind()) {
                  case NUMBER ->
                      component.role() == Role.OWN
                          && knowledge.provesAtMost(
                              after.reader().slot(place), effect.before().reader().slot(place))
                          && knowledge.provesAtMost(
                              after.reader().slot(place + 1),
                              effect.before().reader().slot(place + 1));
                  case LIST, BAG ->
                      range.low() >= 0
                          && knowledge.provesAtMost(
                              after.reader().list(place).sum(),
                              effect.before().reader().list(place).sum());
                  case SET, BOARD -> false;
                });
  }

  private static InferredFact symmetric(Program program) {
    List<String> bags =
        program.components().stream()
            .filter(component -> component.kind() == Kind.BAG)
            .map(Component::name)
            .toList();
    if (program.heaps()) {
      return new InferredFact(true, "the order of the heaps does not matter");
    }
    return bags.isEmpty()
        ? new InferredFact(false, "no part of the position is a bag")
        : new InferredFact(true, "the order of " + String.join(", ", bags) + " does not matter");
  }
}
