/** Positions and their pictures as JSON. */
@NullMarked
package zermelo.web.json;

import org.jspecify.annotations.NullMarked;
