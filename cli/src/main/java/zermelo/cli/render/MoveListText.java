package zermelo.cli.render;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.application.words.TextFormatting;
import zermelo.kernel.MoveList;
import zermelo.kernel.Phrases;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;

/**
 * Formats the moves of a position in a line or two: {@code heap 1: take 1..3; heap 2: take 1..5}.
 * If the game has its own names for moves, these are used: {@code 2, 3, 5, 6, 10, 15}.
 */
public final class MoveListText {
  private static final Pattern LAST_NUMBER = Pattern.compile("(.*\\s)(\\d{1,18})");
  private static final int SHORTEST_RUN = 3;

  private MoveListText() {}

  /** Returns at most this many names or groups of names; {@code None} if there is no move. */
  public static String of(Rules rules, Position position, int most) {
    MoveList list = rules.moves(position, most * 50);
    Phrases phrases = rules.phrases();
    List<String> labels = list.moves().stream().map(move -> phrases.name(position, move)).toList();
    boolean own =
        !list.moves().isEmpty() && !labels.getFirst().equals(list.moves().getFirst().label());
    List<String> names = own ? labels : grouped(labels);
    if (names.isEmpty()) {
      return "None";
    }
    String joint = names.stream().anyMatch(name -> name.matches(".*[,:].*")) ? "; " : ", ";
    String text = String.join(joint, names.subList(0, Math.min(most, names.size())));
    int more = names.size() - most;
    return list.complete() && more <= 0
        ? text
        : text + joint + (list.complete() ? "and " + more + " more" : "and very many more");
  }

  /** Groups labels that differ only in their last number. */
  private static List<String> grouped(List<String> labels) {
    Map<String, List<Long>> groups = new LinkedHashMap<>();
    for (String label : labels) {
      Matcher matcher = LAST_NUMBER.matcher(label);
      boolean numbered = matcher.matches();
      List<Long> numbers =
          groups.computeIfAbsent(numbered ? matcher.group(1) : label, any -> new ArrayList<>());
      if (numbered) {
        numbers.add(Long.parseLong(matcher.group(2)));
      }
    }
    return groups.entrySet().stream()
        .map(
            group ->
                group.getKey()
                    + String.join(", ", TextFormatting.runs(group.getValue(), SHORTEST_RUN)))
        .toList();
  }
}
