package zermelo.cli.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.kernel.input.BadInput;

/** {@code zermelo check GAME 'CLAIM'}: the first counterexample, or how far the claim holds. */
public final class CheckCommand implements Command {
  static final CommandOption METHOD =
      new CommandOption(
          "--method", "computed|auto", "auto: theorems may be used (default computed)");

  static final CommandOption CERTIFICATE =
      new CommandOption("--certificate", "FILE", "write the proof, if there is one, for --verify");
  static final CommandOption VERIFY =
      new CommandOption("--verify", "FILE", "check a certificate, using only the rules in it");

  @Override
  public String usage() {
    return "GAME 'CLAIM'";
  }

  @Override
  public String summary() {
    return "Tests a claim against the rules: the first counterexample, or how far it holds.";
  }

  @Override
  public List<CommandOption> options() {
    List<CommandOption> options =
        new ArrayList<>(
            List.of(
                SurveyOptions.TO,
                SurveyOptions.HEAPS,
                SurveyOptions.LENGTH,
                SurveyOptions.WHERE,
                METHOD,
                CERTIFICATE,
                VERIFY));
    options.addAll(CommandOption.COMMON);
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo check divisor-duel 'loses iff n is odd or n = 2^odd'",
        "zermelo check divisor-turn 'powers of 2 lose'",
        "zermelo check divisor-turn 'grundy = max(0, bigomega(n) - 1)' --to 100000",
        "zermelo check take-away 'loses iff n mod (k + 1) = 0' --set k=1..9",
        "zermelo check nim 'loses iff a xor b xor c = 0'",
        "zermelo check kayles 'grundy has period 12 from 71' --certificate kayles.txt",
        "zermelo check --verify kayles.txt");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    List<String> rest = arguments.positionals();
    Optional<String> certificate = arguments.value(VERIFY);
    if (certificate.isPresent()) {
      if (!rest.isEmpty() || arguments.has(CERTIFICATE)) {
        throw new BadInput(
            "--verify takes a certificate alone, which names its game and its claims: "
                + "zermelo check --verify FILE");
      }
      return new PeriodCertificateRun(console, arguments.has(CommandOption.JSON))
          .run(certificate.get());
    }
    if (rest.size() < 2) {
      throw new BadInput(
          "check takes a game and a claim in quotes: "
              + "zermelo check divisor-duel 'loses iff n is odd or n = 2^odd'");
    }
    String claim = String.join(" ", rest.subList(1, rest.size()));
    return new CheckRun(arguments, console, rest.getFirst()).check(claim);
  }
}
