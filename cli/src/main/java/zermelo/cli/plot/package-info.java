/** Pictures of games: what is asked for, where the values come from, which file they go to. */
@NullMarked
package zermelo.cli.plot;

import org.jspecify.annotations.NullMarked;
