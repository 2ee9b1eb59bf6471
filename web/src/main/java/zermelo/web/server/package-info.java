/**
 * The HTTP server. Other packages write an {@link zermelo.web.server.Endpoint} and add it to {@link
 * zermelo.web.server.Routes}. Only this package knows the HTTP library.
 */
@NullMarked
package zermelo.web.server;

import org.jspecify.annotations.NullMarked;
