package zermelo.web.api;

import zermelo.web.server.HttpProblem;
import zermelo.web.server.Request;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;
import zermelo.web.work.Job;
import zermelo.web.work.WorkScheduler;

/** The routes of long jobs: progress, answer and cancellation. */
public final class JobRoutes {
  private final WorkScheduler<Response> scheduler;
  private final JobJson jobs;

  public JobRoutes(WorkScheduler<Response> scheduler) {
    this.scheduler = scheduler;
    this.jobs = new JobJson(scheduler);
  }

  public void addTo(Routes routes) {
    routes.get("/api/jobs/{id}", "job", call -> reply(job(call)));
    routes.delete(
        "/api/jobs/{id}",
        "job-cancel",
        call -> {
          Job<Response> job = job(call);
          scheduler.cancel(job);
          return reply(job);
        });
    routes.get(
        "/api/jobs/{id}/events",
        "job-events",
        call -> Response.events(new JobStream(scheduler, jobs, job(call), false)));
  }

  private Response reply(Job<Response> job) {
    return Response.json(jobs.of(job)).with("Cache-Control", "no-store");
  }

  private Job<Response> job(Request call) {
    return scheduler
        .job(call.parameter("id"))
        .orElseThrow(
            () ->
                HttpProblem.unknown(
                    "there is no such job at this server; results are kept for a few minutes"));
  }
}
