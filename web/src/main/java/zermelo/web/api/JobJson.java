package zermelo.web.api;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import zermelo.desk.json.Json;
import zermelo.kernel.BadInput;
import zermelo.kernel.RulesFault;
import zermelo.solve.Progress;
import zermelo.web.server.Problem;
import zermelo.web.server.Problems;
import zermelo.web.server.Reply;
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
    json.key("result");
    if (state == Job.State.DONE) {
      result(job.outcome().orElseThrow().answer(), json);
    } else {
      json.nothing();
    }
    json.key("problem");
    if (state == Job.State.FAILED) {
      json.raw(Problems.json(problem(job.failure().orElseThrow())));
    } else {
      json.nothing();
    }
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
      case Job.OutOfTime late -> new Problem(400, Workshop.TOO_MUCH);
      default -> new Problem(500, "something went wrong here; it is not your fault");
    };
  }
}
