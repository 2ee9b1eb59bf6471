/** Connections: the HTTP server itself, its limits, metrics and event streams. */
@NullMarked
package zermelo.web.server.transport;

import org.jspecify.annotations.NullMarked;
