package zermelo.web.match;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.web.server.EventSink;
import zermelo.web.server.EventStream;
import zermelo.web.server.HttpProblem;
import zermelo.web.store.StoreFailure;
import zermelo.web.work.WorkFailure;

/**
 * Sends a match to one client whenever it changes. Each event holds the whole match. A client that
 * reconnects therefore needs only the newest event, which it gets first.
 */
final class MatchStream implements EventStream {
  /** Short enough to notice soon that a player has left. */
  static final Duration HEARTBEAT = Duration.ofSeconds(5);

  private final MatchService matches;
  private final MatchSynchronizer lobby;
  private final MatchWatchers watchers;
  private final MatchWatchers.Watcher watcher;
  private final String client;
  private final String match;
  private final Optional<Presence.PlayerSeat> seat;

  /**
   * @param seat the seat of the player; none for spectators
   */
  MatchStream(
      MatchService matches,
      MatchSynchronizer lobby,
      MatchWatchers watchers,
      String client,
      String match,
      Optional<Presence.PlayerSeat> seat) {
    this.matches = matches;
    this.lobby = lobby;
    this.watchers = watchers;
    this.client = client;
    this.match = match;
    this.seat = seat;
    this.watcher = watchers.add(match, client);
    seat.ifPresent(lobby::enter);
  }

  @Override
  public void run(EventSink sink) throws IOException, InterruptedException {
    String sent = "";
    while (true) {
      Optional<MatchService.MatchDocument> document = document();
      if (document.isPresent() && !document.get().json().equals(sent)) {
        sent = document.get().json();
        sink.event(Long.toString(document.get().version()), "match", sent);
      } else {
        sink.comment("still here");
      }
      watcher.await(HEARTBEAT);
    }
  }

  /** Returns nothing while the server is busy or the store is down; the stream is woken again. */
  private Optional<MatchService.MatchDocument> document() throws InterruptedException {
    try {
      OptionalInt you = seat.isPresent() ? OptionalInt.of(seat.get().seat()) : OptionalInt.empty();
      return Optional.of(matches.localDocument(client, match, you));
    } catch (HttpProblem | WorkFailure | StoreFailure busy) {
      return Optional.empty();
    }
  }

  @Override
  public void closed() {
    watchers.remove(watcher);
    seat.ifPresent(lobby::leave);
  }
}
