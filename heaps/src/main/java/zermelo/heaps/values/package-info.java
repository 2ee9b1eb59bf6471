/**
 * Values of heaps and where they are held: in arrays, and in a file ({@link
 * zermelo.heaps.values.NimValueStore}) from which a computation goes on. Nothing here knows how
 * they are found.
 */
@NullMarked
package zermelo.heaps.values;

import org.jspecify.annotations.NullMarked;
