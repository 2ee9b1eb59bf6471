package zermelo.desk.words;

import zermelo.play.Finish;

/** What ended a game, in the word that JSON has for it. */
public final class FinishWords {
  private FinishWords() {}

  public static String how(Finish.How how) {
    return switch (how) {
      case STUCK -> "no move";
      case RULES -> "rules";
      case SCORE -> "score";
      case REPEATED -> "repetition";
      case RESIGNED -> "resigned";
    };
  }
}
