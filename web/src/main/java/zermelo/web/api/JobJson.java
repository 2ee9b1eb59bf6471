package zermelo.web.api;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.limits.ProgressReport;
import zermelo.web.server.ProblemJson;
import zermelo.web.server.ProblemMapper;
import zermelo.web.server.Response;
import zermelo.web.work.Job;
import zermelo.web.work.WorkScheduler;

/** Writes a job as JSON: its progress, and its answer or failure. */
final class JobJson {
  private final WorkScheduler<Response> scheduler;

  JobJson(WorkScheduler<Response> scheduler) {
    this.scheduler = scheduler;
  }

  String of(Job<Response> job) {
    Job.State state = job.state();
    JsonWriter json = new JsonWriter().open('{').key("job").value(job.id());
    json.key("state").value(state.name().toLowerCase(Locale.ROOT));
    json.key("ahead").value(state == Job.State.QUEUED ? scheduler.ahead(job) : 0);
    json.key("positions").value(job.report().map(ProgressReport::positions).orElse(0L));
    json.key("seconds").decimal(job.seconds(), 2);
    return end(
        json,
        state == Job.State.DONE ? job.outcome().map(outcome -> outcome.answer()) : Optional.empty(),
        state == Job.State.FAILED ? job.failure() : Optional.empty());
  }

  /** Writes an answer that needed no job. */
  static String known(Response answer) {
    return end(without("done"), Optional.of(answer), Optional.empty());
  }

  /** Writes a question that was refused before it became a job. */
  static String refused(Throwable why) {
    return end(without("failed"), Optional.empty(), Optional.of(why));
  }

  private static JsonWriter without(String state) {
    JsonWriter json = new JsonWriter().open('{').key("job").value("").key("state").value(state);
    return json.key("ahead").value(0).key("positions").value(0).key("seconds").decimal(0, 2);
  }

  private static String end(
      JsonWriter json, Optional<Response> answer, Optional<Throwable> failure) {
    json.key("result");
    answer.ifPresentOrElse(reply -> result(reply, json), json::nothing);
    json.key("problem");
    failure.ifPresentOrElse(
        why -> json.raw(ProblemJson.json(ProblemMapper.problem(why))), json::nothing);
    return json.close('}').toString();
  }

  private static void result(Response reply, JsonWriter json) {
    String text = new String(reply.bytes(), StandardCharsets.UTF_8);
    boolean object = reply.headers().getOrDefault("Content-Type", "").contains("json");
    if (object) {
      json.raw(text);
    } else {
      json.value(text);
    }
  }
}
