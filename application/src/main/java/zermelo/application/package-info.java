/**
 * Services that the command line and the web server share.
 *
 * <p>They find games by name, combine solvers, and write answers as JSON and as text.
 */
@NullMarked
package zermelo.application;

import org.jspecify.annotations.NullMarked;
