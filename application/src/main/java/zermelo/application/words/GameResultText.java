package zermelo.application.words;

import zermelo.play.GameResult;

/**
 * The words for the reasons why a game ends, in JSON: {@code no move}, {@code resigned}, and so on.
 */
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
