package zermelo.solve.certificate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zermelo.kernel.input.BadInput;

/**
 * Proves a position's value: a strategy, written out position by position.
 *
 * <p>Every step states a bound on the value of a position. A lower bound names the move that
 * reaches it; an upper bound names none, because it is about all moves. A step comes after the
 * steps that it rests on. There is one exception: in games without a score, a bound of 0 may also
 * rest on later steps, because a player who can avoid losing for ever does not lose. {@link
 * OutcomeCertificateVerifier} trusts none of it.
 *
 * @param game the game as commands name it, or {@code sum}
 * @param settings the parameters that were given
 * @param position the position that the certificate is about
 * @param steps the bounds, those of the position among them
 * @param rules the text of the rules, if the game is a file; otherwise empty
 */
public record OutcomeCertificate(
    String game,
    Map<String, String> settings,
    boolean misere,
    String position,
    List<Step> steps,
    String rules) {

  /**
   * A bound of one position, for the player to move.
   *
   * @param isLower whether the player gets at least this value; otherwise at most
   * @param value 1 for a win, 0 for a tie or a draw, -1 for a loss; in games with a score, what the
   *     player to move gains from here on
   * @param move the move that reaches a lower bound, if the game is not over
   */
  public record Step(String position, boolean isLower, int value, Optional<String> move) {
    String text() {
      return (isLower ? ">=" : "<=") + value + "\t" + position + move.map(m -> "\t" + m).orElse("");
    }

    static Step read(String line) {
      String[] fields = line.split("\t", -1);
      if (fields.length > 3 || fields.length < 2 || !fields[0].matches("[<>]=-?\\d{1,9}")) {
        throw new BadInput(
            "the certificate has a step that is not 'BOUND, tab, POSITION, tab, MOVE': " + line);
      }
      return new Step(
          fields[1],
          fields[0].startsWith(">"),
          Integer.parseInt(fields[0].substring(2)),
          fields.length == 3 ? Optional.of(fields[2]) : Optional.empty());
    }
  }

  /** The first line of every certificate of this kind. */
  public static final String TITLE = "Zermelo certificate of an outcome, version 1";

  private static final String RULES = "\nrules:\n";
  private static final String STEPS = "\nsteps:\n";

  public OutcomeCertificate {
    settings = Map.copyOf(settings);
    steps = List.copyOf(steps);
  }

  /** The certificate as text. {@link #read} is its inverse. */
  public String text() {
    StringBuilder text = new StringBuilder(TITLE).append("\ngame: ").append(game).append('\n');
    new TreeMap<>(settings)
        .forEach((name, value) -> text.append("set: " + name + "=" + value + "\n"));
    text.append("play: ").append(misere ? "misere" : "normal");
    text.append("\nposition: ").append(position).append(STEPS);
    steps.forEach(step -> text.append(step.text()).append('\n'));
    return rules.isEmpty() ? text.toString() : text.append(RULES.substring(1)) + rules;
  }

  /**
   * Reads a certificate.
   *
   * @throws BadInput if the text is not a certificate
   */
  public static OutcomeCertificate read(String text) {
    if (!text.startsWith(TITLE + "\n")) {
      throw new BadInput("this is not a certificate: its first line should be '" + TITLE + "'");
    }
    int steps = text.indexOf(STEPS);
    if (steps < 0) {
      throw new BadInput("the certificate has no line 'steps:' with the steps below it");
    }
    int rules = text.indexOf(RULES, steps);
    Map<String, String> fields = new LinkedHashMap<>();
    Map<String, String> settings = new LinkedHashMap<>();
    for (String line : text.substring(TITLE.length() + 1, steps).split("\n", -1)) {
      int colon = line.indexOf(": ");
      String name = colon < 0 ? "" : line.substring(0, colon);
      String value = colon < 0 ? "" : line.substring(colon + 2);
      int equals = value.indexOf('=');
      if (name.equals("set") && equals > 0) {
        settings.put(value.substring(0, equals), value.substring(equals + 1));
      } else if (!List.of("game", "play", "position").contains(name)
          || fields.put(name, value) != null) {
        throw new BadInput("the certificate has a wrong line above its steps: " + line);
      }
    }
    List<Step> read = new ArrayList<>();
    text.substring(steps + STEPS.length(), rules < 0 ? text.length() : rules)
        .lines()
        .forEach(line -> read.add(Step.read(line)));
    return new OutcomeCertificate(
        field(fields, "game"),
        settings,
        misere(field(fields, "play")),
        field(fields, "position"),
        read,
        rules < 0 ? "" : text.substring(rules + RULES.length()));
  }

  private static boolean misere(String play) {
    if (!play.equals("misere") && !play.equals("normal")) {
      throw new BadInput("the certificate says 'play: " + play + "'; write normal or misere");
    }
    return play.equals("misere");
  }

  private static String field(Map<String, String> fields, String name) {
    return Optional.ofNullable(fields.get(name))
        .orElseThrow(() -> new BadInput("the certificate has no line '" + name + ": '"));
  }
}
