package zermelo.web.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Serves the web pages, which are files inside the program. A file keeps its name when it changes.
 * Browsers therefore revalidate each time, by ETag.
 */
public final class Pages {
  /** Paths that the page's own router handles. All of them return the same file. */
  private static final List<String> PATHS =
      List.of(
          "/",
          "/play/{game}",
          "/understand/{game}",
          "/define",
          "/match/{id}",
          "/review",
          "/review/{id}");

  /** Maximum length of a path. A longer path is not found, without a lookup. */
  private static final int LONGEST = 200;

  private static final Pattern PART = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*");

  private final Function<String, Optional<byte[]>> files;
  private final Map<String, Asset> assets = new ConcurrentHashMap<>();

  /**
   * Serves the files of a folder.
   *
   * @param files the bytes of a file by its name below the folder of the pages
   */
  public Pages(Function<String, Optional<byte[]>> files) {
    this.files = files;
  }

  /** Returns the pages that ship with this program. */
  public static Pages own() {
    return new Pages(Pages::resource);
  }

  private static Optional<byte[]> resource(String name) {
    try (InputStream in = Pages.class.getResourceAsStream("/zermelo/web/pages/" + name)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public void addTo(Routes routes) {
    PATHS.forEach(path -> routes.get(path, "pages", call -> reply("index.html", call)));
    routes.get("/assets/{file*}", "assets", call -> reply(call.parameter("file"), call));
    routes.get("/favicon.ico", "assets", call -> reply("favicon.ico", call));
    routes.get("/robots.txt", "assets", call -> reply("robots.txt", call));
  }

  private Response reply(String name, Request call) {
    return find(name)
        .orElseThrow(() -> HttpProblem.unknown("there is no such file"))
        .reply(
            call.header("if-none-match").orElse(""),
            Compression.accepted(call.header("accept-encoding").orElse("")));
  }

  private Optional<Asset> find(String name) {
    // Accepts file names only: no parent folders, and no file of unknown type.
    if (name.length() > LONGEST
        || !Stream.of(name.split("/", -1)).allMatch(PART.asMatchPredicate())
        || Asset.type(name).isEmpty()) {
      return Optional.empty();
    }
    Asset known = assets.get(name);
    if (known == null) {
      Optional<byte[]> bytes = files.apply(name);
      if (bytes.isEmpty()) {
        return Optional.empty();
      }
      known = Asset.of(name, bytes.get());
      assets.put(name, known);
    }
    return Optional.of(known);
  }
}
