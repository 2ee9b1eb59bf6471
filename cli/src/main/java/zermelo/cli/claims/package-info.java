/** The commands {@code check} and {@code discover}. */
@NullMarked
package zermelo.cli.claims;

import org.jspecify.annotations.NullMarked;
