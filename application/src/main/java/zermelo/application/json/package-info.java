/** Answers as JSON: what {@code --json} prints and the server sends. */
@NullMarked
package zermelo.application.json;

import org.jspecify.annotations.NullMarked;
