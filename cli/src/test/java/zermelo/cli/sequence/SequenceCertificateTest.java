package zermelo.cli.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.cli.testing.CommandResult;

/** Tests {@code sequence --certificate} and {@code --verify}: known periods, altered proofs. */
final class SequenceCertificateTest {
  @TempDir private Path folder;

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    ".45, 498, 20",
    ".156, 3479, 349",
    ".356, 7315, 142",
    ".644, 3256, 442",
    ".165, 5181, 1550",
    ".16, 105351, 149459",
  })
  void knownPeriodsWithCertificates(String code, long preperiod, long period) {
    Path file = folder.resolve(code.substring(1) + ".txt");
    CommandResult ran =
        CommandResult.sequence(code, "--to", "600000", "--json", "--certificate", file.toString());
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(ran.object().path("preperiod").asLong()).isEqualTo(preperiod);
    assertThat(ran.object().path("period").asLong()).isEqualTo(period);
    CommandResult verified = CommandResult.of("sequence", "--verify", file.toString());
    assertThat(verified.exit()).as(verified.out() + verified.err()).isZero();
    assertThat(verified.out()).contains("Verified", "Guy and Smith");
    assertThat(
            CommandResult.of("sequence", "--verify", file.toString(), "--json").object().toString())
        .isEqualTo(
            "{\"code\":\"0%s\",\"preperiod\":%d,\"period\":%d,\"saltus\":0,\"verified\":true,\"fault\":null}"
                .formatted(code, preperiod, period));
  }

  @Test
  void aChangedCertificateIsFound() throws IOException {
    Path file = folder.resolve("good.txt");
    assertThat(CommandResult.sequence("0.45", "--certificate", file.toString()).exit()).isZero();
    String good = Files.readString(file);
    int at = good.indexOf("values\n") + "values\n".length();
    String[] values = good.substring(at).strip().split("\\s+");
    assertThat(values).hasSize(518);
    for (int heap : new int[] {0, 3, 31, 250, 498, 517}) {
      for (String wrong : List.of("9", "0", "1", "2000000000", "9999999999")) {
        String[] changed = values.clone();
        changed[heap] = wrong;
        if (values[heap].equals(wrong)) {
          continue;
        }
        CommandResult ran = verify(good.substring(0, at) + String.join(" ", changed) + "\n");
        assertThat(ran.exit()).as("heap %d is %s", heap, wrong).isEqualTo(1);
        assertThat(ran.out()).contains("Not verified: heap ");
      }
    }
    // A preperiod that is too small by one, with its values, is a false claim.
    CommandResult early = verify(shorter(good, at, values, 497, 20));
    assertThat(early.exit()).isEqualTo(1);
    CommandResult other = verify(shorter(good, at, values, 499, 19));
    assertThat(other.exit()).isEqualTo(1);
    assertThat(other.out()).contains("Not verified: heap 5");
    assertThat(verify(good.replace("saltus 0", "saltus 1")).exit()).isEqualTo(1);
    assertThat(verify(good.replace("code 0.45", "code 0.44")).out()).contains("Not verified: heap");
    assertThat(verify(good.replace("code 0.45", "code grundy")).out()).contains("no theorem");
    CommandResult stopped =
        CommandResult.of("sequence", "--verify", file.toString(), "--budget", "0s");
    assertThat(stopped.exit()).isEqualTo(3);
    assertThat(stopped.out()).contains("Not verified: only 0 of 1038 values were checked");
    // Any mask is valid.
    assertThat(verify(good.replaceAll("mask \\d+", "mask 3")).exit()).isZero();
  }

  @Test
  void whatIsNoCertificateIsBadInput() throws IOException {
    String good =
        """
        zermelo certificate of periodicity 1
        code 0.3
        preperiod 0
        period 2
        saltus 0
        checked 4
        mask 1
        parity false
        values
        0 1
        """;
    assertThat(verify(good).exit()).isZero();
    for (String bad :
        List.of(
            "",
            "hello\n",
            good.replace("code 0.3", "code 1.3"),
            good.replace("period 2", "period 3"),
            good.replace("period 2", "period -2"),
            good.replace("checked 4\n", ""),
            good.replace("0 1", "0 x"),
            good.replace("values\n0 1\n", ""))) {
      CommandResult ran = verify(bad);
      assertThat(ran.exit()).as(bad).isEqualTo(2);
      assertThat(ran.err()).startsWith("zermelo: '").doesNotContain("Exception");
    }
    CommandResult missing =
        CommandResult.of("sequence", "--verify", folder.resolve("missing").toString());
    assertThat(missing.exit()).isEqualTo(2);
    assertThat(missing.err()).contains("there is no file");
  }

  @Test
  void noCertificateWithoutAProof() {
    Path file = folder.resolve("none.txt");
    CommandResult ran =
        CommandResult.sequence("grundy", "--to", "500", "--certificate", file.toString());
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.err()).contains("no period is proved");
    assertThat(file).doesNotExist();
  }

  private CommandResult verify(String text) throws IOException {
    Path file = folder.resolve("changed.txt");
    Files.writeString(file, text);
    return CommandResult.of("sequence", "--verify", file.toString());
  }

  private static String shorter(String good, int at, String[] values, int preperiod, int period) {
    return good.substring(0, at)
            .replace("preperiod 498", "preperiod " + preperiod)
            .replace("\nperiod 20", "\nperiod " + period)
        + String.join(" ", Arrays.copyOf(values, preperiod + period))
        + "\n";
  }
}
