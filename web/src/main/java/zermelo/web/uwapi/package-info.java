/**
 * Serves the library through the GamesCrafters Universal Web API (UWAPI): its routes, fields and
 * conventions, answered from our rules and solvers. {@code docs/uwapi.md} lists the supported
 * versions and the added fields.
 */
@NullMarked
package zermelo.web.uwapi;

import org.jspecify.annotations.NullMarked;
