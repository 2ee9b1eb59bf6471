package zermelo.language.interpret;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Facts.Fact;
import zermelo.language.board.BoardGeometry;
import zermelo.language.effect.ListTotals;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.ground.BoardAnalysis;
import zermelo.language.infer.Inference;
import zermelo.language.infer.ProofAssumptions;
import zermelo.language.position.Boards;
import zermelo.language.position.BoundedComponent;
import zermelo.language.program.Program;
import zermelo.language.program.Type;
import zermelo.language.reduce.BoardReduction;

/**
 * Computes what can be inferred from a text and its parameters without playing.
 *
 * <p>Each result is computed on first use, because parsing a position needs none. Benign race: at
 * worst it is computed twice.
 */
final class RulesAnalysis {
  private final Program program;
  private final EvaluationFrame parameters;
  private final List<BoundedComponent> bounds;
  private final Boards boards;
  private volatile Optional<Facts> facts = Optional.empty();
  private volatile Optional<Inference> inference = Optional.empty();
  private volatile Optional<Boolean> totals = Optional.empty();
  private final Map<Integer, BoardAnalysis> analyses = new ConcurrentHashMap<>();
  private final Map<Integer, Optional<BoardReduction>> reductions = new ConcurrentHashMap<>();

  RulesAnalysis(
      Program program, EvaluationFrame parameters, List<BoundedComponent> bounds, Boards boards) {
    this.program = program;
    this.parameters = parameters;
    this.bounds = bounds;
    this.boards = boards;
  }

  private ProofAssumptions assumptions() {
    Map<Integer, Long> slots = new HashMap<>();
    for (Program.Param param : program.params()) {
      if (param.type() == Type.NUMBER || param.type() == Type.TRUTH) {
        slots.put(param.place(), parameters.slots[param.place()]);
      }
    }
    return new ProofAssumptions(
        slots, bounds.stream().map(b -> new ProofAssumptions.Range(b.low(), b.high())).toList());
  }

  Facts facts() {
    if (facts.isEmpty()) {
      facts = Optional.of(inferredFacts());
    }
    return facts.get();
  }

  private Facts inferredFacts() {
    boolean decides = program.ends().stream().anyMatch(end -> end.ending(0) != Ending.TIED);
    boolean ties =
        program.scored() || program.ends().stream().anyMatch(e -> e.ending(0) == Ending.TIED);
    return Facts.of()
        .with(Fact.SCORE, program.scored())
        .with(Fact.IMPARTIAL, !program.partizan())
        .with(Fact.HEAPS, program.heaps())
        .with(Fact.DECISIVE_ENDINGS, decides)
        .with(Fact.TIES, ties)
        .with(Fact.ACYCLIC, inference().acyclic().proven());
  }

  /** The facts that were proved about the rules, with reasons. */
  Inference inference() {
    if (inference.isEmpty()) {
      Inference found = Inference.of(program, assumptions(), parameters.copy());
      inference = Optional.of(found.acyclic().proven() ? found : found.withAcyclic(advance()));
    }
    return inference.get();
  }

  /** Whether no move raises the total of all lists. */
  boolean totalsNeverGrow() {
    if (totals.isEmpty()) {
      totals = Optional.of(ListTotals.neverGrow(program, parameters.copy()));
    }
    return totals.get();
  }

  /** Why no position recurs on the board, if its size is known and that is proved. */
  private Optional<String> advance() {
    return boards.fixed().flatMap(geometry -> board(geometry.cells()).acyclic());
  }

  /** What is proved about the rules on a board with this many cells. */
  BoardAnalysis board(int cells) {
    return analyses.computeIfAbsent(
        cells,
        count -> {
          BoardGeometry geometry = boards.geometry(count);
          Optional<BoardReduction> reduction = reduction(geometry);
          Program needed = reduction.map(BoardReduction::program).orElse(program);
          return BoardAnalysis.of(
              needed, parameters.copy(), geometry, reduction.map(BoardReduction::cells));
        });
  }

  /** The rules without what no rule reads of the board, if there is such. */
  Optional<BoardReduction> reduction(BoardGeometry geometry) {
    return reductions.computeIfAbsent(
        geometry.cells(), count -> BoardReduction.of(program, geometry, assumptions().slots()));
  }
}
