package zermelo.application.claims;

import zermelo.application.json.AnswerJson;
import zermelo.application.json.JsonWriter;
import zermelo.insight.check.ClaimCheckResult;
import zermelo.insight.check.ProofResult;
import zermelo.insight.survey.FamilyPosition;

/** Writes the result of a claim check as JSON. */
public final class ClaimCheckJson {
  private ClaimCheckJson() {}

  public static String of(ClaimSurvey.CheckedClaim checked) {
    JsonWriter json = new JsonWriter().open('{').key("game").value(checked.subject().game());
    json.settings(checked.subject().settings()).key("misere").value(checked.subject().misere());
    json.key("claim").value(checked.claim().text());
    switch (checked.finding()) {
      case ClaimCheckResult.NoCounterexample held -> {
        json.key("holds").value(true).key("to").value(held.size());
        json.key("cases").value(held.cases()).key("counterexample").nothing();
        switch (held.proof()) {
          case ProofResult.Proved proved -> evidence(json, "proof", proved.why());
          case ProofResult.Unproved unproved ->
              evidence(
                  json,
                  "computed",
                  "every position up to there"
                      + checked.family().restriction()
                      + unproved.because());
        }
      }
      case ClaimCheckResult.Counterexample refuted -> {
        json.key("holds").value(false).key("to").nothing().key("cases").value(refuted.cases());
        FamilyPosition at = refuted.at();
        json.key("counterexample").open('{').key("position").value(at.text());
        AnswerJson.value(refuted.answer(), at.setup().rules(), json);
        json.close('}');
        evidence(json, "proof", "a counterexample");
      }
      case ClaimCheckResult.PartialCheck stopped -> {
        json.key("holds").nothing().key("to");
        if (stopped.size() < 0) {
          json.nothing();
        } else {
          json.value(stopped.size());
        }
        json.key("cases").value(stopped.cases()).key("counterexample").nothing();
        evidence(json, "computed", ClaimSurvey.CheckedClaim.why(stopped));
      }
    }
    return json.close('}').toString();
  }

  private static void evidence(JsonWriter json, String kind, String detail) {
    json.key("evidence").open('{').key("kind").value(kind);
    json.key("detail").value(detail);
    json.close('}');
  }
}
