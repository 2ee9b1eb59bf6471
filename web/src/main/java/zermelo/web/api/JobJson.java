package zermelo.web.api;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import zermelo.desk.json.Json;
import zermelo.kernel.BadInput;
import zermelo.kernel.RulesFault;
import zermelo.solve.Progress;
import zermelo.web.server.Problem;
import zermelo.web.server.Problems;
import zermelo.web.server.Reply;
import zermelo.web.server.Unavailable;
import zermelo.web.work.Job;
import zermelo.web.work.Workshop;

/** A job as JSON: how far it is, and what came of it. */
final class JobJson {
  private final Workshop workshop;

  JobJson(Workshop workshop) {
    this.workshop = workshop;
  }

  String of(Job<Reply> job) {
    Job.State state = job.state();
    Json json = new Json().open('{').key("job").value(job.id());
    json.key("state").value(state.name().toLowerCase(Locale.ROOT));
    json.key("ahead").value(state == Job.State.QUEUED ? workshop.ahead(job) : 0);
    json.key("positions").value(job.report().map(Progress.Report::positions).orElse(0L));
    json.key("seconds").decimal(job.seconds(), 2);
    return end(
        json,
        state == Job.State.DONE ? job.outcome().map(outcome -> outcome.answer()) : Optional.empty(),
        state == Job.State.FAILED ? job.failure() : Optional.empty());
  }

  /** An answer that no job was needed for. */
  static String known(Reply answer) {
    return end(without("done"), Optional.of(answer), Optional.empty());
  }

  /** A question that became no job. */
  static String refused(Throwable why) {
    return end(without("failed"), Optional.empty(), Optional.of(why));
  }

  private static Json without(String state) {
    Json json = new Json().open('{').key("job").value("").key("state").value(state);
    return json.key("ahead").value(0).key("positions").value(0).key("seconds").decimal(0, 2);
  }

  private static String end(Json json, Optional<Reply> answer, Optional<Throwable> failure) {
    json.key("result");
    answer.ifPresentOrElse(reply -> result(reply, json), json::nothing);
    json.key("problem");
    failure.ifPresentOrElse(why -> json.raw(Problems.json(problem(why))), json::nothing);
    return json.close('}').toString();
  }

  private static void result(Reply reply, Json json) {
    String text = new String(reply.bytes(), StandardCharsets.UTF_8);
    boolean object = reply.headers().getOrDefault("Content-Type", "").contains("json");
    if (object) {
      json.raw(text);
    } else {
      json.value(text);
    }
  }

  private static Problem problem(Throwable failure) {
    return switch (failure) {
      case Problem problem -> problem;
      case BadInput bad -> new Problem(400, String.valueOf(bad.getMessage()));
      case RulesFault fault -> new Problem(400, String.valueOf(fault.getMessage()));
      case Job.OutOfTime late -> late.problem();
      case Unavailable away -> Unavailable.problem();
      default -> new Problem(500, "something went wrong here; it is not your fault");
    };
  }
}
