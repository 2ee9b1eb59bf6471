package zermelo.application.words;

import java.util.ArrayList;
import java.util.List;
import zermelo.insight.explain.Paragraph.Line;
import zermelo.insight.explain.Paragraph.Step;
import zermelo.kernel.Rules;
import zermelo.solve.Answer;

/** Writes a line of best play, one ply per line, with forced moves and the ending. */
public final class PrincipalVariationText {
  private static final int TARGET = 50;

  private final Line line;
  private final Rules rules;
  private final PlayerNames names;
  private final Answer answer;

  private PrincipalVariationText(Line line, Rules rules, PlayerNames names, Answer answer) {
    this.line = line;
    this.rules = rules;
    this.names = names;
    this.answer = answer;
  }

  static List<String> lines(Line line, Rules rules, PlayerNames names, Answer answer) {
    return new PrincipalVariationText(line, rules, names, answer).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        switch (answer.outcome()) {
          case WIN, LOSE -> "Best play, in which the winner hurries and the loser delays:";
          case TIE -> "Play in which both keep the tie:";
          case DRAW -> "Play in which both keep the draw:";
        });
    List<Step> steps = line.steps();
    List<String> who = steps.stream().map(step -> names.brief(step.player())).toList();
    List<String> moves = steps.stream().map(step -> step.move().label()).toList();
    List<String> targets =
        steps.stream()
            .map(step -> TextFormatting.shortened(rules.print(step.move().target()), TARGET))
            .toList();
    for (int i = 0; i < steps.size(); i++) {
      String number = (i + 1) + ".";
      String row =
          " ".repeat(5 - number.length())
              + number
              + " "
              + TextFormatting.pad(who.get(i), TextFormatting.widest(who) + 2)
              + TextFormatting.pad(moves.get(i), TextFormatting.widest(moves))
              + "  -> "
              + TextFormatting.pad(targets.get(i), TextFormatting.widest(targets))
              + "  "
              + remark(steps.get(i));
      lines.add(row.stripTrailing());
    }
    lines.add(end());
    return lines;
  }

  private String remark(Step step) {
    return switch (step.choices()) {
      case ONLY_MOVE -> "(only move)";
      case SEVERAL -> "";
      case ONLY_GOOD ->
          answer.margin().isPresent()
              ? "(only move that keeps the margin)"
              : switch (step.outcome()) {
                case WIN -> "(only winning move)";
                case LOSE -> "";
                case TIE -> "(only move that ties)";
                case DRAW -> "(only move that draws)";
              };
    };
  }

  private String end() {
    if (line.finish().isPresent()) {
      return names.finish(line.finish().get());
    }
    if (line.back().isPresent()) {
      int ply = line.back().getAsInt();
      String where = ply == 0 ? "the position at the start" : "the position after ply " + ply;
      return "That is " + where + " again: both players can repeat this for ever.";
    }
    return line.more().isPresent()
        ? "... and " + TextFormatting.plies(line.more().getAsInt()) + " more to the end."
        : "... and so on.";
  }
}
