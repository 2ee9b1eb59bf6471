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
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;

/**
 * Separates the parameters of a game that have a value from those that vary.
 *
 * <p>A parameter varies if the user gives it a range ({@code k=1..8}), or if it is a number that
 * needs a value and has none.
 */
final class ParameterRanges {
  private static final Pattern RANGE = Pattern.compile("(\\d{1,18})\\.\\.(\\d{1,18})?");

  /** Number of values that are tried for the parameters that vary, until the rules accept one. */
  private static final long MAX_TRIED_VALUES = 64;

  private final Function<Settings, ConfiguredGame> settle;
  private final Settings fixed;
  private final List<ParameterRange> open = new ArrayList<>();
  private final ConfiguredGame sample;
  private final Map<List<Long>, Optional<ConfiguredGame>> settled = new HashMap<>();

  ParameterRanges(Game game, Settings given, Function<Settings, ConfiguredGame> settle) {
    this.settle = settle;
    Map<String, String> rest = new LinkedHashMap<>(given.values());
    for (Parameter parameter : game.parameters()) {
      range(parameter, given).ifPresent(open::add);
    }
    open.forEach(parameter -> rest.remove(parameter.name()));
    this.fixed = new Settings(rest);
    this.sample = open.isEmpty() ? settle.apply(fixed) : firstAccepted();
  }

  private static Optional<ParameterRange> range(Parameter parameter, Settings given) {
    String text = given.values().get(parameter.name());
    if (text == null) {
      return parameter.required() && isNumber(parameter)
          ? Optional.of(new ParameterRange(parameter.name(), 0, Long.MAX_VALUE))
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
    return Optional.of(new ParameterRange(parameter.name(), low, high));
  }

  private static boolean isNumber(Parameter parameter) {
    return parameter.type().equals("a number") || parameter.type().contains("..");
  }

  private ConfiguredGame firstAccepted() {
    for (long more = 0; more < MAX_TRIED_VALUES; more++) {
      long step = more;
      List<Long> values = open.stream().map(p -> Math.min(p.high(), p.low() + step)).toList();
      Optional<ConfiguredGame> found = with(values);
      if (found.isPresent()) {
        return found.get();
      }
    }
    return settle.apply(fixed); // its message names what is missing or wrong
  }

  /** Returns the parameters that vary. */
  List<ParameterRange> open() {
    return open;
  }

  /** Returns the game with some value for each parameter that varies. */
  ConfiguredGame sample() {
    return sample;
  }

  /**
   * Returns the game with these values of the varying parameters, in order. Empty if the rules
   * reject them.
   */
  Optional<ConfiguredGame> with(List<Long> values) {
    return settled.computeIfAbsent(values, this::settleWith);
  }

  private Optional<ConfiguredGame> settleWith(List<Long> values) {
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
