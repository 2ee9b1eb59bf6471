/** {@code stress}: a program of somebody else against the truth. */
@NullMarked
package zermelo.cli.stress;

import org.jspecify.annotations.NullMarked;
