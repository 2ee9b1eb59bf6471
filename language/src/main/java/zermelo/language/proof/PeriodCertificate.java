package zermelo.language.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import zermelo.kernel.input.BadInput;

/**
 * A certificate that the values of a game are periodic.
 *
 * <p>It states that from a threshold on the moves depend only on n mod the modulus, that the values
 * repeat, and that the claims hold for every n. {@link PeriodVerifier} trusts none of it.
 *
 * @param settings the value of every parameter
 * @param quantity the kind of the values
 * @param threshold from this n on, moves have the shapes
 * @param shapes by n mod the modulus: lines {@code MOVE: SHAPE}, or {@code end: VERDICT}
 * @param from from this n on, the value of n + period equals that of n
 * @param first the smallest n
 * @param values those of first, first + 1, ...: as many as the proof needs
 * @param claims sentences in the language of claims
 * @param rules the text of the rules
 */
@SuppressWarnings("ArrayRecordComponent") // created once, never changed or compared
public record PeriodCertificate(
    String game,
    Map<String, String> settings,
    boolean misere,
    ValueKind quantity,
    long threshold,
    List<Set<String>> shapes,
    long period,
    long from,
    long first,
    long[] values,
    List<String> claims,
    String rules) {

  /** The kind of the values. */
  public enum ValueKind {
    GRUNDY("Grundy values"),
    /** P: the player to move loses; N: wins; T: a tie. */
    OUTCOME("outcomes");

    private final String words;

    ValueKind(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }

  /** The first line of every certificate of this kind. */
  public static final String TITLE = "Zermelo certificate of a period, version 1";

  private static final String OUTCOMES = "PNT";
  private static final int PER_LINE = 40;
  private static final int MOST_VALUES = 2_000_000;
  private static final long MOST_SHAPES = 1_000_000;

  public PeriodCertificate {
    settings = Map.copyOf(settings);
    shapes = shapes.stream().map(Set::copyOf).toList();
    claims = claims.stream().map(claim -> claim.replaceAll("\\s+", " ")).toList();
    game = game.replaceAll("\\s+", " ");
  }

  public int modulus() {
    return shapes.size();
  }

  public PeriodCertificate withClaims(List<String> more) {
    return new PeriodCertificate(
        game, settings, misere, quantity, threshold, shapes, period, from, first, values, more,
        rules);
  }

  /** The certificate as text. {@link #read} is its inverse. */
  public String text() {
    StringBuilder text = new StringBuilder(TITLE).append("\ngame: ").append(game).append('\n');
    new TreeMap<>(settings)
        .forEach((name, value) -> text.append("set: ").append(name + "=" + value).append('\n'));
    text.append("play: ").append(misere ? "misere" : "normal");
    text.append("\nvalues: ").append(quantity.name().toLowerCase(Locale.ROOT));
    text.append("\nthreshold: ").append(threshold).append("\nmodulus: ").append(modulus());
    text.append("\nperiod: ").append(period).append("\nfrom: ").append(from).append('\n');
    claims.forEach(claim -> text.append("claim: ").append(claim).append('\n'));
    shapeLines().forEach(line -> text.append("shape: ").append(line).append('\n'));
    text.append("first: ").append(first).append('\n');
    for (int at = 0; at < values.length; at += PER_LINE) {
      text.append("value: ");
      text.append(
          Arrays.stream(values, at, Math.min(values.length, at + PER_LINE))
              .mapToObj(this::shown)
              .collect(Collectors.joining(" ")));
      text.append('\n');
    }
    return text.append("rules:\n").append(rules).toString();
  }

  private String shown(long value) {
    return quantity == ValueKind.OUTCOME
        ? OUTCOMES.substring((int) value, (int) value + 1)
        : Long.toString(value);
  }

  /**
   * Each shape once, followed by the remainders of n to which it applies unless it always applies.
   */
  private List<String> shapeLines() {
    Map<String, List<Integer>> remainders = new TreeMap<>();
    for (int r = 0; r < modulus(); r++) {
      int remainder = r;
      shapes
          .get(r)
          .forEach(
              line -> remainders.computeIfAbsent(line, of -> new ArrayList<>()).add(remainder));
    }
    List<String> lines = new ArrayList<>();
    remainders.forEach(
        (line, of) ->
            lines.add(
                of.size() == modulus()
                    ? line
                    : line
                        + REMAINDERS
                        + of.stream()
                            .map(r -> Integer.toString(r))
                            .collect(Collectors.joining(" "))));
    return lines;
  }

  private static final String REMAINDERS = " | n mod modulus: ";

  /**
   * Reads a certificate.
   *
   * @throws BadInput if the text is not a certificate
   */
  public static PeriodCertificate read(String text) {
    if (!text.startsWith(TITLE + "\n")) {
      throw new BadInput("this is not a certificate: its first line should be '" + TITLE + "'");
    }
    int split = text.indexOf("\nrules:\n");
    if (split < 0) {
      throw new BadInput("the certificate has no line 'rules:' with the rules below it");
    }
    Map<String, List<String>> fields = new LinkedHashMap<>();
    for (String line : text.substring(TITLE.length(), split).strip().split("\n", -1)) {
      int colon = line.indexOf(": ");
      if (colon < 0) {
        throw new BadInput("the certificate has a line without 'NAME: ': " + excerpt(line));
      }
      fields
          .computeIfAbsent(line.substring(0, colon), name -> new ArrayList<>())
          .add(line.substring(colon + 2));
    }
    return new Reader(fields).certificate(text.substring(split + "\nrules:\n".length()));
  }

  private static String excerpt(String text) {
    return text.length() > 60 ? text.substring(0, 60) + "..." : text;
  }

  private record Reader(Map<String, List<String>> fields) {
    PeriodCertificate certificate(String rules) {
      Map<String, String> settings = new LinkedHashMap<>();
      for (String setting : all("set")) {
        int equals = setting.indexOf('=');
        if (equals < 0) {
          throw new BadInput("the certificate has a setting without '=': " + excerpt(setting));
        }
        settings.put(setting.substring(0, equals), setting.substring(equals + 1));
      }
      ValueKind quantity =
          word("values", List.of("grundy", "outcome")).equals("grundy")
              ? ValueKind.GRUNDY
              : ValueKind.OUTCOME;
      return new PeriodCertificate(
          one("game"),
          settings,
          word("play", List.of("normal", "misere")).equals("misere"),
          quantity,
          number("threshold"),
          shapes(Math.toIntExact(Math.min(number("modulus"), PeriodVerifier.MOST_STEPS + 1L))),
          number("period"),
          number("from"),
          number("first"),
          values(quantity),
          all("claim"),
          rules);
    }

    private List<String> all(String name) {
      return fields.getOrDefault(name, List.of());
    }

    private String one(String name) {
      if (all(name).size() != 1) {
        throw new BadInput("the certificate should have one line '" + name + ": '");
      }
      return all(name).getFirst();
    }

    private String word(String name, List<String> known) {
      if (!known.contains(one(name))) {
        throw new BadInput(
            "the certificate says '"
                + name
                + ": "
                + excerpt(one(name))
                + "'; it should be "
                + String.join(" or ", known));
      }
      return one(name);
    }

    private long number(String name) {
      if (!one(name).matches("\\d{1,18}")) {
        throw new BadInput(
            "the certificate says '"
                + name
                + ": "
                + excerpt(one(name))
                + "', which is not a number");
      }
      return Long.parseLong(one(name));
    }

    private List<Set<String>> shapes(int modulus) {
      if ((long) modulus * all("shape").size() > MOST_SHAPES) {
        throw new BadInput("the certificate has too many shapes for its modulus");
      }
      List<Set<String>> shapes = new ArrayList<>();
      for (int r = 0; r < modulus; r++) {
        shapes.add(new TreeSet<>());
      }
      for (String line : all("shape")) {
        int bar = line.indexOf(REMAINDERS);
        if (bar < 0) {
          shapes.forEach(shape -> shape.add(line));
          continue;
        }
        for (String remainder : line.substring(bar + REMAINDERS.length()).split(" ", -1)) {
          if (!remainder.matches("\\d{1,9}") || Integer.parseInt(remainder) >= modulus) {
            throw new BadInput("the certificate has a wrong remainder: " + excerpt(remainder));
          }
          shapes.get(Integer.parseInt(remainder)).add(line.substring(0, bar));
        }
      }
      return shapes;
    }

    private long[] values(ValueKind quantity) {
      LongStream.Builder values = LongStream.builder();
      int count = 0;
      for (String line : all("value")) {
        for (String value : line.split(" ", -1)) {
          int outcome = value.length() == 1 ? OUTCOMES.indexOf(value) : -1;
          boolean number = value.matches("\\d{1,18}");
          if (quantity == ValueKind.OUTCOME ? outcome < 0 : !number) {
            throw new BadInput("the certificate has a wrong value: " + excerpt(value));
          }
          if (++count > MOST_VALUES) {
            throw new BadInput("the certificate has more than " + MOST_VALUES + " values");
          }
          values.add(quantity == ValueKind.OUTCOME ? outcome : Long.parseLong(value));
        }
      }
      return values.build().toArray();
    }
  }
}
