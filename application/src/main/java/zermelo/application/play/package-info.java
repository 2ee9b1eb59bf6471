/** Where a game starts, and which computer players take part. */
@NullMarked
package zermelo.application.play;

import org.jspecify.annotations.NullMarked;
