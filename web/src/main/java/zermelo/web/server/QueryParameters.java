package zermelo.web.server;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;

/** The query parameters of a URL. A name may occur several times; the order is kept. */
public final class QueryParameters {
  /** Maximum number of characters of an unknown name that a message repeats. */
  private static final int LONGEST_SHOWN = 40;

  /** Names of settings begin with this. */
  private static final String SET = "set.";

  private final Map<String, List<String>> values;

  private QueryParameters(Map<String, List<String>> values) {
    this.values = values;
  }

  /** Parses a query such as {@code game=nim&m=take+1&m=take+2}. */
  public static QueryParameters of(String raw) {
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (String pair : raw.split("&", -1)) {
      if (!pair.isEmpty()) {
        int equals = pair.indexOf('=');
        String name = decoded(equals < 0 ? pair : pair.substring(0, equals));
        String value = equals < 0 ? "" : decoded(pair.substring(equals + 1));
        values.computeIfAbsent(name, key -> new ArrayList<>()).add(value);
      }
    }
    return new QueryParameters(values);
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw new BadInput("the address has a % that is not followed by two hexadecimal digits");
    }
  }

  /** Returns all values of a name in order. */
  public List<String> all(String name) {
    return List.copyOf(values.getOrDefault(name, List.of()));
  }

  /** Returns the single value of a name, or the fallback if the name is absent. */
  public String one(String name, String fallback) {
    List<String> all = values.getOrDefault(name, List.of());
    if (all.size() > 1) {
      throw new BadInput("'" + name + "' is given twice");
    }
    return all.isEmpty() ? fallback : all.getFirst();
  }

  /** Returns the single value of a required name. */
  public String one(String name) {
    if (!has(name)) {
      throw new BadInput("'" + name + "' is missing");
    }
    return one(name, "");
  }

  public boolean has(String name) {
    return values.containsKey(name);
  }

  /** Returns a boolean: {@code misere=true}, {@code misere=1} or {@code misere} alone. */
  public boolean flag(String name) {
    return switch (one(name, "false")) {
      case "", "1", "true" -> true;
      case "0", "false" -> false;
      default -> throw new BadInput("'" + name + "' is true or false");
    };
  }

  /** Returns a whole number from {@code least} to {@code most}. */
  public int number(String name, int fallback, int least, int most) {
    String text = one(name, "");
    if (text.isEmpty()) {
      return fallback;
    }
    try {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new BadInput("'" + name + "' is a whole number from " + least + " to " + most);
  }

  /** Returns the settings of a game: {@code set.k=3} sets k to 3. */
  public Settings settings() {
    Map<String, String> found = new LinkedHashMap<>();
    for (String name : values.keySet()) {
      if (fits(name, SET)) {
        found.put(name.substring(SET.length()), one(name, ""));
      }
    }
    return new Settings(found);
  }

  /**
   * Refuses names that are not accepted here; most of them are misspelt.
   *
   * @param names the accepted names; a name that ends in a dot accepts all names that begin with it
   */
  public void only(Collection<String> names) {
    for (String name : values.keySet()) {
      if (names.stream().noneMatch(known -> fits(name, known))) {
        throw new BadInput(
            "'%s' is not known here, but %s"
                .formatted(
                    name.length() > LONGEST_SHOWN ? name.substring(0, LONGEST_SHOWN) + "..." : name,
                    names.stream()
                        .map(known -> known.endsWith(".") ? known + "NAME" : known)
                        .collect(Collectors.joining(", "))));
      }
    }
  }

  private static boolean fits(String name, String known) {
    return known.endsWith(".")
        ? name.startsWith(known) && name.length() > known.length()
        : name.equals(known);
  }

  /**
   * Returns a cache key: equal for equal queries in any order of names, different otherwise.
   *
   * @param without a name to leave out of the key
   */
  public String key(String without) {
    StringBuilder key = new StringBuilder();
    new TreeMap<>(values)
        .forEach(
            (name, all) -> {
              if (!name.equals(without)) {
                all.forEach(value -> pair(name, value, key));
              }
            });
    return key.toString();
  }

  private static void pair(String name, String value, StringBuilder key) {
    key.append('&').append(URLEncoder.encode(name, StandardCharsets.UTF_8));
    key.append('=').append(URLEncoder.encode(value, StandardCharsets.UTF_8));
  }
}
