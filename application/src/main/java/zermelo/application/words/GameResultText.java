package zermelo.application.words;

import zermelo.play.GameResult;

/** Returns the JSON word for the cause that ended a game. */
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
