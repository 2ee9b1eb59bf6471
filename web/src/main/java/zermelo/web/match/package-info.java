/**
 * Matches between people at different computers. The store holds a match as a list of events;
 * applying them in order gives its state.
 */
@NullMarked
package zermelo.web.match;

import org.jspecify.annotations.NullMarked;
