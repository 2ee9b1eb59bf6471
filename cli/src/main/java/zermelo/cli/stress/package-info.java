/** {@code stress}: tests a user's program against the correct answers. */
@NullMarked
package zermelo.cli.stress;

import org.jspecify.annotations.NullMarked;
