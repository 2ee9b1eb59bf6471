/**
 * Questions about games over HTTP: the same answers that commands give with {@code --json}, as
 * docs/web.md and the OpenAPI document describe them.
 */
@NullMarked
package zermelo.web.api;

import org.jspecify.annotations.NullMarked;
