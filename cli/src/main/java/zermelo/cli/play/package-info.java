/** Matches at the command line: prompts, input, reports and journals. No game logic. */
@NullMarked
package zermelo.cli.play;

import org.jspecify.annotations.NullMarked;
