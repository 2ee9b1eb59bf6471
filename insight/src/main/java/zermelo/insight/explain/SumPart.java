package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Sum;
import zermelo.play.AnswerCache;
import zermelo.play.PlayableGame;
import zermelo.solve.Answer;
import zermelo.solve.Question;

/**
 * One part of a position: a heap, or a component of a sum that is not made of heaps.
 *
 * <p>A move changes one part.
 *
 * @param component the index of the component of the sum that it belongs to
 * @param number its number in move labels, from 1
 * @param alone the part as a position of its own game
 * @param name what explanations call it: "heap 2" or "part 2"
 * @param text its position, with the game's name if the sum has several games
 * @param prefix the text that turns a move of the part into a move of the whole
 */
record SumPart(int component, int number, Position alone, String name, String text, String prefix) {
  private static final Pattern PREFIX =
      Pattern.compile("(?:heap (\\d{1,9}): |part (\\d{1,9}) \\(.*?\\): )(.*)");

  /** A move of the whole: the part that it changes, and its label there. */
  record Inner(int number, String label) {}

  /** Splits a label. In a position of one part, labels have no prefix. */
  static Optional<Inner> inner(String label, int parts) {
    Matcher matcher = PREFIX.matcher(label);
    if (!matcher.matches()) {
      return parts == 1 ? Optional.of(new Inner(1, label)) : Optional.empty();
    }
    String number = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
    return Optional.of(new Inner(Integer.parseInt(number), matcher.group(3)));
  }

  /** Returns the parts of a position. */
  static List<SumPart> of(PlayableGame playable, Position position) {
    List<Question.Component> components = playable.components();
    boolean single = components.size() == 1;
    List<Position> positions =
        playable.rules() instanceof Sum sum && !single ? sum.split(position) : List.of(position);
    List<SumPart> parts = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      Rules rules = components.get(i).rules();
      List<Position> heaps = rules.parts(positions.get(i));
      for (Position heap : heaps) {
        int number = parts.size() + 1;
        String text = rules.print(heap);
        String full = components.get(i).name() + " " + text;
        String name = (single ? "heap " : "part ") + number;
        String prefix = !single ? name + " (" + full + "): " : heaps.size() > 1 ? name + ": " : "";
        parts.add(new SumPart(i, number, heap, name, single ? text : full, prefix));
      }
    }
    return parts;
  }

  /** Returns whether the other part is the same position of the same game. */
  boolean twin(SumPart other, PlayableGame playable) {
    return rules(playable).equals(other.rules(playable)) && alone.equals(other.alone);
  }

  private Rules rules(PlayableGame playable) {
    return playable.components().get(component).rules();
  }

  boolean hasMoves(PlayableGame playable) {
    return !rules(playable).moves(alone, 1).moves().isEmpty();
  }

  /** Returns the Grundy value, if there is one and the limits suffice to find it. */
  OptionalLong nimber(AnswerCache answerCache) {
    Question.Component whole = answerCache.played().components().get(component);
    return answerCache
        .componentAnswer(whole.at(alone))
        .map(Answer::nimber)
        .orElse(OptionalLong.empty());
  }
}
