package zermelo.web.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Requests that are held back, so that their answers come late. */
final class Held {
  private static final int LATE_MILLIS = 500;

  private final Page page;
  private final List<Route> routes = new CopyOnWriteArrayList<>();

  Held(Page page, String pattern) {
    this.page = page;
    page.route(pattern, routes::add);
  }

  /** Waits until there is one. */
  void begun() {
    page.waitForCondition(() -> !routes.isEmpty());
  }

  /** Lets them go on, and waits until they would have been answered. */
  void goOn() {
    for (Route route : routes) {
      try {
        route.resume();
      } catch (PlaywrightException gone) {
        // The page does not wait for it any more, which is as well.
      }
    }
    page.waitForTimeout(LATE_MILLIS);
  }
}
