package zermelo.desk.words;

import zermelo.play.Finish;

/**
 * What the players of an explanation are called.
 *
 * @param mover who is to move, in a sentence: {@code the first player}
 * @param shortMover the same in a list: {@code first}
 * @param misere whether who cannot move wins
 */
public record Cast(
    String mover, String other, String shortMover, String shortOther, boolean misere) {
  /** Where the players have no names. */
  public static Cast plain(boolean misere) {
    return new Cast("the first player", "the second player", "first", "second", misere);
  }

  /** At a table where this seat is to move. */
  public static Cast at(int seat, boolean misere) {
    String mover = "Player " + (seat + 1);
    String other = "Player " + (2 - seat);
    return new Cast(mover, other, mover, other, misere);
  }

  String name(int player) {
    return player == 0 ? mover : other;
  }

  String brief(int player) {
    return player == 0 ? shortMover : shortOther;
  }

  /** The end of a game in a sentence. */
  String finish(Finish finish) {
    if (finish.winner().isEmpty()) {
      return finish.how() == Finish.How.SCORE
          ? "No move is left and the scores are equal: a tie."
          : "Nobody has won: a tie.";
    }
    int winner = finish.winner().getAsInt();
    return switch (finish.how()) {
      case STUCK ->
          misere
              ? Prose.capital(name(winner)) + " cannot move and so wins, as misère play has it."
              : Prose.capital(name(1 - winner)) + " cannot move and loses.";
      case SCORE ->
          "No move is left: " + name(winner) + " wins by " + finish.margin().orElse(0) + ".";
      case RULES, REPEATED, RESIGNED ->
          Prose.capital(name(winner)) + " has won" + (misere ? ", in misère play." : ".");
    };
  }
}
