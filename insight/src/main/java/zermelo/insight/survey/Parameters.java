package zermelo.insight.survey;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.kernel.BadInput;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.Settings;

/**
 * The parameters of a game: those that are settled, and those that vary, because a range was given
 * for them ({@code k=1..8}) or nothing at all.
 */
final class Parameters {
  private static final Pattern RANGE = Pattern.compile("(\\d{1,18})\\.\\.(\\d{1,18})?");

  /** Values tried for parameters that must be set, until the rules accept one. */
  private static final long MOST_TRIED = 64;

  /** A parameter that varies. */
  record Open(String name, long low, long high) {}

  private final Function<Settings, Setup> settle;
  private final Settings fixed;
  private final List<Open> open = new ArrayList<>();
  private final Setup sample;
  private final Map<List<Long>, Optional<Setup>> settled = new HashMap<>();

  Parameters(Game game, Settings given, Function<Settings, Setup> settle) {
    this.settle = settle;
    Map<String, String> rest = new LinkedHashMap<>(given.values());
    for (Parameter parameter : game.parameters()) {
      range(parameter, given).ifPresent(open::add);
    }
    open.forEach(parameter -> rest.remove(parameter.name()));
    this.fixed = new Settings(rest);
    this.sample = open.isEmpty() ? settle.apply(fixed) : firstAccepted();
  }

  private static Optional<Open> range(Parameter parameter, Settings given) {
    String text = given.values().get(parameter.name());
    if (text == null) {
      return parameter.required() && isNumber(parameter)
          ? Optional.of(new Open(parameter.name(), 0, Long.MAX_VALUE))
          : Optional.empty();
    }
    Matcher range = RANGE.matcher(text);
    if (!isNumber(parameter) || !range.matches()) {
      return Optional.empty();
    }
    long low = Long.parseLong(range.group(1));
    long high = range.group(2) == null ? Long.MAX_VALUE : Long.parseLong(range.group(2));
    if (low > high) {
      throw new BadInput("the range " + text + " of " + parameter.name() + " is empty");
    }
    return Optional.of(new Open(parameter.name(), low, high));
  }

  private static boolean isNumber(Parameter parameter) {
    return parameter.type().equals("a number") || parameter.type().contains("..");
  }

  private Setup firstAccepted() {
    for (long more = 0; more < MOST_TRIED; more++) {
      long step = more;
      List<Long> values = open.stream().map(p -> Math.min(p.high(), p.low() + step)).toList();
      Optional<Setup> found = with(values);
      if (found.isPresent()) {
        return found.get();
      }
    }
    return settle.apply(fixed); // says what is missing or wrong
  }

  /** The parameters that vary. */
  List<Open> open() {
    return open;
  }

  /** The game with some value for each of them. */
  Setup sample() {
    return sample;
  }

  /**
   * The game with these values of what varies, in its order; nothing where the rules refuse them.
   */
  Optional<Setup> with(List<Long> values) {
    return settled.computeIfAbsent(values, this::settleWith);
  }

  private Optional<Setup> settleWith(List<Long> values) {
    Settings settings = fixed;
    for (int i = 0; i < values.size(); i++) {
      settings = settings.and(open.get(i).name() + "=" + values.get(i));
    }
    try {
      return Optional.of(settle.apply(settings));
    } catch (BadInput refused) {
      return Optional.empty();
    }
  }
}
