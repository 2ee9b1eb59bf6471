/** The web application: a server with an API, and the pages that use it. */
@NullMarked
package zermelo.web;

import org.jspecify.annotations.NullMarked;
