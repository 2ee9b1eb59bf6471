/**
 * The HTTP API for questions about games. It gives the same answers as the commands with {@code
 * --json}. docs/web.md and the OpenAPI document describe it.
 */
@NullMarked
package zermelo.web.api;

import org.jspecify.annotations.NullMarked;
