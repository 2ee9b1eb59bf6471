package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import zermelo.insight.explain.Paragraph.AppliedTheorems;
import zermelo.insight.explain.Paragraph.TheoremApplication;
import zermelo.insight.explain.Paragraph.TheoremMove;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.solve.Question;

/**
 * Lists the closed forms that apply to this position, whether or not the answer needed them.
 *
 * <p>A statement about the winner says nothing about a sum. A statement about Grundy values does.
 */
final class TheoremReason {
  private TheoremReason() {}

  static Optional<AppliedTheorems> of(ExplainedPosition explained) {
    Question question = explained.played().question(explained.position());
    boolean single = question.components().size() == 1;
    boolean adds = !explained.misere() && explained.facts().grundyApplies();
    List<TheoremApplication> applied = new ArrayList<>();
    for (Question.Component component : question.components()) {
      Optional<Verdict> verdict = verdict(component, component.position());
      boolean counts = verdict.isPresent() && (single || (adds && hasNimber(verdict.get())));
      if (counts) {
        String text = component.rules().print(component.position());
        applied.add(
            new TheoremApplication(
                component.closedForm().map(ClosedForm::name).orElseThrow(),
                single ? text : component.name() + " " + text,
                component
                    .closedForm()
                    .flatMap(closedForm -> closedForm.derivation(component.position())),
                verdict.get().outcome(),
                verdict.get().nimber()));
      }
    }
    return applied.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new AppliedTheorems(
                applied.stream().distinct().toList(),
                single ? derived(explained, question.components().getFirst()) : Optional.empty()));
  }

  private static boolean hasNimber(Verdict verdict) {
    return verdict.nimber().isPresent();
  }

  private static Optional<Verdict> verdict(Question.Component component, Position position) {
    return component.rules().ending(position) == Ending.OPEN
        ? component.closedForm().flatMap(closedForm -> closedForm.verdict(position))
        : Optional.empty();
  }

  /** Returns a winning move by the theorem: it leads to a position that the theorem calls lost. */
  private static Optional<TheoremMove> derived(
      ExplainedPosition explained, Question.Component component) {
    for (Move move : explained.winning()) {
      Optional<Verdict> after = verdict(component, move.target());
      if (after.isPresent() && after.get().outcome() == Outcome.LOSE) {
        OptionalLong nimber = after.get().nimber();
        return Optional.of(new TheoremMove(move, nimber));
      }
    }
    return Optional.empty();
  }
}
