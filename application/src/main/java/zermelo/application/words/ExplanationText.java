package zermelo.application.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.insight.explain.Explanation;
import zermelo.insight.explain.Paragraph;
import zermelo.insight.explain.Paragraph.AppliedTheorems;
import zermelo.insight.explain.Paragraph.Choice;
import zermelo.insight.explain.Paragraph.EvidenceNote;
import zermelo.insight.explain.Paragraph.Line;
import zermelo.insight.explain.Paragraph.MexRows;
import zermelo.insight.explain.Paragraph.Mirror;
import zermelo.insight.explain.Paragraph.NimSum;
import zermelo.insight.explain.Paragraph.OptionsByValue;
import zermelo.insight.explain.Paragraph.Reply;
import zermelo.insight.explain.Paragraph.Strategy;
import zermelo.insight.explain.Paragraph.TheoremApplication;
import zermelo.insight.explain.Paragraph.TheoremMove;
import zermelo.insight.explain.Paragraph.Winner;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;

/** Writes an explanation as text, in lines of at most {@value TextFormatting#WIDTH} columns. */
public final class ExplanationText {
  private final Explanation explanation;
  private final Rules rules;
  private final PlayerNames names;
  private final AnsiColours paint;

  private ExplanationText(
      Explanation explanation, Rules rules, PlayerNames names, boolean colours) {
    this.explanation = explanation;
    this.rules = rules;
    this.names = names;
    this.paint = new AnsiColours(colours);
  }

  /** Returns all paragraphs with an empty line between them. */
  public static List<String> lines(
      Explanation explanation, Rules rules, PlayerNames names, boolean colours) {
    List<String> lines = new ArrayList<>();
    for (List<String> paragraph : paragraphs(explanation, rules, names, colours)) {
      if (!lines.isEmpty()) {
        lines.add("");
      }
      lines.addAll(paragraph);
    }
    return lines;
  }

  /** Returns the paragraphs, each as lines. */
  public static List<List<String>> paragraphs(
      Explanation explanation, Rules rules, PlayerNames names, boolean colours) {
    ExplanationText text = new ExplanationText(explanation, rules, names, colours);
    return explanation.paragraphs().stream().map(text::lines).toList();
  }

  private List<String> lines(Paragraph paragraph) {
    return switch (paragraph) {
      case Winner verdict ->
          TextFormatting.wrapped(verdict(verdict)).stream()
              .map(line -> paint.outcome(verdict.outcome(), line))
              .toList();
      case OptionsByValue options -> GrundyText.options(options, rules);
      case MexRows rows -> GrundyText.rows(rows);
      case Strategy strategy -> StrategyText.lines(strategy, rules, names);
      case NimSum sum -> GrundyText.nimSum(sum, rules, names);
      case Mirror mirror -> TextFormatting.wrapped(mirror(mirror));
      case Choice choice -> TextFormatting.wrapped(choice(choice));
      case AppliedTheorems theorem -> theorem(theorem);
      case Line line -> PrincipalVariationText.lines(line, rules, names, explanation.answer());
      case EvidenceNote known ->
          TextFormatting.wrapped("How we know: " + known(known.evidence()) + ".");
    };
  }

  private String verdict(Winner verdict) {
    if (verdict.finish().isPresent()) {
      return "The game is over. " + names.finish(verdict.finish().get());
    }
    String by = verdict.margin().isPresent() ? " by " + Math.abs(verdict.margin().getAsInt()) : "";
    String in =
        verdict.plies().isPresent()
            ? " in " + TextFormatting.plies(verdict.plies().getAsInt())
            : "";
    String far = in.isEmpty() ? " How many plies it takes is not known." : "";
    return switch (verdict.outcome()) {
      case WIN ->
          TextFormatting.capital(names.name(0))
              + ", who is to move, wins"
              + by
              + in
              + "."
              + far
              + noMove();
      case LOSE ->
          TextFormatting.capital(names.name(1))
              + " wins"
              + by
              + in
              + ", whatever "
              + names.name(0)
              + ", who is to move, does."
              + far;
      case TIE -> "A tie: neither player can force a win.";
      case DRAW -> "A draw: neither player can force an end.";
    };
  }

  /** Used because some theorems know the winner but not a winning move. */
  private String noMove() {
    boolean some =
        explanation.answer().moves().stream().anyMatch(move -> move.result() == Outcome.WIN);
    return some ? "" : " Which move wins is not known either.";
  }

  private String mirror(Mirror mirror) {
    String copy = mirror.first().isPresent() ? names.name(0) : names.name(1);
    String other = mirror.first().isPresent() ? names.name(1) : names.name(0);
    String first =
        mirror
            .first()
            .map(move -> copy + " plays " + GrundyText.arrow(move, rules) + "; then ")
            .orElse("");
    String why =
        switch (mirror.by()) {
          case TWIN -> "the parts pair up, each with a twin that is equal to it. Whatever ";
          case HALF_TURN -> "the board can be mirrored by half a turn around its middle. Whatever ";
        };
    String how =
        switch (mirror.by()) {
          case TWIN -> " answers with the same move in the twin, and so always has a move.";
          case HALF_TURN -> " answers with the same move turned, and so always has a move.";
        };
    Reply example = mirror.replies().getFirst();
    String checked =
        mirror.by() == Mirror.By.HALF_TURN
            ? " This was played through against every move."
            : mirror.complete()
                ? ""
                : " (Tried out for the first " + mirror.replies().size() + " moves.)";
    return "Mirror strategy: "
        + first
        + why
        + other
        + " does, "
        + copy
        + how
        + " For example "
        + example.move().label()
        + " is answered by "
        + example.answer().label()
        + "."
        + checked;
  }

  private String choice(Choice choice) {
    List<String> labels = choice.keeping().stream().map(Move::label).toList();
    String by =
        choice.margin().isPresent() && choice.outcome() != Outcome.TIE
            ? " by " + Math.abs(choice.margin().getAsInt())
            : "";
    boolean one = labels.size() == 1;
    String verb =
        switch (choice.outcome()) {
          case WIN -> (one ? " wins" : " win") + by;
          case LOSE -> (one ? " loses" : " lose") + (by.isEmpty() ? "" : " only" + by);
          case TIE -> one ? " ties" : " tie";
          case DRAW -> one ? " draws" : " draw";
        };
    boolean all = choice.all().orElse(-1) == labels.size();
    String none = undecided(choice.outcome()) ? "No move wins. " : "";
    if (all && one) {
      return none + "There is one move only: " + labels.getFirst() + ".";
    }
    if (all) {
      return none + (labels.size() == 2 ? "Both" : "All " + labels.size()) + " moves" + verb + ".";
    }
    String of = choice.all().isPresent() ? choice.all().getAsLong() + " moves" : "very many moves";
    String count =
        (choice.complete() ? (one ? "Only 1" : labels.size()) : "At least " + labels.size())
            + " of "
            + of;
    return none
        + count
        + verb
        + ": "
        + TextFormatting.some(labels, ", ", 2 * TextFormatting.WIDTH - 40)
        + ".";
  }

  private static boolean undecided(Outcome outcome) {
    return outcome == Outcome.TIE || outcome == Outcome.DRAW;
  }

  private List<String> theorem(AppliedTheorems theorem) {
    List<String> lines = new ArrayList<>();
    String last = "";
    for (TheoremApplication applied : theorem.applied()) {
      if (!applied.statement().equals(last)) {
        lines.addAll(
            TextFormatting.wrapped(
                "Theorem. " + TextFormatting.capital(applied.statement()) + "."));
      }
      last = applied.statement();
      String says =
          applied.nimber().isPresent()
              ? "Grundy value " + applied.nimber().getAsLong()
              : switch (applied.outcome()) {
                case WIN -> "the player to move wins";
                case LOSE -> "the player to move loses";
                case TIE -> "a tie";
                case DRAW -> "a draw";
              };
      String position = TextFormatting.shortened(applied.position(), 60);
      String working =
          applied
              .working()
              .filter(steps -> explanation.find(NimSum.class).isEmpty()) // it says the same
              .map(steps -> steps + "; so ")
              .orElse("");
      lines.addAll(TextFormatting.wrapped("It says of " + position + ": " + working + says + "."));
    }
    boolean alreadySaid = explanation.find(NimSum.class).filter(sum -> sum.sum() != 0).isPresent();
    Optional<TheoremMove> derived = theorem.move().filter(any -> !alreadySaid);
    derived.ifPresent(
        move ->
            lines.addAll(
                TextFormatting.wrapped(
                    "So "
                        + GrundyText.arrow(move.move(), rules)
                        + " wins: by the theorem "
                        + (move.nimber().isPresent() ? "that has Grundy value 0, and " : "")
                        + "the player to move there loses.")));
    return lines;
  }

  private String known(Evidence evidence) {
    String detail = evidence.detail();
    if (applied().stream().anyMatch(theorem -> theorem.statement().equals(evidence.detail()))) {
      return evidence.kind() == Evidence.Kind.PROOF
          ? "by the theorem above, which was proved from the rules"
          : "by the theorem above, which was checked against the rules on small cases";
    }
    for (TheoremApplication applied : applied()) {
      detail = detail.replace(applied.statement(), "the theorem above");
    }
    long positions = evidence.positions();
    String count =
        positions > 0 ? " (" + positions + (positions == 1 ? " position)" : " positions)") : "";
    return evidence.kind().word() + ", " + detail + count;
  }

  private List<TheoremApplication> applied() {
    return explanation.find(AppliedTheorems.class).map(AppliedTheorems::applied).orElse(List.of());
  }
}
