package zermelo.web;

import java.net.InetSocketAddress;
import java.util.List;
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
import zermelo.web.api.TextMemory;
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
import zermelo.web.server.Proxies;
import zermelo.web.server.Routes;
import zermelo.web.store.Store;
import zermelo.web.uwapi.Uwapi;
import zermelo.web.work.Cache;
import zermelo.web.work.Workshop;

/** The whole server, put together. */
public final class Workbench implements AutoCloseable {
  /** Answers that are kept take this part of the memory. */
  private static final int CACHE_PART = 16;

  /** So many characters of texts are kept for a byte of memory. */
  private static final int TEXTS_PART = 128;

  private final HttpServer server;
  private final Routes routes;
  private final MatchRoutes matches;

  private Workbench(HttpServer server, Routes routes, MatchRoutes matches) {
    this.server = server;
    this.routes = routes;
    this.matches = matches;
  }

  /**
   * Where it listens.
   *
   * @param names under which it is reached through proxies, beside those that it knows
   * @param proxies who may say for whom they ask
   */
  public record Place(InetSocketAddress address, List<String> names, Proxies proxies) {
    public Place {
      names = List.copyOf(names);
    }

    /** A place that nobody reaches through others, unless they are on the same machine. */
    public static Place at(InetSocketAddress address) {
      return new Place(address, List.of(), Proxies.at(List.of()));
    }
  }

  /**
   * Starts it.
   *
   * @param bugs who is told of failures that are nobody's input
   */
  public static Workbench start(Place place, Store store, Consumer<Throwable> bugs) {
    Workshop workshop = new Workshop();
    Texts texts = new TextMemory(texts(store), Runtime.getRuntime().maxMemory() / TEXTS_PART);
    WebCatalogue catalogue = new WebCatalogue(texts);
    Answers answers =
        new Answers(workshop, new Cache(Runtime.getRuntime().maxMemory() / CACHE_PART), catalogue);
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
            .gauge("zermelo_work_waiting_slow", "Long work that waits.", workshop::waitingSlow)
            .gauge("zermelo_jobs", "Jobs that wait, run, or wait to be fetched.", workshop::jobs);
    matches.addTo(routes, metrics);
    Hosts hosts = Hosts.at(place.address.getAddress(), place.names);
    HttpServer server =
        HttpServer.start(place.address, hosts, place.proxies, Limits.USUAL, routes, metrics, bugs);
    return new Workbench(server, routes, matches);
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
