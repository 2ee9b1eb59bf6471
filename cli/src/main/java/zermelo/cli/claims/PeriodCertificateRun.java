package zermelo.cli.claims;

import static zermelo.application.words.TextFormatting.grouped;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.application.json.JsonWriter;
import zermelo.application.words.TextFormatting;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.OutputFile;
import zermelo.insight.check.ProofResult;
import zermelo.kernel.Settings;
import zermelo.kernel.input.InputFile;
import zermelo.language.proof.PeriodCertificate;
import zermelo.language.proof.PeriodVerifier;
import zermelo.language.proof.VerifiedPeriod;

/**
 * Writes the certificates of proved periods for {@code check} and {@code discover}, and verifies
 * such files.
 */
public final class PeriodCertificateRun {
  private static final int LONGEST = 20_000_000;

  private final Console console;
  private final boolean json;

  public PeriodCertificateRun(Console console, boolean json) {
    this.console = console;
    this.json = json;
  }

  /** Writes one certificate for all claims whose proofs use the same period. */
  static void write(OutputFile file, List<ProofResult> proofs, Console console) {
    Map<PeriodCertificate.ValueKind, PeriodCertificate> found = new LinkedHashMap<>();
    for (ProofResult proof : proofs) {
      if (proof instanceof ProofResult.Proved proved) {
        proved
            .certificate()
            .ifPresent(one -> found.merge(one.quantity(), one, PeriodCertificateRun::both));
      }
    }
    if (found.isEmpty()) {
      console.message("zermelo: nothing was proved by a period, so no certificate was written.");
      return;
    }
    file.write(found.values().iterator().next().text());
    console.message("The certificate is in " + file.path() + ".");
    found.values().stream()
        .skip(1)
        .flatMap(other -> other.claims().stream())
        .forEach(
            claim ->
                console.message(
                    "It does not have '"
                        + claim
                        + "', which rests on another period; 'zermelo check --certificate' writes"
                        + " one for it."));
  }

  private static PeriodCertificate both(PeriodCertificate one, PeriodCertificate other) {
    List<String> claims = new ArrayList<>(one.claims());
    claims.addAll(other.claims());
    return one.withClaims(claims);
  }

  /** Verifies a certificate. */
  public ExitCode run(String name) {
    PeriodCertificate certificate =
        PeriodCertificate.read(InputFile.of(name).text(LONGEST, "a certificate"));
    PeriodVerifier.Result result = PeriodVerifier.verify(certificate);
    Optional<String> fault =
        switch (result) {
          case PeriodVerifier.Refused refused -> Optional.of(refused.why());
          case PeriodVerifier.Verified verified -> firstFault(verified.period());
        };
    console.out().print(json ? json(certificate, fault) : text(certificate, result, fault));
    return fault.isPresent() ? ExitCode.CHECK_FAILED : ExitCode.OK;
  }

  private static Optional<String> firstFault(VerifiedPeriod period) {
    return period.certificate().claims().stream()
        .flatMap(
            claim -> period.prove(claim).fault().map(why -> "of '" + claim + "', " + why).stream())
        .findFirst();
  }

  private static String text(
      PeriodCertificate certificate, PeriodVerifier.Result result, Optional<String> fault) {
    StringBuilder text = new StringBuilder();
    text.append(
        "%s%s: the %s repeat for ever with period %d from n = %d on.\n"
            .formatted(
                certificate.game(),
                certificate.misere() ? ", misère play" : "",
                certificate.quantity().words(),
                certificate.period(),
                certificate.from()));
    certificate.claims().forEach(claim -> text.append("  ").append(claim).append('\n'));
    String verdict =
        fault
            .map(why -> "Not verified: " + why + ".")
            .orElseGet(() -> verified(certificate, ((PeriodVerifier.Verified) result).period()));
    return text + String.join("\n", TextFormatting.wrapped(verdict)) + "\n";
  }

  private static String verified(PeriodCertificate certificate, VerifiedPeriod period) {
    boolean mayOverflow =
        certificate.claims().stream().anyMatch(claim -> period.prove(claim).mayOverflow());
    return ("Verified: the moves of every n from %s on were followed in the rules, %s values were"
            + " computed again, and %s places far out were tried.%s")
        .formatted(
            grouped(certificate.threshold()),
            grouped(certificate.values().length),
            grouped(period.samples()),
            mayOverflow ? " It holds as long as no number passes 2^63-1." : "");
  }

  private static String json(PeriodCertificate certificate, Optional<String> fault) {
    JsonWriter json = new JsonWriter().open('{').key("game").value(certificate.game());
    json.settings(new Settings(certificate.settings()))
        .key("misere")
        .value(certificate.misere())
        .key("claims")
        .open('[');
    certificate.claims().forEach(json::value);
    json.close(']').key("threshold").value(certificate.threshold());
    json.key("period").value(certificate.period()).key("from").value(certificate.from());
    json.key("verified").value(fault.isEmpty()).key("fault");
    fault.ifPresentOrElse(json::value, json::nothing);
    return json.close('}') + "\n";
  }
}
