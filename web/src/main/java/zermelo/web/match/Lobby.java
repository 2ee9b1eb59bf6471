package zermelo.web.match;

import java.time.Duration;
import zermelo.web.store.Signals;
import zermelo.web.store.StoreFailure;

/**
 * Keeps watchers up to date with what happens at other servers: hears their signals, tells them who
 * is here, and looks after everything from time to time, for signals can get lost.
 */
final class Lobby implements AutoCloseable {
  private final Matches matches;
  private final Presence presence;
  private final Watchers watchers;
  private final Signals signals;
  private final Duration pace;
  private final Thread thread;

  /**
   * @param pace how often everything is looked after
   */
  Lobby(Matches matches, Presence presence, Watchers watchers, Signals signals, Duration pace) {
    this.matches = matches;
    this.presence = presence;
    this.watchers = watchers;
    this.signals = signals;
    this.pace = pace;
    signals.listen(this::heard);
    this.thread = Thread.ofPlatform().daemon().name("lobby").start(this::look);
  }

  private void heard(String text) {
    if (text.isEmpty()) {
      matches.allChanged();
      return;
    }
    Signal.of(text)
        .ifPresent(
            signal -> {
              Presence.Seat seat = new Presence.Seat(signal.match(), signal.seat());
              switch (signal.kind()) {
                case CHANGED -> matches.changed(signal.match());
                case HERE -> told(seat, true);
                case GONE -> told(seat, false);
              }
            });
  }

  private void told(Presence.Seat seat, boolean here) {
    if (presence.told(seat, here)) {
      watchers.wake(seat.match());
    }
  }

  /** A player opens the match. */
  void enter(Presence.Seat seat) {
    if (presence.enter(seat)) {
      watchers.wake(seat.match());
      send(Signal.seat(seat, true));
    }
  }

  /** A player closes the match. */
  void leave(Presence.Seat seat) {
    if (presence.leave(seat)) {
      watchers.wake(seat.match());
      send(Signal.seat(seat, false));
    }
  }

  private void send(String text) {
    try {
      signals.send(text);
    } catch (StoreFailure e) {
      // It is told again soon.
    }
  }

  private void look() {
    while (true) {
      try {
        Thread.sleep(pace);
        lookAfterAll();
      } catch (InterruptedException e) {
        return; // Closed.
      } catch (Throwable e) { // those who watch would never hear of other servers again
        Thread self = Thread.currentThread();
        self.getUncaughtExceptionHandler().uncaughtException(self, e);
      }
    }
  }

  private void lookAfterAll() {
    presence.here().forEach(seat -> send(Signal.seat(seat, true)));
    presence.forget().forEach(watchers::wake);
    watchers.matches().forEach(matches::changed);
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
