/**
 * What commands and pages share: games by name, solvers put together, answers in JSON and words.
 */
@NullMarked
package zermelo.desk;

import org.jspecify.annotations.NullMarked;
