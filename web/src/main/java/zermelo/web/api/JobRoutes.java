package zermelo.web.api;

import zermelo.web.server.Call;
import zermelo.web.server.Problem;
import zermelo.web.server.Reply;
import zermelo.web.server.Routes;
import zermelo.web.work.Job;
import zermelo.web.work.Workshop;

/** Long work: how far it is, its answer, and its end before time. */
public final class JobRoutes {
  private final Workshop workshop;
  private final JobJson jobs;

  public JobRoutes(Workshop workshop) {
    this.workshop = workshop;
    this.jobs = new JobJson(workshop);
  }

  public void addTo(Routes routes) {
    routes.get("/api/jobs/{id}", "job", call -> reply(job(call)));
    routes.delete(
        "/api/jobs/{id}",
        "job-cancel",
        call -> {
          Job<Reply> job = job(call);
          workshop.cancel(job);
          return reply(job);
        });
    routes.get(
        "/api/jobs/{id}/events",
        "job-events",
        call -> Reply.events(new JobEvents(workshop, jobs, job(call), false)));
  }

  private Reply reply(Job<Reply> job) {
    return Reply.json(jobs.of(job)).with("Cache-Control", "no-store");
  }

  private Job<Reply> job(Call call) {
    return workshop
        .job(call.parameter("id"))
        .orElseThrow(
            () ->
                Problem.unknown(
                    "there is no such job at this server; results are kept for a few minutes"));
  }
}
