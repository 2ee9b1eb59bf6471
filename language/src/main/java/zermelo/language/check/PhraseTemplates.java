package zermelo.language.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The words that a text has for playing, its {@code say} lines.
 *
 * @param position what the position is called
 * @param moves what the moves of a position are called
 * @param choice what a player is asked for
 * @param deeds what a player does by a move, by the name of its rule
 */
public record PhraseTemplates(
    Optional<Phrase> position,
    Optional<Phrase> moves,
    Optional<Phrase> choice,
    Map<String, Phrase> deeds) {

  /** Words with holes, from left to right. */
  public record Phrase(List<Piece> pieces) {}

  public sealed interface Piece {}

  public record LiteralText(String text) implements Piece {}

  /** A hole for the value of a parameter. */
  public record ParameterHole(String name) implements Piece {}

  /** A hole for a component of the position, by its number in the text. */
  public record ComponentHole(int index) implements Piece {}

  /** A hole for what the move chose, by its number among the choices. */
  public record ChoiceHole(int index) implements Piece {}
}
