package zermelo.language.lint;

import java.util.List;
import zermelo.kernel.Position;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.ground.BoardSymmetries;
import zermelo.language.ground.PlacementProof;
import zermelo.language.ground.PositionalRules;
import zermelo.language.interpret.TextRules;
import zermelo.language.lint.LintReport.Certainty;
import zermelo.language.lint.LintReport.Fact;
import zermelo.language.ranking.BoardTiers;

/**
 * The facts that {@code lint} reports about a board: symmetries, numbering, claimed cells, regions.
 */
final class BoardFacts {
  private BoardFacts() {}

  static List<Fact> of(TextRules rules, Position start) {
    EvaluationFrame frame = rules.frameOf(rules.parts(start).getFirst());
    BoardSymmetries symmetries = rules.analysis(frame.geometry.cells()).symmetries();
    PositionalRules positional = rules.analysis(frame.geometry.cells()).positional();
    PlacementProof placements = rules.analysis(frame.geometry.cells()).placements();
    BoardTiers tiers = BoardTiers.of(rules, rules.parts(start), rules.program().playersAlike());
    return List.of(
        new Fact(
            "symmetric",
            symmetries.any() ? Certainty.YES : Certainty.MAYBE,
            symmetries.any() ? symmetries.reason() : "none found: " + symmetries.reason()),
        new Fact("tiers", tiers.tiers().isPresent() ? Certainty.YES : Certainty.NO, tiers.reason()),
        new Fact(
            "positional", positional.proven() ? Certainty.YES : Certainty.NO, positional.reason()),
        new Fact(
            "regions",
            placements.proven() ? Certainty.YES : Certainty.MAYBE,
            (placements.proven() ? "a position is their sum: " : "not found: ")
                + placements.reason()));
  }
}
