package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.insight.explain.Paragraph.EvidenceNote;
import zermelo.insight.explain.Paragraph.Mirror;
import zermelo.insight.explain.Paragraph.NimSum;
import zermelo.insight.explain.Paragraph.Winner;
import zermelo.kernel.Position;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.solve.Answer;

/** Finds the reasons for the value of a position, as many as fit on a screen. */
public final class Explainer {
  private static final int LONG_LINE = 12;
  private static final int SHORT_LINE = 8;
  private static final int SHORTEST_LINE = 4;

  private Explainer() {}

  /** Explains the value of a position. Empty if the limits do not suffice. */
  public static Optional<Explanation> explain(AnswerCache answerCache, Position position) {
    return ExplainedPosition.of(answerCache, position).map(Explainer::explain);
  }

  private static Explanation explain(ExplainedPosition explained) {
    Answer answer = explained.answer();
    Optional<GameResult> finish =
        new GameRecord(explained.played(), explained.position(), 0).finish();
    List<Paragraph> paragraphs = new ArrayList<>();
    paragraphs.add(
        new Winner(
            answer.outcome(), answer.remoteness(), answer.margin(), answer.nimber(), finish));
    if (finish.isEmpty()) {
      reasons(explained, paragraphs);
    }
    paragraphs.add(new EvidenceNote(answer.evidence()));
    return new Explanation(answer, paragraphs);
  }

  private static void reasons(ExplainedPosition explained, List<Paragraph> paragraphs) {
    Optional<Mirror> mirror = EqualPartsReason.of(explained).or(() -> HalfTurnReason.of(explained));
    Optional<NimSum> sum = NimSumReason.of(explained);
    mirror.ifPresent(paragraphs::add);
    Optional<Paragraph> reason =
        sum.<Paragraph>map(found -> found)
            .or(() -> OptionsReason.of(explained))
            .or(() -> ChoiceReason.of(explained));
    reason.ifPresent(paragraphs::add);
    if (sum.isEmpty()) {
      MexReason.of(explained).ifPresent(paragraphs::add);
    }
    if (mirror.isEmpty()) {
      StrategyReason.of(explained).ifPresent(paragraphs::add);
    }
    TheoremReason.of(explained).ifPresent(paragraphs::add);
    int plies =
        sum.isPresent()
            ? Math.clamp(2L * SHORT_LINE - sum.get().rows().size(), SHORTEST_LINE, SHORT_LINE)
            : mirror.isPresent() ? SHORT_LINE : LONG_LINE;
    BestLineReason.of(explained, plies).ifPresent(paragraphs::add);
  }
}
