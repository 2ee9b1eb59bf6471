package zermelo.web.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import zermelo.web.server.Reply;
import zermelo.web.server.Routes;

/** The description of the API, which comes with the program. */
public final class DocumentRoute {
  private static final String FILE = "/zermelo/web/openapi.json";

  private DocumentRoute() {}

  public static void addTo(Routes routes) {
    Reply reply = Reply.bytes(200, "application/json", document()).packed();
    routes.get("/api/openapi.json", "openapi", call -> reply);
  }

  private static byte[] document() {
    try (InputStream in = DocumentRoute.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks " + FILE);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
