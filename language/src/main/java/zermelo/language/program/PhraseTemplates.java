package zermelo.language.program;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The phrases that a text defines for playing, its {@code say} lines.
 *
 * @param position how to call the position
 * @param moves how to call the moves of a position
 * @param choice how to ask a player for a choice
 * @param moveDescriptions how to describe a move, by the name of its rule
 */
public record PhraseTemplates(
    Optional<Phrase> position,
    Optional<Phrase> moves,
    Optional<Phrase> choice,
    Map<String, Phrase> moveDescriptions) {

  /** A text with holes, from left to right. */
  public record Phrase(List<Piece> pieces) {}

  public sealed interface Piece {}

  public record LiteralText(String text) implements Piece {}

  /** A hole for the value of a parameter. */
  public record ParameterHole(String name) implements Piece {}

  /** A hole for a component of the position, by its number in the text. */
  public record ComponentHole(int index) implements Piece {}

  /**
   * A hole for a choice of the move, by its number among the choices.
   *
   * @param letters whether a number is shown as the letters of a column: 1 is a, 27 is aa
   */
  public record ChoiceHole(int index, boolean letters) implements Piece {}
}
