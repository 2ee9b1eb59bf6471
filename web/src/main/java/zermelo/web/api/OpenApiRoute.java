package zermelo.web.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;

/** Serves the OpenAPI description, a file inside the program. */
public final class OpenApiRoute {
  private static final String FILE = "/zermelo/web/openapi.json";

  private OpenApiRoute() {}

  public static void addTo(Routes routes) {
    Response reply = Response.json(new String(document(), StandardCharsets.UTF_8)).packed();
    routes.get("/api/openapi.json", "openapi", call -> reply);
  }

  private static byte[] document() {
    try (InputStream in = OpenApiRoute.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks " + FILE);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
