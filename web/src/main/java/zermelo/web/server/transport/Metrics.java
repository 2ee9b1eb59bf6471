package zermelo.web.server.transport;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleSupplier;

/** The metrics of the server in the Prometheus text format 0.0.4. */
public final class Metrics {
  private static final String REQUESTS = "zermelo_requests_total";
  private static final String SECONDS = "zermelo_request_seconds";

  private final Map<Labels, LongAdder> requests = new ConcurrentHashMap<>();
  private final Map<String, LatencyHistogram> durations = new ConcurrentHashMap<>();
  private final Map<String, Gauge> gauges = new LinkedHashMap<>();

  private record Labels(String route, String method, int status) {}

  private record Gauge(String help, DoubleSupplier now) {}

  /** Counts one answered request. */
  void answered(String route, String method, int status, long nanos) {
    requests.computeIfAbsent(new Labels(route, method, status), key -> new LongAdder()).increment();
    durations.computeIfAbsent(route, key -> new LatencyHistogram()).add(nanos);
  }

  /** Adds a gauge. Its value is read each time the metrics are requested. */
  public synchronized Metrics gauge(String name, String help, DoubleSupplier now) {
    gauges.put(name, new Gauge(help, now));
    return this;
  }

  /** Returns all metrics as text. */
  public synchronized String text() {
    StringBuilder out = new StringBuilder();
    head(out, REQUESTS, "Requests that were answered.", "counter");
    Map<String, Long> lines = new TreeMap<>();
    requests.forEach(
        (labels, count) ->
            lines.put(
                String.format(
                    "{route=\"%s\",method=\"%s\",status=\"%d\"}",
                    labels.route, labels.method, labels.status),
                count.sum()));
    lines.forEach(
        (labels, count) ->
            out.append(REQUESTS).append(labels).append(' ').append(count).append('\n'));
    head(out, SECONDS, "How long answers took.", "histogram");
    new TreeMap<>(durations).forEach((route, histogram) -> histogram.write(out, SECONDS, route));
    gauges.forEach(
        (name, gauge) -> {
          head(out, name, gauge.help, "gauge");
          out.append(name).append(' ').append(number(now(gauge))).append('\n');
        });
    return out.toString();
  }

  /** Reads a gauge; NaN if it fails, so that the other gauges still appear. */
  private static double now(Gauge gauge) {
    try {
      return gauge.now.getAsDouble();
    } catch (RuntimeException e) {
      return Double.NaN;
    }
  }

  private static void head(StringBuilder out, String name, String help, String type) {
    out.append("# HELP ").append(name).append(' ').append(help).append('\n');
    out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
