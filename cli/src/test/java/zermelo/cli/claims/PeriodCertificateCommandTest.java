package zermelo.cli.claims;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.testing.CommandResult;

/** Tests the proofs of {@code check}, the tables that use them, and certificate files. */
class PeriodCertificateCommandTest {
  @TempDir Path folder;

  /** Take 1 to 3, and one more move. */
  private String game(String more) throws IOException {
    return file("g.game", "position n: 0..\nmove take k in 1..min(3, n): n := n - k\n" + more);
  }

  private String file(String name, String rules) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, "game G\n" + rules + "\n");
    return file.toString();
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          move four a in 3000..n: n := n - 4                                                        | 2000
          move eight a in 3000..n: n := 8                                                           | 2000
          move x where n - 2199023255552 + 2199023155552 > 0: n := n - 4                            | 2000
          move x where 2^(n - n + 50) > 2199023255553 and n > 100000: n := n - 4                    | 2000
          move x where (n mod 100)^7 > 2500000000000 and n > 100000: n := n - 4                     | 2000
          move x where n mod 4294967295 > 99999 and n mod 4294967297 > 99999: n := n - 4            | 2000
          """)
  void whatChangesLaterIsNotProved(String move, String to) throws IOException {
    CommandResult ran = CommandResult.of("check", game(move), "loses iff n mod 4 = 0", "--to", to);
    assertThat(ran.out()).contains("there is no proof, because").doesNotContain("Proved");
    assertThat(ran.exit()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"n mod 4294967295 < 0", "n mod 999983 = 2999 and n mod 999979 = 0"})
  void claimsWithHugeModuliAreNotProved(String condition) throws IOException {
    CommandResult ran =
        CommandResult.of(
            "check", game(""), "loses iff n mod 4 = 0 or (" + condition + ")", "--to", "999");
    assertThat(ran.out()).contains("more remainders of n than can be checked one by one");
  }

  @Test
  void aParameterOf19DigitsIsANumber() throws IOException {
    String rules =
        "param k: 1.. = 9223372036854775807\nposition n: 0..\nmove one where n > 0: n := n - 1";
    CommandResult ran =
        CommandResult.of("check", file("k.game", rules), "loses iff n mod 2 = 0 and k > n");
    assertThat(ran.out()).contains("Holds for n to").doesNotContain("False");
    CommandResult wrong =
        CommandResult.of("check", file("k.game", rules), "loses iff n mod 2 = 0 and k < n");
    assertThat(wrong.exit()).isEqualTo(1);
  }

  @Test
  void tablesSeeLateMoves() throws IOException {
    String late = game("move four a in 60..n: n := n - 4");
    assertThat(CommandResult.of("table", late, "--from", "500", "--to", "509").out())
        .contains("500  4  0  1  2  3  4  0  1  2  3");
    assertThat(
            CommandResult.of("table", late, "--from", "500", "--to", "509", "--method", "computed")
                .out())
        .contains("500  4  0  1  2  3  4  0  1  2  3");
  }

  @Test
  void outcomesOfSumsAreNotTakenForPeriods() throws IOException {
    String heaps =
        file(
            "h.game",
            """
            heap n
            move a where n >= 3: n := 1 + (n - 3)
            move b where n >= 1: n := n - 1
            move c where n >= 5: n := 3 + (n - 5) + 2
            """);
    CommandResult ran = CommandResult.of("check", heaps, "wins or loses", "--misere", "--to", "26");
    assertThat(ran.out()).contains("there is no proof").doesNotContain("Proved");
  }

  @Test
  void certificatesAreWrittenAndVerified() throws IOException {
    String name = folder.resolve("c.txt").toString();
    CommandResult written =
        CommandResult.of(
            "check", game(""), "loses iff n mod 4 = 0", "--to", "200", "--certificate", name);
    assertThat(written.out()).contains("Proved");
    assertThat(CommandResult.of("check", "--verify", name).out())
        .contains("Verified")
        .contains("n mod 4");
    CommandResult json = CommandResult.of("check", "--verify", name, "--json");
    assertThat(json.exit()).isZero();
    assertThat(json.object().get("verified").booleanValue()).isTrue();

    Path file = Path.of(name);
    Files.writeString(file, Files.readString(file).replace("mod 4 = 0", "mod 8 = 0"));
    CommandResult changed = CommandResult.of("check", "--verify", name);
    assertThat(changed.out())
        .contains("Not verified: of 'loses iff n mod 8 = 0', it is wrong at n = 4");
    assertThat(changed.exit()).isEqualTo(1);
  }

  @Tag("slow")
  @Test
  void discoverPutsAllItsProofsIntoOneCertificate() throws IOException {
    String name = folder.resolve("c.txt").toString();
    CommandResult.of("discover", game(""), "--to", "1500", "--certificate", name);
    assertThat(Files.readString(Path.of(name)))
        .contains("claim: loses iff n mod 4 = 0")
        .contains("claim: grundy = n mod 4");
    assertThat(CommandResult.of("check", "--verify", name).exit()).isZero();
  }

  @Test
  void withoutAProofThereIsNoCertificate() throws IOException {
    Path file = folder.resolve("c.txt");
    CommandResult ran =
        CommandResult.of(
            "check",
            "divisor-duel",
            "odd numbers lose",
            "--to",
            "99",
            "--certificate",
            file.toString());
    assertThat(ran.err()).contains("no certificate was written");
    assertThat(file).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "certificate", "Zermelo certificate of a period, version 1\nrules:\n"})
  void otherFilesAreNoCertificates(String text) throws IOException {
    Path file = folder.resolve("c.txt");
    Files.writeString(file, text);
    CommandResult ran = CommandResult.of("check", "--verify", file.toString());
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("certificate");
  }
}
