/** Discovers closed forms from computed small cases. */
@NullMarked
package zermelo.insight.discover;

import org.jspecify.annotations.NullMarked;
