package zermelo.web.api;

import java.util.regex.Pattern;
import zermelo.application.Catalogue;
import zermelo.kernel.Game;
import zermelo.kernel.input.BadInput;
import zermelo.language.TextGame;
import zermelo.web.server.ContentDigest;
import zermelo.web.server.HttpProblem;

/**
 * The games that web clients may name: those of the library, and texts sent to this server. A name
 * never leads to a file.
 */
public final class WebCatalogue implements Catalogue {
  /** The name of a text in messages. */
  static final String TEXT = "text";

  private static final String PREFIX = "t-";
  private static final Pattern ID = Pattern.compile("t-[A-Za-z0-9_-]{22}");

  /** Maximum number of texts read per query; a sum has few games. */
  private static final int MAX_TEXTS = 10;

  private final GameTextStore texts;

  public WebCatalogue(GameTextStore texts) {
    this.texts = texts;
  }

  /** Returns the id of a text: equal for equal texts, different otherwise. */
  static String id(String text) {
    return PREFIX + ContentDigest.of(text).substring(0, 22);
  }

  /**
   * Reads all texts that a query names into the cache. Compute threads then find them in memory and
   * do not wait for the store.
   */
  void fetch(String words) {
    ID.matcher(words).results().limit(MAX_TEXTS).forEach(id -> texts.find(id.group()));
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
  public boolean isLibraryGame(String name) {
    return LIBRARY.isLibraryGame(name) && !name.startsWith(PREFIX);
  }
}
