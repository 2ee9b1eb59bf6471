/**
 * Capabilities that only some spaces offer: rankings, tiers, sweeps, lines, symmetries, faster
 * forms.
 *
 * <p>{@link zermelo.kernel.Space#capability} finds each of them.
 */
@NullMarked
package zermelo.kernel.space;

import org.jspecify.annotations.NullMarked;
