package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.testing.CommandResult;

/** Tests help and version. */
final class HelpTest {
  /** The overview names exactly the commands whose help has a shared option. */
  @ParameterizedTest
  @ValueSource(strings = {"--set", "--misere", "--json", "--budget", "--help"})
  void theOverviewTellsWhichCommandsTakeAnOption(String option) {
    List<String> overview = CommandResult.of("--help").out().lines().toList();
    List<String> commands =
        overview.stream()
            .filter(line -> line.startsWith("  zermelo "))
            .map(line -> line.split(" +", -1)[2])
            .toList();
    assertThat(commands).contains("games", "solve", "sequence", "serve", "bench");
    List<String> takers =
        commands.stream()
            .filter(
                command ->
                    CommandResult.of(command, "--help")
                        .out()
                        .lines()
                        .anyMatch(line -> line.matches("  " + option + " .*")))
            .toList();
    String words = takers.equals(commands) ? "every command" : String.join(", ", takers);
    assertThat(overview).filteredOn(line -> line.startsWith("  " + option)).hasSize(1);
    assertThat(overview).anyMatch(line -> line.matches("  " + option + " +" + words));
    assertThat(String.join("\n", overview)).doesNotContain("Everywhere");
  }

  @Test
  void helpEverywhere() {
    assertThat(CommandResult.of().out())
        .isEqualTo(CommandResult.of("--help").out())
        .contains("zermelo solve");
    for (String command : List.of("games", "show", "solve", "table", "judge", "stress", "lint")) {
      CommandResult help = CommandResult.of(command, "--help");
      assertThat(help.exit()).isZero();
      assertThat(help.out()).isEqualTo(CommandResult.of("help", command).out());
      assertThat(CommandResult.of("--help").out()).contains("zermelo " + command);
    }
    assertThat(CommandResult.of("--version").out()).startsWith("zermelo ");
  }
}
