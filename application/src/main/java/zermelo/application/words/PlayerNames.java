package zermelo.application.words;

import zermelo.play.GameResult;

/**
 * The names of the players in an explanation.
 *
 * @param mover the player to move, in a sentence: {@code the first player}
 * @param shortMover the same player in a list: {@code first}
 * @param misere whether a player who cannot move wins
 */
public record PlayerNames(
    String mover, String other, String shortMover, String shortOther, boolean misere) {
  /** Returns names for players who are not known by name. */
  public static PlayerNames plain(boolean misere) {
    return new PlayerNames("the first player", "the second player", "first", "second", misere);
  }

  /** Returns the names of players at a table where this seat is to move. */
  public static PlayerNames at(int seat, boolean misere) {
    String mover = "Player " + (seat + 1);
    String other = "Player " + (2 - seat);
    return new PlayerNames(mover, other, mover, other, misere);
  }

  String name(int player) {
    return player == 0 ? mover : other;
  }

  String brief(int player) {
    return player == 0 ? shortMover : shortOther;
  }

  /** Returns a sentence about the end of a game. */
  String finish(GameResult finish) {
    if (finish.winner().isEmpty()) {
      return finish.how() == GameResult.Cause.SCORE
          ? "No move is left and the scores are equal: a tie."
          : "Neither player has won: a tie.";
    }
    int winner = finish.winner().getAsInt();
    return switch (finish.how()) {
      case STUCK ->
          misere
              ? TextFormatting.capital(name(winner))
                  + " cannot move and so wins, because this is misère play."
              : TextFormatting.capital(name(1 - winner)) + " cannot move and loses.";
      case SCORE ->
          "No move is left: " + name(winner) + " wins by " + finish.margin().orElse(0) + ".";
      case RULES, REPEATED, RESIGNED ->
          TextFormatting.capital(name(winner)) + " has won" + (misere ? ", in misère play." : ".");
    };
  }
}
