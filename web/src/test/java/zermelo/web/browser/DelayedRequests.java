package zermelo.web.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Holds back requests, so that their responses come late. */
final class DelayedRequests {
  private static final int LATE_MILLIS = 500;

  private final Page page;
  private final List<Route> routes = new CopyOnWriteArrayList<>();

  DelayedRequests(Page page, String pattern) {
    this.page = page;
    page.route(pattern, routes::add);
  }

  /** Waits until there is a request. */
  void begun() {
    page.waitForCondition(() -> !routes.isEmpty());
  }

  /** Releases the requests and waits until they would have been answered. */
  void goOn() {
    for (Route route : routes) {
      try {
        route.resume();
      } catch (PlaywrightException gone) {
        // The page no longer waits for it, which is fine.
      }
    }
    page.waitForTimeout(LATE_MILLIS);
  }
}
