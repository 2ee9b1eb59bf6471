package zermelo.cli.command;

import java.util.List;
import zermelo.cli.claims.PeriodCertificateRun;
import zermelo.cli.sequence.SequenceVerifyRun;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.heaps.proof.SequenceCertificateFormat;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.language.proof.PeriodCertificate;
import zermelo.solve.certificate.OutcomeCertificate;

/** {@code zermelo verify FILE}: checks a certificate of any kind by the rules alone. */
public final class VerifyCommand implements Command {
  @Override
  public String usage() {
    return "FILE";
  }

  @Override
  public String summary() {
    return "Verifies a certificate of solve, check, discover or sequence, by the rules alone.";
  }

  @Override
  public List<CommandOption> options() {
    return List.of(CommandOption.JSON, CommandOption.BUDGET, CommandOption.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of("zermelo solve tic-tac-toe --certificate tie.txt", "zermelo verify tie.txt");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    if (arguments.positionals().size() != 1) {
      throw new BadInput("verify takes one certificate: zermelo verify FILE");
    }
    InputFile file = InputFile.of(arguments.positionals().getFirst());
    boolean json = arguments.has(CommandOption.JSON);
    String title = file.firstLine(100, "a certificate");
    return switch (title) {
      case OutcomeCertificate.TITLE -> new OutcomeCertificateRun(arguments, console).verify(file);
      case PeriodCertificate.TITLE -> new PeriodCertificateRun(console, json).run(file.name());
      case SequenceCertificateFormat.TITLE ->
          new SequenceVerifyRun(arguments, console, file.name()).run();
      default ->
          throw new BadInput(
              "'"
                  + file.name()
                  + "' is not a certificate: its first line should be '"
                  + OutcomeCertificate.TITLE
                  + "', or the title of a certificate of check or sequence");
    };
  }
}
