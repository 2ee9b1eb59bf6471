package zermelo.desk.pattern;

import zermelo.desk.json.AnswerJson;
import zermelo.desk.json.Json;
import zermelo.insight.check.Finding;
import zermelo.insight.check.Proof;
import zermelo.insight.survey.Case;

/** What came of a claim, for programs. */
public final class FindingJson {
  private FindingJson() {}

  public static String of(Checking.Checked checked) {
    Json json = new Json().open('{').key("game").value(checked.subject().game());
    json.key("set").open('{');
    checked.subject().settings().values().forEach((key, value) -> json.key(key).typed(value));
    json.close('}').key("misere").value(checked.subject().misere());
    json.key("claim").value(checked.claim().text());
    switch (checked.finding()) {
      case Finding.Held held -> {
        json.key("holds").value(true).key("to").value(held.size());
        json.key("cases").value(held.cases()).key("counterexample").nothing();
        switch (held.proof()) {
          case Proof.Proved proved -> evidence(json, "proof", proved.why());
          case Proof.Unproved unproved ->
              evidence(json, "computed", "every position up to there" + unproved.because());
        }
      }
      case Finding.Refuted refuted -> {
        json.key("holds").value(false).key("to").nothing().key("cases").value(refuted.cases());
        Case at = refuted.at();
        json.key("counterexample").open('{').key("position").value(at.text());
        AnswerJson.value(refuted.answer(), at.setup().rules(), json);
        json.close('}');
        evidence(json, "proof", "a counterexample");
      }
      case Finding.Stopped stopped -> {
        json.key("holds").nothing().key("to");
        if (stopped.size() < 0) {
          json.nothing();
        } else {
          json.value(stopped.size());
        }
        json.key("cases").value(stopped.cases()).key("counterexample").nothing();
        evidence(json, "computed", Checking.Checked.why(stopped));
      }
    }
    return json.close('}').toString();
  }

  private static void evidence(Json json, String kind, String detail) {
    json.key("evidence").open('{').key("kind").value(kind);
    json.key("detail").value(detail);
    json.close('}');
  }
}
