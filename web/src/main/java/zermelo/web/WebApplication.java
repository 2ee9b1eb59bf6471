package zermelo.web;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zermelo.application.proven.ProvenStores;
import zermelo.web.api.EndpointFactory;
import zermelo.web.api.GameRoutes;
import zermelo.web.api.GameSessionCache;
import zermelo.web.api.GameTextCache;
import zermelo.web.api.GameTextStore;
import zermelo.web.api.JobRoutes;
import zermelo.web.api.OpenApiRoute;
import zermelo.web.api.ResponseCache;
import zermelo.web.api.SessionEvaluator;
import zermelo.web.api.SolveRoutes;
import zermelo.web.api.SurveyRoutes;
import zermelo.web.api.TextRoutes;
import zermelo.web.api.WebCatalogue;
import zermelo.web.match.MatchRoutes;
import zermelo.web.match.ReviewRoutes;
import zermelo.web.server.ErrorReporter;
import zermelo.web.server.Pages;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;
import zermelo.web.server.transport.HostPolicy;
import zermelo.web.server.transport.HttpServer;
import zermelo.web.server.transport.Metrics;
import zermelo.web.server.transport.ServerLimits;
import zermelo.web.server.transport.TrustedProxies;
import zermelo.web.store.WebStore;
import zermelo.web.uwapi.UwapiRoutes;
import zermelo.web.work.WorkScheduler;

/** The web server as a whole: connects store, solvers, routes and pages, and starts to listen. */
public final class WebApplication implements AutoCloseable {
  /** The response cache takes one part in this many of the memory. */
  private static final int CACHE_PART = 16;

  /** The text cache holds one character per this many bytes of memory. */
  private static final int TEXTS_PART = 128;

  private final HttpServer server;
  private final Routes routes;
  private final MatchRoutes matches;

  private WebApplication(HttpServer server, Routes routes, MatchRoutes matches) {
    this.server = server;
    this.routes = routes;
    this.matches = matches;
  }

  /**
   * The address at which the server listens.
   *
   * @param names the names under which proxies publish it, beside those that it knows
   * @param proxies the proxies whose {@code X-Forwarded-For} is believed
   */
  public record ListenAddress(
      InetSocketAddress address, List<String> names, TrustedProxies proxies) {
    public ListenAddress {
      names = List.copyOf(names);
    }

    /** Returns an address without proxies, except for those on the same machine. */
    public static ListenAddress at(InetSocketAddress address) {
      return new ListenAddress(address, List.of(), TrustedProxies.at(List.of()));
    }
  }

  /**
   * Starts the server.
   *
   * @param bugs receives the failures that no input explains
   */
  public static WebApplication start(
      ListenAddress place, WebStore store, Consumer<Throwable> bugs) {
    return start(place, store, ProvenStores.NONE, bugs);
  }

  /**
   * Starts the server.
   *
   * @param proven the books and stores of proven positions
   * @param bugs receives the failures that no input explains
   */
  public static WebApplication start(
      ListenAddress place, WebStore store, ProvenStores proven, Consumer<Throwable> bugs) {
    ErrorReporter errors = new ErrorReporter(bugs);
    WorkScheduler<Response> scheduler = new WorkScheduler<>(Response::length, errors::report);
    GameTextStore texts =
        new GameTextCache(texts(store), Runtime.getRuntime().maxMemory() / TEXTS_PART);
    WebCatalogue catalogue = new WebCatalogue(texts);
    EndpointFactory answers =
        new EndpointFactory(
            scheduler, new ResponseCache(Runtime.getRuntime().maxMemory() / CACHE_PART), catalogue);
    GameSessionCache sessions = new GameSessionCache(catalogue, proven);
    GameRoutes games = new GameRoutes(sessions, answers);
    Routes routes = new Routes();
    Pages.own().addTo(routes);
    games.addTo(routes);
    new SolveRoutes(sessions, answers).addTo(routes);
    new SurveyRoutes(sessions, answers).addTo(routes);
    new TextRoutes(texts, scheduler, games).addTo(routes);
    new JobRoutes(scheduler).addTo(routes);
    OpenApiRoute.addTo(routes);
    UwapiRoutes.add(routes, new SessionEvaluator(sessions), scheduler);
    MatchRoutes matches = new MatchRoutes(store, catalogue, scheduler);
    new ReviewRoutes(store, catalogue, scheduler).addTo(routes);
    Metrics metrics =
        new Metrics()
            .gauge(
                "zermelo_work_waiting_quick",
                "Work that waits for its first moment.",
                scheduler::waitingQuick)
            .gauge("zermelo_work_waiting_slow", "Long work that waits.", scheduler::waitingSlow)
            .gauge("zermelo_jobs", "Jobs that wait, run, or wait to be fetched.", scheduler::jobs);
    matches.addTo(routes, metrics);
    HostPolicy hosts = HostPolicy.at(place.address.getAddress(), place.names);
    HttpServer server =
        HttpServer.start(
            place.address, hosts, place.proxies, ServerLimits.USUAL, routes, metrics, errors);
    return new WebApplication(server, routes, matches);
  }

  private static GameTextStore texts(WebStore store) {
    return new GameTextStore() {
      @Override
      public Optional<String> find(String id) {
        return store.text(id);
      }

      @Override
      public void keep(String id, String text) {
        store.keepText(id, text);
      }
    };
  }

  /** Returns all routes. */
  public Routes routes() {
    return routes;
  }

  public int port() {
    return server.port();
  }

  @Override
  public void close() {
    server.close();
    matches.close();
  }
}
