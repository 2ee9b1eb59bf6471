package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.cli.testing.CommandResult;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;

/** Tests {@code table}: sequences and grids, in all formats. */
final class TableCommandTest {
  @Test
  void aSequenceAsText() {
    assertThat(CommandResult.of("table", "kayles", "--to", "12").out())
        .isEqualTo(
            """
            kayles: Grundy values

                  0  1  2  3  4  5  6  7  8  9
               0  0  1  2  3  1  4  3  2  1  4
              10  2  6  4
            """);
  }

  @Test
  void aParameterWithARangeHasARowForEachValue() {
    CommandResult rows = CommandResult.of("table", "take-away", "--set", "k=2..3", "--to", "6");
    assertThat(rows.out())
        .isEqualTo(
            """
            take-away(k=2..3): Grundy values

              k\\n  0  1  2  3  4  5  6
                2  0  1  2  0  1  2  0
                3  0  1  2  3  0  1  2
            """);
    for (int k = 2; k <= 3; k++)
      assertThat(
              CommandResult.of(
                      "table", "take-away", "--set", "k=" + k, "--to", "6", "--format", "csv")
                  .out()
                  .lines()
                  .skip(1)
                  .map(line -> line.split(",")[1]))
          .containsExactly(rows.out().lines().toList().get(k + 1).strip().substring(3).split(" +"));
    assertThat(
            CommandResult.of("table", "take-away", "--set", "k=2..3", "--to", "2", "--json").out())
        .contains("\"parameter\":\"k\",\"parameter_values\":[2,3],\"values\":[[0,1,2],[0,1,2]]");
    assertThat(CommandResult.of("table", "chess-piece", "--set", "k=2..3").err())
        .contains("a table shows one parameter and one number");
  }

  @Test
  void aGridAsText() {
    assertThat(CommandResult.of("table", "wythoff", "--to", "3").out())
        .isEqualTo(
            """
            wythoff: Grundy values

                 0  1  2  3
              0  0  1  2  3
              1  1  2  0  4
              2  2  0  1  5
              3  3  4  5  6
            """);
  }

  @Test
  void winnersAndRemoteness() {
    assertThat(CommandResult.of("table", "wythoff", "--to", "2", "--value", "winner").out())
        .contains("0  P  N  N", "1  N  N  P", "N: the next player");
    assertThat(
            CommandResult.of(
                    "table", "take-away", "--to", "5", "--value=remoteness", "--format=csv")
                .out())
        .isEqualTo("n,remoteness\n0,0\n1,1\n2,1\n3,1\n4,2\n5,3\n");
  }

  /** Kayles has period 12 from 71 on. */
  @Test
  void csv() {
    List<String> lines =
        CommandResult.of("table", "kayles", "--to", "100", "--format", "csv").lines();
    assertThat(lines).hasSize(102).startsWith("n,grundy", "0,0", "1,1", "2,2", "3,3", "4,1");
    for (int n = 71; n + 12 <= 100; n++) {
      assertThat(lines.get(n + 13).split(",", -1)[1]).isEqualTo(lines.get(n + 1).split(",", -1)[1]);
    }
    assertThat(
            CommandResult.of("table", "kayles", "--to=30", "--format=csv", "--method=computed")
                .lines())
        .isEqualTo(lines.subList(0, 32));
  }

  @Test
  void markdown() {
    assertThat(CommandResult.of("table", "nim", "--to", "2", "--format", "markdown").out())
        .isEqualTo("| n | grundy |\n|---:|---:|\n| 0 | 0 |\n| 1 | 1 |\n| 2 | 2 |\n");
  }

  @Test
  void json() {
    JsonNode line =
        CommandResult.of("table", "take-away", "--to", "5", "--set", "k=2", "--json").object();
    assertThat(line.toString())
        .isEqualTo(
            "{\"game\":\"take-away\",\"set\":{\"k\":2},\"misere\":false,\"value\":\"grundy\","
                + "\"from\":0,\"values\":[0,1,2,0,1,2]}");
    JsonNode grid = CommandResult.of("table", "wythoff", "--to", "1", "--format", "json").object();
    assertThat(grid.path("values").toString()).isEqualTo("[[0,1],[1,2]]");
  }

  /** Misère tables show winners by default; ties and draws have their own letters. */
  @Test
  void misereTiesAndDraws() {
    assertThat(CommandResult.of("table", "nim", "--to", "3", "--misere", "--format", "csv").out())
        .isEqualTo("n,winner\n0,first\n1,second\n2,first\n3,first\n");
    assertThat(CommandResult.of("table", "multiplication", "--to", "12", "--set", "N=12").out())
        .contains("=");
    assertThat(
            CommandResult.of(
                    "table", "divisor-turn", "--to", "3", "--set", "keep=true", "--value=winner")
                .out())
        .contains("P  ~  ~");
  }

  @Test
  void fromAndTo() {
    assertThat(CommandResult.of("table", "divisor-duel", "--to", "4", "--format", "csv").lines())
        .as("there is no 0 in this game")
        .startsWith("n,grundy", "1,0");
    assertThat(
            CommandResult.of("table", "nim", "--from", "7", "--to", "8", "--format", "csv").out())
        .isEqualTo("n,grundy\n7,7\n8,8\n");
  }

  @Test
  void aTableThatTheBudgetCutsEndsWithThree() {
    CommandResult ran =
        CommandResult.of(
            "table", "grundy", "--to", "100000", "--budget", "1000", "--format", "csv");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.lines()).startsWith("n,grundy", "0,0").hasSizeGreaterThan(20);
    assertThat(ran.err()).startsWith("zermelo: the table ends early").hasLineCount(1);
  }

  @Tag("slow")
  @Test
  void tablesAreQuickAndTheSame() {
    long began = System.nanoTime();
    CommandResult ran =
        CommandResult.of("table", "grundy", "--from", "99990", "--to", "100000", "--format", "csv");
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat((System.nanoTime() - began) * 1e-9).isLessThan(30); // the solver would take minutes
    NimSequence g =
        NimSequence.compute(
            HeapCode.parse("grundy"), 100_001, SequenceLimits.usual(), SequenceObserver.NONE);
    assertThat(ran.lines().getLast()).isEqualTo("100000," + g.at(100_000));
    CommandResult winners =
        CommandResult.of("table", "grundy", "--to", "400", "--value", "winner", "--format", "csv");
    for (String line : winners.lines().subList(1, 402)) {
      int n = Integer.parseInt(line.substring(0, line.indexOf(',')));
      assertThat(line.endsWith(",second")).isEqualTo(g.at(n) == 0);
    }
  }
}
