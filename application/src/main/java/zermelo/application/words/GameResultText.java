package zermelo.application.words;

import zermelo.play.GameResult;

/** What ended a game, in the word that JSON has for it. */
public final class GameResultText {
  private GameResultText() {}

  public static String how(GameResult.Cause how) {
    return switch (how) {
      case STUCK -> "no move";
      case RULES -> "rules";
      case SCORE -> "score";
      case REPEATED -> "repetition";
      case RESIGNED -> "resigned";
    };
  }
}
