package zermelo.web.match;

import java.time.Duration;
import zermelo.web.store.SignalChannel;
import zermelo.web.store.StoreFailure;

/**
 * Tells watchers at this server what happens in their matches at other servers, and reports the
 * players at this one.
 *
 * <p>Servers signal each other through the store. Signals can get lost, so everything is also
 * refreshed from time to time.
 */
final class MatchSynchronizer implements AutoCloseable {
  private final MatchService matches;
  private final Presence presence;
  private final MatchWatchers watchers;
  private final SignalChannel signals;
  private final Duration interval;
  private final Thread thread;

  /**
   * @param interval the time between two refreshes
   */
  MatchSynchronizer(
      MatchService matches,
      Presence presence,
      MatchWatchers watchers,
      SignalChannel signals,
      Duration interval) {
    this.matches = matches;
    this.presence = presence;
    this.watchers = watchers;
    this.signals = signals;
    this.interval = interval;
    signals.listen(this::onSignal);
    this.thread = Thread.ofPlatform().daemon().name("lobby").start(this::look);
  }

  private void onSignal(String text) {
    if (text.isEmpty()) {
      matches.allChanged();
      return;
    }
    MatchSignal.of(text)
        .ifPresent(
            signal -> {
              Presence.PlayerSeat seat = new Presence.PlayerSeat(signal.match(), signal.seat());
              switch (signal.kind()) {
                case CHANGED -> matches.changed(signal.match());
                case HERE -> report(seat, true);
                case GONE -> report(seat, false);
              }
            });
  }

  private void report(Presence.PlayerSeat seat, boolean here) {
    if (presence.report(seat, here)) {
      watchers.wake(seat.match());
    }
  }

  /** Called when a player opens the match. */
  void enter(Presence.PlayerSeat seat) {
    if (presence.enter(seat)) {
      watchers.wake(seat.match());
      send(MatchSignal.seat(seat, true));
    }
  }

  /** Called when a player closes the match. */
  void leave(Presence.PlayerSeat seat) {
    if (presence.leave(seat)) {
      watchers.wake(seat.match());
      send(MatchSignal.seat(seat, false));
    }
  }

  private void send(String text) {
    try {
      signals.send(text);
    } catch (StoreFailure e) {
      // The next report follows soon.
    }
  }

  private void look() {
    while (true) {
      try {
        Thread.sleep(interval);
        lookAfterAll();
      } catch (InterruptedException e) {
        return; // Closed.
      } catch (Throwable e) { // otherwise watchers would miss all further changes of other servers
        Thread self = Thread.currentThread();
        self.getUncaughtExceptionHandler().uncaughtException(self, e);
      }
    }
  }

  private void lookAfterAll() {
    presence.here().forEach(seat -> send(MatchSignal.seat(seat, true)));
    presence.forget().forEach(watchers::wake);
    watchers.matches().forEach(matches::changed);
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
