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
 * @param only whether this client alone knows the job: then the job ends with the stream
 */
record JobStream(WorkScheduler<Response> scheduler, JobJson jobs, Job<Response> job, boolean only)
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
    if (only) {
      scheduler.drop(job);
    }
  }
}
