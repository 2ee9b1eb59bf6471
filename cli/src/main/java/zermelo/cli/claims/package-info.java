/**
 * The commands about all positions of a family: {@code check} tests a claim, {@code discover} finds
 * claims.
 */
@NullMarked
package zermelo.cli.claims;

import org.jspecify.annotations.NullMarked;
