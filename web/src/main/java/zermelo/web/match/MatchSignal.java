package zermelo.web.match;

import java.util.Optional;

/**
 * What servers tell each other of matches, as a short text.
 *
 * @param kind what happened
 */
record MatchSignal(Kind kind, String match, int seat) {
  /** What can be told. */
  enum Kind {
    CHANGED,
    HERE,
    GONE
  }

  static String changed(String match) {
    return Kind.CHANGED + " " + match + " 0";
  }

  static String seat(Presence.PlayerSeat seat, boolean here) {
    return (here ? Kind.HERE : Kind.GONE) + " " + seat.match() + " " + seat.seat();
  }

  /** What was told; nothing if a server of another version told something else. */
  static Optional<MatchSignal> of(String text) {
    String[] words = text.split(" ", -1);
    if (words.length != 3 || !words[2].matches("[01]")) {
      return Optional.empty();
    }
    for (Kind kind : Kind.values()) {
      if (kind.name().equals(words[0])) {
        return Optional.of(new MatchSignal(kind, words[1], Integer.parseInt(words[2])));
      }
    }
    return Optional.empty();
  }
}
