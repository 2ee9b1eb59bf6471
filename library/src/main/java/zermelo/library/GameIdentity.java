package zermelo.library;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.language.TextGame;
import zermelo.language.syntax.BareRules;

/**
 * Identifies the game of a tablebase.
 *
 * @param game the library id, or the title of a user's own text
 * @param checksum the checksum of a user's own text
 * @param values the value of every parameter
 * @param start the start position, as the rules print it
 */
public record GameIdentity(
    String game,
    Optional<String> checksum,
    Map<String, String> values,
    String start,
    boolean misere) {
  private static final String GAME = "game ";
  private static final String TITLE = "title ";
  private static final String TEXT = "text sha-256 ";
  private static final String SET = "set ";
  private static final String START = "start ";
  private static final String PLAY = "play ";

  public GameIdentity {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /**
   * Returns the identity of a game.
   *
   * @param name the name as given: a library id or a path
   */
  public static GameIdentity of(
      String name, Game game, Rules rules, Position start, boolean misere) {
    Optional<String> text = text(name, game);
    return new GameIdentity(
        text.isPresent() ? game.title() : game.id(),
        text.map(GameIdentity::checksum),
        rules.parameterValues(),
        rules.printWithTurn(start),
        misere);
  }

  /** Returns the text of a game that is not in the library. */
  public static Optional<String> text(String name, Game game) {
    return !Library.isLibraryId(name) && game instanceof TextGame own
        ? Optional.of(own.text())
        : Optional.empty();
  }

  public static String checksum(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * Returns the checksum of the rules of a text. Comments, labels, phrases and other words for
   * people do not count.
   */
  public static String rulesChecksum(String text) {
    return checksum(BareRules.of(text));
  }

  /** Returns whether both have the same game, settings and play convention. */
  public boolean sameGame(GameIdentity other) {
    return game.equals(other.game)
        && checksum.equals(other.checksum)
        && values.equals(other.values)
        && misere == other.misere;
  }

  /** Returns the lines that a tablebase stores. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add((checksum.isPresent() ? TITLE : GAME) + game);
    checksum.ifPresent(sum -> lines.add(TEXT + sum));
    values.forEach((name, value) -> lines.add(SET + name + "=" + value));
    lines.add(START + start);
    lines.add(PLAY + (misere ? "misere" : "normal"));
    return lines;
  }

  /** Parses the lines of a tablebase. Empty if they have another format. */
  public static Optional<GameIdentity> parse(List<String> lines) {
    String game = "";
    Optional<String> checksum = Optional.empty();
    Map<String, String> values = new LinkedHashMap<>();
    String start = "";
    String play = "";
    for (String line : lines) {
      int equals = line.indexOf('=');
      if (line.startsWith(GAME)) {
        game = line.substring(GAME.length());
      } else if (line.startsWith(TITLE)) {
        game = line.substring(TITLE.length());
      } else if (line.startsWith(TEXT)) {
        checksum = Optional.of(line.substring(TEXT.length()));
      } else if (line.startsWith(SET) && equals > 0) {
        values.put(line.substring(SET.length(), equals), line.substring(equals + 1));
      } else if (line.startsWith(START)) {
        start = line.substring(START.length());
      } else if (line.startsWith(PLAY)) {
        play = line.substring(PLAY.length());
      } else {
        return Optional.empty();
      }
    }
    return game.isEmpty() || play.isEmpty()
        ? Optional.empty()
        : Optional.of(new GameIdentity(game, checksum, values, start, play.equals("misere")));
  }

  /** Returns the game with its settings in brackets, and the play convention. */
  public String words() {
    List<String> set = new ArrayList<>();
    values.forEach((name, value) -> set.add(name + "=" + value));
    return game
        + (set.isEmpty() ? "" : "(" + String.join(",", set) + ")")
        + (misere ? " in misère play" : "")
        + checksum
            .map(sum -> " (text " + sum.substring(0, Math.min(8, sum.length())) + ")")
            .orElse("");
  }
}
