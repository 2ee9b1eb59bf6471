/**
 * The services that commands and pages share: games by name, solvers put together, answers as JSON
 * and in words.
 */
@NullMarked
package zermelo.application;

import org.jspecify.annotations.NullMarked;
