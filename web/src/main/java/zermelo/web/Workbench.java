package zermelo.web;

import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.function.Consumer;
import zermelo.web.api.Answers;
import zermelo.web.api.DocumentRoute;
import zermelo.web.api.GameRoutes;
import zermelo.web.api.JobRoutes;
import zermelo.web.api.PositionValues;
import zermelo.web.api.Rooms;
import zermelo.web.api.SolveRoutes;
import zermelo.web.api.SurveyRoutes;
import zermelo.web.api.TextRoutes;
import zermelo.web.api.Texts;
import zermelo.web.api.WebCatalogue;
import zermelo.web.match.MatchRoutes;
import zermelo.web.match.ReviewRoutes;
import zermelo.web.server.Hosts;
import zermelo.web.server.HttpServer;
import zermelo.web.server.Limits;
import zermelo.web.server.Metrics;
import zermelo.web.server.Pages;
import zermelo.web.server.Routes;
import zermelo.web.store.Store;
import zermelo.web.uwapi.Uwapi;
import zermelo.web.work.Cache;
import zermelo.web.work.Workshop;

/** The whole server, put together. */
public final class Workbench implements AutoCloseable {
  /** Answers that are kept take this part of the memory. */
  private static final int CACHE_PART = 16;

  private final HttpServer server;
  private final Routes routes;
  private final MatchRoutes matches;

  private Workbench(HttpServer server, Routes routes, MatchRoutes matches) {
    this.server = server;
    this.routes = routes;
    this.matches = matches;
  }

  /**
   * Starts it.
   *
   * @param reachable whether it is meant to be reached from other machines
   * @param bugs who is told of failures that are nobody's input
   */
  public static Workbench start(
      InetSocketAddress address, boolean reachable, Store store, Consumer<Throwable> bugs) {
    Workshop workshop = new Workshop();
    Answers answers =
        new Answers(workshop, new Cache(Runtime.getRuntime().maxMemory() / CACHE_PART));
    Texts texts = texts(store);
    WebCatalogue catalogue = new WebCatalogue(texts);
    Rooms rooms = new Rooms(catalogue);
    GameRoutes games = new GameRoutes(rooms, answers);
    Routes routes = new Routes();
    Pages.own().addTo(routes);
    games.addTo(routes);
    new SolveRoutes(rooms, answers).addTo(routes);
    new SurveyRoutes(rooms, answers).addTo(routes);
    new TextRoutes(texts, workshop, games).addTo(routes);
    new JobRoutes(workshop).addTo(routes);
    DocumentRoute.addTo(routes);
    Uwapi.add(routes, new PositionValues(rooms), workshop);
    MatchRoutes matches = new MatchRoutes(store, catalogue, workshop);
    new ReviewRoutes(store, catalogue, workshop).addTo(routes);
    Metrics metrics =
        new Metrics()
            .gauge(
                "zermelo_work_waiting_quick",
                "Work that waits for its first moment.",
                workshop::waitingQuick)
            .gauge("zermelo_work_waiting_slow", "Long work that waits.", workshop::waitingSlow);
    matches.addTo(routes, metrics);
    Hosts hosts = reachable ? Hosts.any() : Hosts.loopback();
    return new Workbench(
        HttpServer.start(address, hosts, Limits.USUAL, routes, metrics, bugs), routes, matches);
  }

  private static Texts texts(Store store) {
    return new Texts() {
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

  /** All that can be asked for. */
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
