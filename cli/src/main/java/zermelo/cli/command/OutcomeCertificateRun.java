package zermelo.cli.command;

import static zermelo.application.words.TextFormatting.grouped;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.application.GameResolver;
import zermelo.application.json.AnswerJson;
import zermelo.application.json.JsonWriter;
import zermelo.application.words.TextFormatting;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandProgress;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.OutputFile;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.Sum;
import zermelo.kernel.input.InputFile;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.language.TextGame;
import zermelo.library.GameExpression;
import zermelo.library.GameFile;
import zermelo.library.Library;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Solver;
import zermelo.solve.certificate.OutcomeCertificate;
import zermelo.solve.certificate.OutcomeCertificateVerifier;
import zermelo.solve.certificate.OutcomeCertificateWriter;

/** Writes the certificate of an answer of {@code solve}, and verifies such files. */
final class OutcomeCertificateRun {
  private static final int LONGEST = 500_000_000;

  private final CommandArguments arguments;
  private final Console console;

  OutcomeCertificateRun(CommandArguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
  }

  /** Writes the certificate of an answer, or says why there is none. */
  static ExitCode write(
      OutputFile file,
      AnswerJson.PositionReference what,
      Question question,
      Answer answer,
      Solver solver,
      Console console) {
    List<OutcomeCertificate.Step> steps;
    try {
      steps = OutcomeCertificateWriter.steps(question, answer, solver);
    } catch (OutcomeCertificateWriter.NoCertificate none) {
      console.warn("no certificate was written: " + none.getMessage());
      return ExitCode.LIMIT_REACHED;
    }
    boolean isFile = !what.game().equals(Sum.NAME) && !Library.isLibraryId(what.game());
    file.write(
        new OutcomeCertificate(
                what.game(),
                what.settings().values(),
                what.misere(),
                what.position(),
                steps,
                isFile && !what.game().startsWith("graph:") ? GameFile.text(what.game()) : "")
            .text());
    console.message(
        "The certificate is in "
            + file.path()
            + ": "
            + grouped(steps.size())
            + (steps.size() == 1 ? " step" : " steps")
            + ". 'zermelo verify' checks it.");
    return ExitCode.OK;
  }

  /** Verifies a certificate. */
  ExitCode verify(InputFile file) {
    OutcomeCertificate certificate = OutcomeCertificate.read(file.text(LONGEST, "a certificate"));
    Rules rules = rules(certificate);
    OutcomeCertificateVerifier.Result result;
    try (CommandProgress progress = new CommandProgress(console, "steps")) {
      Limits limits = arguments.limits();
      result = OutcomeCertificateVerifier.verify(certificate, rules, progress.start(limits));
    } catch (LimitReached stopped) {
      console.message("zermelo: stopped: " + stopped.reason());
      return ExitCode.LIMIT_REACHED;
    }
    console
        .out()
        .print(
            arguments.has(CommandOption.JSON)
                ? json(certificate, result)
                : text(certificate, rules, result));
    return result.fault().isPresent() ? ExitCode.CHECK_FAILED : ExitCode.OK;
  }

  private static Rules rules(OutcomeCertificate certificate) {
    Settings settings = new Settings(certificate.settings());
    if (certificate.game().equals(Sum.NAME)) {
      GameExpression sum = GameExpression.parse(certificate.position());
      return Question.of(new GameResolver(certificate.misere()).components(sum)).rules();
    }
    if (certificate.rules().isEmpty()) {
      return new GameResolver(certificate.misere())
          .game(certificate.game(), settings, certificate.position())
          .rules();
    }
    TextGame game = TextGame.read("certified", certificate.game(), certificate.rules());
    return game.rules(game.fitted(settings, certificate.position()));
  }

  private static String text(
      OutcomeCertificate certificate, Rules rules, OutcomeCertificateVerifier.Result result) {
    String name =
        certificate.game().equals(Sum.NAME)
            ? certificate.position()
            : GameResolver.title(certificate.game(), new Settings(certificate.settings()))
                + " "
                + certificate.position();
    String verdict =
        result
            .fault()
            .map(why -> "Not verified: " + why + ".")
            .orElseGet(
                () ->
                    "Verified: "
                        + claim(rules, result)
                        + " Each of the "
                        + grouped(certificate.steps().size())
                        + " steps follows from the rules and from the other steps.");
    return name
        + (certificate.misere() ? ", misère play" : "")
        + "\n"
        + String.join("\n", TextFormatting.wrapped(verdict))
        + "\n";
  }

  private static String claim(Rules rules, OutcomeCertificateVerifier.Result result) {
    if (rules.facts().scored()) {
      return "the final margin of the player to move is "
          + (result.least().equals(result.most())
              ? result.least().orElseThrow() + "."
              : result.least().isPresent()
                  ? "at least " + result.least().getAsInt() + "."
                  : "at most " + result.most().orElseThrow() + ".");
    }
    int least = result.least().orElse(-1);
    int most = result.most().orElse(1);
    return least == 1
        ? "the player to move wins."
        : most == -1
            ? "the player to move loses."
            : least == most
                ? "neither player wins."
                : least == 0
                    ? "the player to move does not lose."
                    : "the player to move does not win.";
  }

  private static String json(
      OutcomeCertificate certificate, OutcomeCertificateVerifier.Result result) {
    JsonWriter json = new JsonWriter().open('{').key("game").value(certificate.game());
    json.settings(new Settings(certificate.settings()));
    json.key("position").value(certificate.position());
    json.key("misere").value(certificate.misere());
    number(json, "at_least", result.least());
    number(json, "at_most", result.most());
    json.key("steps").value(certificate.steps().size());
    json.key("verified").value(result.fault().isEmpty()).key("fault");
    Optional<String> fault = result.fault();
    fault.ifPresentOrElse(json::value, json::nothing);
    return json.close('}') + "\n";
  }

  private static void number(JsonWriter json, String key, OptionalInt value) {
    json.key(key);
    value.ifPresentOrElse(json::value, json::nothing);
  }
}
