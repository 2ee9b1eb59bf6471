package zermelo.cli.command;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import zermelo.application.json.AnswerJson;
import zermelo.application.json.JsonWriter;
import zermelo.application.unknown.UnknownPosition;
import zermelo.application.unknown.UnknownSearch;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.kernel.Outcome;
import zermelo.kernel.Sum;
import zermelo.kernel.input.BadInput;

/** The part of {@code solve} that finds unknown numbers in positions such as {@code 3+5+?}. */
final class UnknownRun {
  static final CommandOption FOR =
      new CommandOption(
          "--for",
          "first|second|tie|draw",
          "who should win, where '?' is unknown (default second)");
  static final CommandOption TO =
      new CommandOption("--to", "N", "how far to look for unknown numbers (default 1000 for one)");

  /** How many solutions a text shows. */
  private static final int SHOWN = 200;

  private final Console console;
  private final Supplier<UnknownSearch> searches;
  private final boolean json;
  private final String winner;
  private final OptionalLong last;

  UnknownRun(CommandArguments arguments, Console console, Supplier<UnknownSearch> searches) {
    this.console = console;
    this.searches = searches;
    this.json = arguments.has(CommandOption.JSON);
    this.winner = arguments.word(FOR, "second", List.of("first", "second", "tie", "draw"));
    this.last =
        arguments.has(TO)
            ? OptionalLong.of(WholeNumberParser.read(arguments, TO, 0, 0, Integer.MAX_VALUE))
            : OptionalLong.empty();
  }

  /** Refuses the options of unknown numbers where none is asked for. */
  static void refuseOptions(CommandArguments arguments) {
    for (CommandOption option : List.of(FOR, TO)) {
      if (arguments.has(option)) {
        throw new BadInput(
            option.name() + " is about unknown numbers: zermelo solve nim 35+18+27+?");
      }
    }
  }

  /**
   * Searches the unknown numbers of one position and prints them.
   *
   * @param brief whether to print one line
   */
  ExitCode run(UnknownPosition position, AnswerJson.PositionReference what, boolean brief) {
    UnknownSearch.Solutions found = searches.get().search(position, outcome(), last);
    if (json) {
      console.out().println(json(found, what));
    } else if (brief) {
      console.out().println(what.position() + ": " + numbers(found));
    } else {
      print(found, what);
    }
    found
        .stopped()
        .ifPresent(out -> console.message("zermelo: the search ended early: " + out.reason()));
    return found.stopped().isPresent() ? ExitCode.LIMIT_REACHED : ExitCode.OK;
  }

  private Outcome outcome() {
    return switch (winner) {
      case "first" -> Outcome.WIN;
      case "tie" -> Outcome.TIE;
      case "draw" -> Outcome.DRAW;
      default -> Outcome.LOSE;
    };
  }

  private void print(UnknownSearch.Solutions found, AnswerJson.PositionReference what) {
    String who =
        switch (winner) {
          case "first" -> "The first player, who is to move, wins with";
          case "tie" -> "The game is a tie with";
          case "draw" -> "The game is a draw with";
          default -> "The second player wins, so the player to move loses, with";
        };
    String title = what.game().equals(Sum.NAME) ? "" : what.game() + " ";
    console.out().println(title + what.position());
    console.out().println(who + " ? = " + numbers(found) + ".");
    console.out().println();
    console
        .out()
        .println(
            "How we know: %s, every number from %d to %d was tried%s (%d positions)"
                .formatted(
                    found.evidence().kind().word(),
                    found.from(),
                    found.to(),
                    found.complete() ? "; the rules allow no other" : beyond(found),
                    found.evidence().positions()));
  }

  private static String beyond(UnknownSearch.Solutions found) {
    boolean larger = found.numbers().stream().anyMatch(n -> n.length == 1 && n[0] > found.to());
    return larger ? ", and one larger number" : "; larger ones were not";
  }

  /** The solutions in words: numbers, or combinations in brackets. */
  private static String numbers(UnknownSearch.Solutions found) {
    List<long[]> all = found.numbers();
    if (all.isEmpty()) {
      return "none";
    }
    String text =
        all.stream()
            .limit(SHOWN)
            .map(
                numbers ->
                    numbers.length == 1
                        ? Long.toString(numbers[0])
                        : Arrays.stream(numbers)
                            .mapToObj(Long::toString)
                            .collect(Collectors.joining(", ", "(", ")")))
            .collect(Collectors.joining(", "));
    return all.size() > SHOWN ? text + ", and " + (all.size() - SHOWN) + " more" : text;
  }

  private String json(UnknownSearch.Solutions found, AnswerJson.PositionReference what) {
    JsonWriter json = what.begin().key("for").value(winner).key("values").open('[');
    for (long[] numbers : found.numbers()) {
      if (numbers.length == 1) {
        json.value(numbers[0]);
        continue;
      }
      json.open('[');
      for (long number : numbers) {
        json.value(number);
      }
      json.close(']');
    }
    json.close(']').key("from").value(found.from()).key("to").value(found.to());
    json.key("complete").value(found.complete());
    AnswerJson.evidence(found.evidence(), json);
    return json.close('}').toString();
  }
}
