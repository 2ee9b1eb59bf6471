package zermelo.web.server.transport;

import java.lang.management.ManagementFactory;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;

/** The routes for monitoring tools. */
public final class MonitoringRoutes {
  private final Metrics metrics;
  private final EventStreamRegistry streams;

  MonitoringRoutes(Metrics metrics, EventStreamRegistry streams) {
    this.metrics = metrics;
    this.streams = streams;
  }

  void addTo(Routes routes) {
    Runtime runtime = Runtime.getRuntime();
    metrics.gauge("zermelo_streams_open", "Event streams that are open.", streams::size);
    metrics.gauge(
        "zermelo_heap_used_bytes",
        "Heap in use.",
        () -> runtime.totalMemory() - runtime.freeMemory());
    metrics.gauge("zermelo_heap_max_bytes", "Heap at most.", runtime::maxMemory);
    metrics.gauge(
        "zermelo_threads",
        "Platform threads.",
        () -> ManagementFactory.getThreadMXBean().getThreadCount());
    metrics.gauge(
        "zermelo_uptime_seconds",
        "How long the server runs.",
        () -> ManagementFactory.getRuntimeMXBean().getUptime() / 1e3);
    routes.get("/health", "health", call -> Response.json("{\"status\":\"up\"}"));
    routes.get(
        "/metrics",
        "metrics",
        call -> Response.text(200, "text/plain; version=0.0.4; charset=utf-8", metrics.text()));
  }
}
