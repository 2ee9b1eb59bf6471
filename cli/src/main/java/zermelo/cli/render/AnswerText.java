package zermelo.cli.render;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import zermelo.application.words.AnsiColours;
import zermelo.application.words.TextFormatting;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/** Formats an answer as text. */
public final class AnswerText {
  private final AnsiColours paint;
  private final boolean misere;

  public AnswerText(boolean colours, boolean misere) {
    this.paint = new AnsiColours(colours);
    this.misere = misere;
  }

  /** Returns the whole answer: verdict, moves and evidence. */
  public String full(String title, Rules rules, Answer answer) {
    StringBuilder text = new StringBuilder();
    text.append(title).append(misere ? ", misère play" : "").append('\n');
    text.append(paint.outcome(answer.outcome(), verdict(answer.outcome()))).append(details(answer));
    text.append(".\n");
    String moves = moves(rules, answer, Integer.MAX_VALUE);
    text.append(moves.isEmpty() ? "" : "\n" + moves);
    text.append("\nHow we know: ").append(evidence(answer)).append('\n');
    return text.toString();
  }

  /** Returns the best moves with their values, a line each, and how many are missing. */
  public String moves(Rules rules, Answer answer, int most) {
    List<MoveRow> best =
        Stream.concat(
                answer.moves().stream().map(MoveRow::of),
                answer.unknown().stream().map(MoveRow::unknown))
            .sorted((a, b) -> Integer.compare(a.order(), b.order()))
            .limit(most)
            .toList();
    StringBuilder text = new StringBuilder();
    moves(rules, best, text);
    OptionalLong missing =
        answer.leftOut().isPresent()
            ? OptionalLong.of(answer.leftOut().getAsLong() + answer.moves().size() - best.size())
            : answer.leftOut();
    leftOut(best.isEmpty(), missing, text);
    return text.toString();
  }

  /** One line of the list of moves; a move of unknown result has no value. */
  private record MoveRow(Move move, Optional<ValuedMove> value) {
    static MoveRow of(ValuedMove valued) {
      return new MoveRow(valued.move(), Optional.of(valued));
    }

    static MoveRow unknown(Move move) {
      return new MoveRow(move, Optional.empty());
    }

    String word() {
      return value.map(known -> AnswerText.word(known.result())).orElse("unknown");
    }

    OptionalInt plies() {
      return value.map(ValuedMove::remoteness).orElse(OptionalInt.empty());
    }

    OptionalInt margin() {
      return value.map(ValuedMove::margin).orElse(OptionalInt.empty());
    }

    OptionalLong nimber() {
      return value.map(ValuedMove::nimber).orElse(OptionalLong.empty());
    }

    /**
     * Returns the sort key: wins (quick first), ties, draws, unknown moves, losses (slow first).
     */
    int order() {
      int plies = Math.min(plies().orElse(0), 1 << 26);
      return value
          .map(
              known ->
                  switch (known.result()) {
                    case WIN -> plies;
                    case TIE -> 1 << 27;
                    case DRAW -> 1 << 28;
                    case LOSE -> Integer.MAX_VALUE - plies;
                  })
          .orElse(1 << 29);
    }
  }

  /** Says who wins, by how much and in how many plies. */
  public static String verdict(Answer answer) {
    return verdict(answer.outcome()) + marginAndRemoteness(answer);
  }

  /** Returns the answer in one line, for runs over many positions. */
  public String line(String position, Answer answer) {
    return position
        + ": "
        + paint.outcome(answer.outcome(), verdict(answer.outcome()))
        + details(answer)
        + " ("
        + answer.evidence().kind().word()
        + ")";
  }

  private static String verdict(Outcome outcome) {
    return switch (outcome) {
      case WIN -> "The first player, who is to move, wins";
      case LOSE -> "The second player wins";
      case TIE -> "A tie: neither player can force a win";
      case DRAW -> "A draw: neither player can force an end";
    };
  }

  private static String details(Answer answer) {
    String nimber =
        answer.nimber().isPresent() ? "; Grundy value " + answer.nimber().getAsLong() : "";
    return marginAndRemoteness(answer) + nimber;
  }

  /** Returns the result for the player to move: {@code wins by 2 in 5 plies}. */
  public static String brief(Answer answer) {
    return word(answer.outcome()) + marginAndRemoteness(answer);
  }

  private static String marginAndRemoteness(Answer answer) {
    StringBuilder text = new StringBuilder();
    if (answer.margin().isPresent() && answer.outcome() != Outcome.TIE) {
      text.append(" by ").append(Math.abs(answer.margin().getAsInt()));
    }
    answer.remoteness().ifPresent(plies -> text.append(" in ").append(TextFormatting.plies(plies)));
    return text.toString();
  }

  private void moves(Rules rules, List<MoveRow> moves, StringBuilder text) {
    List<String> words = moves.stream().map(MoveRow::word).toList();
    List<String> labels = moves.stream().map(m -> m.move().label()).toList();
    List<String> targets = moves.stream().map(m -> rules.print(m.move().target())).toList();
    List<String> margins = moves.stream().map(m -> signed(m.margin())).toList();
    List<String> plies = moves.stream().map(m -> number(m.plies())).toList();
    int word = Math.max(6, 1 + TextFormatting.widest(words));
    int label = TextFormatting.widest(labels);
    int target = TextFormatting.widest(targets);
    int margin = TextFormatting.widest(margins);
    int ply = TextFormatting.widest(plies);
    for (int i = 0; i < moves.size(); i++) {
      MoveRow move = moves.get(i);
      String result = TextFormatting.pad(words.get(i), word);
      StringBuilder line = new StringBuilder("  ");
      line.append(move.value().map(v -> paint.outcome(v.result(), result)).orElse(result));
      line.append(TextFormatting.pad(labels.get(i), label)).append("  -> ");
      line.append(TextFormatting.pad(targets.get(i), target));
      if (margin > 0) {
        line.append("  ").append(TextFormatting.padLeft(margins.get(i), margin));
      }
      if (ply > 0) {
        String unit = plies.get(i).isEmpty() ? "" : plies.get(i).equals("1") ? "ply" : "plies";
        String then = plies.get(i).isEmpty() ? "" : "then";
        line.append("  ")
            .append(TextFormatting.pad(then, 5))
            .append(TextFormatting.padLeft(plies.get(i), ply));
        line.append(' ').append(TextFormatting.pad(unit, 5));
      }
      move.nimber().ifPresent(value -> line.append("  Grundy ").append(value));
      text.append(line.toString().stripTrailing()).append('\n');
    }
  }

  private static String number(OptionalInt value) {
    return value.isPresent() ? Integer.toString(value.getAsInt()) : "";
  }

  private static String signed(OptionalInt value) {
    return value.isPresent() ? String.format(Locale.ROOT, "%+d", value.getAsInt()) : "";
  }

  private static String word(Outcome outcome) {
    return switch (outcome) {
      case WIN -> "wins";
      case LOSE -> "loses";
      case TIE -> "ties";
      case DRAW -> "draws";
    };
  }

  private static void leftOut(boolean all, OptionalLong missing, StringBuilder text) {
    if (missing.orElse(-1) == 0) {
      return;
    }
    String count = missing.isPresent() ? Long.toString(missing.getAsLong()) : "very many";
    text.append(all ? "  " + count : "  ... and " + count + " more").append(" moves, not listed\n");
  }

  /** Says how an answer is known. */
  public static String evidence(Answer answer) {
    long positions = answer.evidence().positions();
    return answer.evidence().kind().word()
        + ", "
        + answer.evidence().detail()
        + (positions > 0 ? " (" + positions + (positions == 1 ? " position)" : " positions)") : "")
        + (answer.unknown().isEmpty() ? "" : "; --method computed searches the unknown moves too");
  }
}
