package zermelo.web.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import zermelo.application.ProgramVersion;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;

/** Serves the OpenAPI description: a file inside the program, with the program's version. */
public final class OpenApiRoute {
  private static final String FILE = "/zermelo/web/openapi.json";

  private OpenApiRoute() {}

  public static void addTo(Routes routes) {
    Response reply =
        Response.json(document().replace("${version}", ProgramVersion.text())).packed();
    routes.get("/api/openapi.json", "openapi", call -> reply);
  }

  private static String document() {
    try (InputStream in = OpenApiRoute.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks " + FILE);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
