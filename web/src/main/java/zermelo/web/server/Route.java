package zermelo.web.server;

/**
 * One kind of request and who answers it.
 *
 * @param method {@code GET}, {@code POST} or {@code DELETE}
 * @param template a path whose places are in braces: {@code /api/jobs/{id}}; the last place may end
 *     in a star, {@code /assets/{file*}}, and then takes the rest of the path
 * @param name what measurements call it: short, without the values of places
 */
public record Route(String method, PathTemplate template, String name, Endpoint endpoint) {}
