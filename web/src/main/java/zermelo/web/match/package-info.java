/**
 * Matches between people at different computers. The store holds a match as a list of events; its
 * state is the result of replaying them.
 */
@NullMarked
package zermelo.web.match;

import org.jspecify.annotations.NullMarked;
