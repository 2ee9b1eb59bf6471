package zermelo.web.server.transport;

import java.util.Map;

/** The security headers of every response. */
public final class SecurityHeaders {
  private static final String CONTENT =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
          + " form-action 'self'; frame-ancestors 'none'";

  static final Map<String, String> ALL =
      Map.of(
          "Content-Security-Policy", CONTENT,
          "X-Content-Type-Options", "nosniff",
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Permissions-Policy",
              "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()");

  private SecurityHeaders() {}
}
