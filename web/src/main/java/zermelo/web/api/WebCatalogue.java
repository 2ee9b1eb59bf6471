package zermelo.web.api;

import java.util.regex.Pattern;
import zermelo.application.Catalogue;
import zermelo.kernel.Game;
import zermelo.kernel.input.BadInput;
import zermelo.language.TextGame;
import zermelo.web.server.ContentDigest;
import zermelo.web.server.HttpProblem;

/**
 * The games that strangers may name: those of the library, and texts that were sent here. A name
 * never leads to a file.
 */
public final class WebCatalogue implements Catalogue {
  /** How messages name a text. */
  static final String TEXT = "text";

  private static final String PREFIX = "t-";
  private static final Pattern ID = Pattern.compile("t-[A-Za-z0-9_-]{22}");

  /** A sum has few games. */
  private static final int MOST_FETCHED = 10;

  private final GameTextStore texts;

  public WebCatalogue(GameTextStore texts) {
    this.texts = texts;
  }

  /** The id of a text: the same for the same text, and no other's. */
  static String id(String text) {
    return PREFIX + ContentDigest.of(text).substring(0, 22);
  }

  /**
   * Looks up the texts that are named somewhere in a query. Who computes finds them in memory then,
   * and does not keep others waiting while the store is asked.
   */
  void fetch(String words) {
    ID.matcher(words).results().limit(MOST_FETCHED).forEach(id -> texts.find(id.group()));
  }

  @Override
  public Game game(String name) {
    if (ID.matcher(name).matches()) {
      String text =
          texts
              .find(name)
              .orElseThrow(() -> HttpProblem.unknown("there is no text '" + name + "'"));
      return TextGame.read(name, TEXT, text);
    }
    if (name.isEmpty()) {
      throw new BadInput("which game? Give game=nim, for example");
    }
    try {
      return LIBRARY.game(name);
    } catch (BadInput unknown) {
      throw HttpProblem.unknown(String.valueOf(unknown.getMessage()));
    }
  }

  @Override
  public boolean own(String name) {
    return LIBRARY.own(name) && !name.startsWith(PREFIX);
  }
}
