package zermelo.cli.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import zermelo.cli.testing.CommandResult;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.PlainSequence;

/** Tests {@code sequence --family}: the games of a family against single games. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
final class CodeFamilyRunTest {
  private List<String> survey = List.of();

  @BeforeAll
  void surveyed() {
    survey =
        CommandResult.of("sequence", "--family", "0.???", "--to", "1000", "--format", "csv")
            .lines();
  }

  @Test
  void aFamilyAsJson() {
    CommandResult ran = CommandResult.of("sequence", "--family", "0.?7", "--to", "500", "--json");
    assertThat(ran.exit()).isZero();
    assertThat(ran.objects()).hasSize(8);
    JsonNode kayles =
        ran.objects().stream()
            .filter(game -> game.path("code").asText().equals("0.77"))
            .findFirst()
            .orElseThrow();
    assertThat(kayles.path("class").asText()).isEqualTo("0.77");
    assertThat(kayles.path("period").asInt()).isEqualTo(12);
    assertThat(kayles.path("preperiod").asInt()).isEqualTo(71);
    assertThat(kayles.path("equal").asBoolean()).isTrue();
  }

  /** Compares the class and the facts of every game with single games and the slow twin. */
  @Test
  void aFamilyIsWhatItsGamesAre() {
    assertThat(survey.getFirst()).isEqualTo("code,class,shift,preperiod,period,taken_to,largest");
    assertThat(survey).hasSize(513);
    assertThat(survey).contains("0.77,0.77,0,71,12,,8", "0.45,0.177,1,,,1000,8");
    assertThat(of("0.27")).isEqualTo(of("0.26"));
    assertThat(of("0.161")).isNotEqualTo(of("0.36"));
    assertThat(of("0.07")).isEqualTo(of("0.137")).isEqualTo(of("0.4")).isEqualTo("0.137");
    assertThat(survey).anyMatch(line -> line.startsWith("0.07,0.137,1,53,34,"));
    for (String line : survey.subList(1, survey.size())) {
      String[] cells = line.split(",", -1);
      int shift = Integer.parseInt(cells[2]);
      int[] first = PlainSequence.values(HeapCode.parse(cells[1]), 200);
      int[] other = PlainSequence.values(HeapCode.parse(cells[0]), 200 + shift);
      assertThat(Arrays.copyOfRange(other, shift, 200 + shift)).as(line).isEqualTo(first);
    }
  }

  private String of(String code) {
    return survey.stream()
        .filter(line -> line.startsWith(code + ","))
        .map(line -> line.split(",", -1)[1])
        .findFirst()
        .orElseThrow();
  }

  @Tag("slow")
  @Test
  void familiesAsTextAndMarkdown() {
    CommandResult text = CommandResult.of("sequence", "--family", "0.1??", "--to", "600");
    assertThat(text.out()).contains("0.1??: 64 games in ").doesNotContain("differ first");
    CommandResult late =
        CommandResult.of("sequence", "--family", "0.???", "--to", "600", "--format", "markdown");
    assertThat(late.out())
        .contains("0.???: 512 games", "\n- 0.161 and 0.36 differ first at heap 519\n")
        .contains("| 0.77 | 71 | 12 |  | 8 | 0.771\\* |");
    assertThat(CommandResult.of("sequence", "--family", "?.0?", "--to", "100").out())
        .contains("16 games");
  }
}
