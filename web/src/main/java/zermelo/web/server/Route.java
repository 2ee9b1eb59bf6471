package zermelo.web.server;

/**
 * One kind of request and the endpoint that answers it.
 *
 * @param method {@code GET}, {@code POST} or {@code DELETE}
 * @param template a path with parameters in braces: {@code /api/jobs/{id}}; the last parameter may
 *     end in a star, {@code /assets/{file*}}, and then takes the rest of the path
 * @param name the label of the route in the metrics: short, without parameter values
 */
public record Route(String method, PathTemplate template, String name, Endpoint endpoint) {}
