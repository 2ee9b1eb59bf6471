/** The rules language: game text becomes rules. */
@NullMarked
package zermelo.language;

import org.jspecify.annotations.NullMarked;
