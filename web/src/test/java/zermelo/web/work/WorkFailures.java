package zermelo.web.work;

import java.time.Duration;

/** Failures of work for tests in other packages. */
public final class WorkFailures {
  private WorkFailures() {}

  public static WorkFailure clientLimit() {
    return new WorkFailure.ClientLimit("yours", Duration.ofSeconds(2));
  }

  public static WorkFailure serverLimit() {
    return new WorkFailure.ServerLimit("all", Duration.ofMinutes(1));
  }

  public static WorkFailure outOfTime() {
    return new WorkFailure.OutOfTime();
  }

  public static WorkFailure outOfMemory() {
    return new WorkFailure.OutOfMemory();
  }

  public static WorkFailure cancelled() {
    return new WorkFailure.Cancelled();
  }
}
