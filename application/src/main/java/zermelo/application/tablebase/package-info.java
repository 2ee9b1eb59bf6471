/** Finds tablebases on disk that answer a question. */
@NullMarked
package zermelo.application.tablebase;

import org.jspecify.annotations.NullMarked;
