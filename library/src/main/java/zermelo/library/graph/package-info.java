/**
 * Games with a token on a directed graph from a file.
 *
 * <p>{@link zermelo.library.graph.GraphFileReader} reads the graph, {@link
 * zermelo.library.graph.Digraph} stores it, {@link zermelo.library.graph.GraphRules} plays on it.
 */
@NullMarked
package zermelo.library.graph;

import org.jspecify.annotations.NullMarked;
