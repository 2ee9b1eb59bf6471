package zermelo.web.match;

import java.util.Optional;

/**
 * What one server tells the others about a match, as one line of text.
 *
 * @param kind what happened: the match changed, or a player came or went
 * @param match the id of the match
 * @param seat the player, 0 or 1; without meaning if the match changed
 */
record MatchSignal(Kind kind, String match, int seat) {
  /** The kinds of signals. */
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

  /** Parses a signal; empty if a server of another version sent an unknown kind. */
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
