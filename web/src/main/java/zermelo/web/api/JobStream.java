package zermelo.web.api;

import java.io.IOException;
import java.util.Locale;
import zermelo.web.server.EventSink;
import zermelo.web.server.EventStream;
import zermelo.web.server.Response;
import zermelo.web.work.Job;
import zermelo.web.work.WorkScheduler;

/**
 * Sends the progress of a job to one client until the job has ended.
 *
 * @param dropsJob whether the end of the stream also ends the job, because no other client knows it
 */
record JobStream(
    WorkScheduler<Response> scheduler, JobJson jobs, Job<Response> job, boolean dropsJob)
    implements EventStream {
  private static final long EVERY_MILLIS = 250;

  @Override
  public void run(EventSink sink) throws IOException, InterruptedException {
    while (true) {
      Job.State state = job.state();
      String name = state.last() ? state.name().toLowerCase(Locale.ROOT) : "progress";
      sink.event("", name, jobs.of(job));
      if (state.last()) {
        return;
      }
      job.await(EVERY_MILLIS);
    }
  }

  @Override
  public void closed() {
    if (dropsJob) {
      scheduler.drop(job);
    }
  }
}
