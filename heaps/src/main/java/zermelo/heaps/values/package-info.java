/**
 * Storage of nim-values: in arrays, and in a file ({@link zermelo.heaps.values.NimValueStore}) from
 * which a computation can be resumed.
 *
 * <p>Nothing here knows how the values are computed.
 */
@NullMarked
package zermelo.heaps.values;

import org.jspecify.annotations.NullMarked;
