/** Why a position is worth what it is worth, for a person: reasons as data, each held true. */
@NullMarked
package zermelo.insight.explain;

import org.jspecify.annotations.NullMarked;
