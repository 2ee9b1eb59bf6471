package zermelo.web.server;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A path with parameters: {@code /api/matches/{id}/moves}. */
public final class PathTemplate {
  private final String text;
  private final List<String> parts;

  private PathTemplate(String text) {
    this.text = text;
    this.parts = parts(text);
  }

  public static PathTemplate of(String text) {
    if (!text.startsWith("/")) {
      throw new IllegalArgumentException("a path begins with a slash: " + text);
    }
    return new PathTemplate(text);
  }

  private static List<String> parts(String path) {
    return List.of(path.substring(1).split("/", -1));
  }

  /** Returns the values of the parameters if the path matches. */
  Optional<Map<String, String>> match(List<String> path) {
    Map<String, String> held = new HashMap<>();
    for (int i = 0; i < parts.size(); i++) {
      String part = parts.get(i);
      if (part.endsWith("*}") && i < path.size()) {
        held.put(
            part.substring(1, part.length() - 2), String.join("/", path.subList(i, path.size())));
        return Optional.of(held);
      }
      if (i >= path.size() || !fits(part, path.get(i), held)) {
        return Optional.empty();
      }
    }
    return parts.size() == path.size() ? Optional.of(held) : Optional.empty();
  }

  private static boolean fits(String part, String given, Map<String, String> held) {
    if (!part.startsWith("{")) {
      return part.equals(given);
    }
    held.put(part.substring(1, part.length() - 1), given);
    return !given.isEmpty();
  }

  /**
   * Returns the number of fixed parts. If two templates match, the one with more fixed parts wins.
   */
  int fixed() {
    return (int) parts.stream().filter(part -> !part.startsWith("{")).count();
  }

  @Override
  public String toString() {
    return text;
  }
}
