package zermelo.web.uwapi;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;

/** Reads a notation from a URL, whether it was encoded once, twice or not at all. */
record UrlNotationReader(Rules rules) {
  Position position(String text) {
    String decoded = decoded(text);
    try {
      return rules.parse(decoded);
    } catch (BadInput asGiven) {
      if (decoded.indexOf(' ') < 0) {
        throw asGiven;
      }
      try {
        return rules.parse(decoded.replace(' ', '+'));
      } catch (BadInput withPluses) {
        throw asGiven; // its message quotes the text as the client sent it
      }
    }
  }

  /** Decodes percent signs; no notation contains one of its own. */
  private static String decoded(String text) {
    if (text.indexOf('%') < 0) {
      return text;
    }
    try {
      return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw new BadInput("'" + text + "' has a % that is not followed by two hexadecimal digits");
    }
  }
}
