package zermelo.cli.shell;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;
import zermelo.kernel.limits.Limits;

/**
 * The parsed arguments of a command: options and positional arguments.
 *
 * <p>Written by hand because start-up time matters: picocli costs as much as two empty Java starts
 * (see docs/decisions.md).
 */
public final class CommandArguments {
  private final Map<String, List<String>> options = new LinkedHashMap<>();
  private final List<String> positionals = new ArrayList<>();

  private CommandArguments() {}

  /**
   * Parses arguments. Options may stand anywhere, as {@code --name value} or {@code --name=value}.
   */
  public static CommandArguments parse(List<CommandOption> allowed, List<String> args) {
    CommandArguments found = new CommandArguments();
    for (int i = 0; i < args.size(); i++) {
      String arg = args.get(i);
      if (arg.equals("--")) {
        found.positionals.addAll(args.subList(i + 1, args.size()));
        break;
      }
      if (!isOption(arg)) {
        found.positionals.add(arg);
        continue;
      }
      int equals = arg.indexOf('=');
      String name = equals < 0 ? arg : arg.substring(0, equals);
      CommandOption option = option(allowed, name.equals("-h") ? "--help" : name);
      if (option.isFlag()) {
        if (equals >= 0) {
          throw new BadInput(name + " is a switch: it takes no value");
        }
        found.put(option, "");
      } else if (equals >= 0) {
        found.put(option, arg.substring(equals + 1));
      } else if (i + 1 < args.size()) {
        found.put(option, args.get(++i));
      } else {
        throw new BadInput(name + " needs a value: " + option.usage());
      }
    }
    return found;
  }

  /** A lone dash is standard input and {@code -3} is a number: neither is an option. */
  private static boolean isOption(String arg) {
    return arg.length() > 1 && arg.charAt(0) == '-' && !Character.isDigit(arg.charAt(1));
  }

  private static CommandOption option(List<CommandOption> allowed, String name) {
    return allowed.stream()
        .filter(option -> option.name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> {
              List<String> names = allowed.stream().map(CommandOption::name).toList();
              String hint = NearestNames.hint(name, names);
              return new BadInput(
                  "there is no option '"
                      + name
                      + "' here."
                      + (hint.isEmpty() ? " Known: " + String.join(", ", names) + "." : hint));
            });
  }

  private void put(CommandOption option, String value) {
    options.computeIfAbsent(option.name(), name -> new ArrayList<>()).add(value);
  }

  public boolean has(CommandOption option) {
    return options.containsKey(option.name());
  }

  /** Returns all values of a repeatable option. */
  public List<String> values(CommandOption option) {
    return options.getOrDefault(option.name(), List.of());
  }

  public Optional<String> value(CommandOption option) {
    List<String> values = values(option);
    if (values.size() > 1) {
      throw new BadInput(option.name() + " is given " + values.size() + " times; give it once");
    }
    return values.stream().findFirst();
  }

  /** Returns the default limits, with those of the options replaced. */
  public Limits limits() {
    return limits(Limits.standard());
  }

  /** Returns these limits, with those of {@code --budget} and {@code --memory} replaced. */
  public Limits limits(Limits defaults) {
    Limits limits =
        value(CommandOption.BUDGET).map(text -> Limits.parse(text, defaults)).orElse(defaults);
    return value(CommandOption.MEMORY)
        .map(text -> limits.withMemory(Limits.bytes(text)))
        .orElse(limits);
  }

  /** Returns a value that must be one of these words. */
  public String word(CommandOption option, String fallback, List<String> words) {
    String value = value(option).orElse(fallback);
    if (!words.contains(value)) {
      throw new BadInput(
          "'"
              + value
              + "' is not a value of "
              + option.name()
              + ": it is "
              + String.join(", ", words)
              + "."
              + NearestNames.hint(value, words));
    }
    return value;
  }

  /** Returns the parameters that {@code --set} gives. */
  public Settings settings() {
    return Settings.parse(values(CommandOption.SET));
  }

  /** Returns the positional arguments in order. */
  public List<String> positionals() {
    return positionals;
  }
}
