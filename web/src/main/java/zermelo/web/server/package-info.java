/**
 * The HTTP server. Others write an {@link zermelo.web.server.Endpoint} and add it to {@link
 * zermelo.web.server.Routes}; only this package knows which library speaks HTTP.
 */
@NullMarked
package zermelo.web.server;

import org.jspecify.annotations.NullMarked;
