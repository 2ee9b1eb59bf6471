package zermelo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.web.testing.TestServer.query;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests the page that explains a position. */
class UnderstandPageTest extends BrowserTest {
  private static Locator cell(Page page, String position) {
    return page.locator("#panel [data-position=\"" + position + "\"]");
  }

  private static void enter(Page page, String field, String text) {
    page.locator(field).fill(text);
    page.locator(field).press("Enter");
  }

  @Test
  void showsTheTableThatWasAskedForLast() {
    Page page = browsing.window();
    page.navigate("/understand/wythoff" + query("tab", "table"));
    cell(page, "20,20").waitFor();
    DelayedRequests slow = new DelayedRequests(page, "**/api/table?*to=30*");
    enter(page, "#table-to", "30");
    slow.begun();
    enter(page, "#table-to", "10");
    assertThat(cell(page, "10,10")).hasCount(1);
    slow.goOn();
    assertThat(cell(page, "10,10")).hasCount(1);
    assertThat(cell(page, "11,11")).hasCount(0);
    page.context().close();
  }

  @Test
  void showsThePictureThatWasAskedForLast() {
    Page page = browsing.window();
    page.navigate("/understand/wythoff" + query("tab", "plot", "kind", "grid"));
    page.locator("#panel img").waitFor();
    DelayedRequests slow = new DelayedRequests(page, "**/api/table?*");
    page.locator("#plot-kind").selectOption("map");
    slow.begun();
    page.locator("#plot-kind").selectOption("heat");
    Locator heat = page.locator("#panel img[alt^='Heat map']");
    assertThat(heat).isVisible();
    slow.goOn();
    assertThat(heat).isVisible();
    assertThat(page.locator("#panel canvas")).hasCount(0);
    page.context().close();
  }

  @Test
  void offersNoGrundyValuesWhereThereAreNone() {
    Page page = browsing.window();
    for (String game : List.of("wythoff?misere=true", "number-transformation?")) {
      page.navigate("/understand/" + game + "&tab=table&to=5&value=grundy");
      assertThat(page.locator("#table-value option"))
          .hasText(new String[] {"Who wins", "Remoteness"});
      assertThat(cell(page, "3,4")).hasText(Pattern.compile("[NP]"));
      page.navigate("/understand/" + game + "&tab=plot&to=5&kind=outcomes");
      assertThat(page.locator("#plot-kind option"))
          .hasText(new String[] {"Map of P-positions", "Grid", "Outcomes"});
      assertThat(page.locator("#panel img")).isVisible();
    }
    page.navigate("/understand/kayles" + query("misere", "true", "tab", "plot"));
    assertThat(page.locator("#plot-kind option")).hasText(new String[] {"Outcomes"});
    assertThat(page.locator("#panel img")).isVisible();
    page.navigate(
        "/understand/divisor-turn"
            + query("position", "12", "set.keep", "true", "tab", "table", "to", "12"));
    assertThat(page.locator("#table-value")).hasValue("winner");
    page.context().close();
  }

  /** A game whose positions have one number or two is plotted by one number. */
  @Test
  void drawsAGameWhosePositionsHaveOneNumberOrTwo() {
    Page page = browsing.window();
    page.navigate("/understand/fibonacci-nim" + query("tab", "plot"));
    assertThat(page.locator("#panel img")).isVisible();
    page.context().close();
  }

  @Test
  void hasAnAddressForWhatATableShows() {
    Page page = browsing.window();
    page.navigate("/understand/wythoff" + query("tab", "table"));
    cell(page, "20,20").waitFor();
    page.locator("#table-value").selectOption("winner");
    enter(page, "#table-to", "7");
    assertThat(page).hasURL(Pattern.compile(".*tab=table&value=winner&to=7$"));
    page.reload();
    assertThat(cell(page, "7,7")).hasText("N");
    assertThat(cell(page, "8,8")).hasCount(0);
    assertThat(cell(page, "1,2").locator("a"))
        .hasAttribute("aria-label", "1,2: P, previous player wins");
    page.locator("[data-tab=plot]").click();
    page.locator("#panel canvas").waitFor();
    enter(page, "#plot-to", "30");
    assertThat(page).hasURL(Pattern.compile(".*tab=plot&kind=map&to=30$"));
    page.locator("#panel canvas").click();
    assertThat(page.locator("#explanation")).isVisible();
    page.goBack();
    assertThat(page.locator("#plot-to")).hasValue("30");
    page.locator("[data-tab=table]").click();
    assertThat(page.locator("#table-to")).hasValue("7");
    page.context().close();
  }

  @Test
  void saysWhatIsTooMuchAndWhatIsMissing() {
    Page page = browsing.window();
    page.route(
        "**/api/table?*to=200*",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody(
                        "{\"value\":\"winner\",\"from\":0,\"early\":\"the time ran out\","
                            + "\"values\":[[\"second\",\"first\"],[\"first\"]]}")));
    page.navigate("/understand/wythoff" + query("tab", "plot", "to", "500"));
    assertThat(page.locator("#panel [data-limit]")).containsText("200");
    assertThat(page.locator("#plot-to")).hasValue("200");
    assertThat(page.locator("#panel [data-early]")).hasText("Ends at 1,0: the time ran out.");
    assertThat(page.locator("#panel")).containsText("Hatched: not known");
    page.locator("#panel canvas").press("ArrowUp");
    page.locator("#panel canvas").press("ArrowRight");
    assertThat(page.locator("#map-says")).hasText("1,1 not known");
    page.route(
        "**/api/graph?*",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody("{\"nodes\":null,\"edges\":null}")));
    page.locator("[data-tab=graph]").click();
    assertThat(page.locator("#panel")).containsText("not solved in time");
    page.context().close();
  }

  @Test
  void looksAtABoardOfAnotherSize() {
    Page page = browsing.window();
    page.navigate("/understand/hex");
    assertThat(page.locator("#set-size")).hasValue("3");
    Locator position = page.locator("#understand-position");
    assertThat(position).hasValue(".../.../...");
    enter(page, "#understand-position", "..../.X../..../...O");
    assertThat(page).hasURL(Pattern.compile(".*position=.*"));
    assertThat(page.locator("#set-size")).hasValue("4");
    assertThat(page.locator("aside [role=alert]")).hasCount(0);
    enter(page, "#set-size", "2");
    assertThat(position).hasValue("../..");
    page.context().close();
  }

  @Test
  void changesAParameter() {
    Page page = browsing.window();
    page.navigate("/understand/take-away" + query("tab", "table", "to", "20"));
    assertThat(cell(page, "4")).hasText("0");
    enter(page, "#set-k", "4");
    assertThat(cell(page, "4")).hasText("4");
    assertThat(page).hasURL(Pattern.compile(".*set\\.k=4.*to=20.*"));
    enter(page, "#set-k", "3");
    assertThat(cell(page, "4")).hasText("0");
    page.context().close();
  }

  @Test
  void drawsAPlotAnewInOtherColours() {
    Page page = browsing.window();
    page.navigate("/understand/kayles" + query("tab", "plot"));
    Locator image = page.locator("#panel img");
    assertThat(image).isVisible();
    String light = image.getAttribute("src");
    assertThat(light).startsWith("data:image/svg+xml,");
    assertThat(image.evaluate("image => image.decode().then(() => image.naturalWidth > 0)"))
        .isEqualTo(true);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    page.waitForCondition(() -> image.count() > 0 && !light.equals(image.getAttribute("src")));
    page.context().close();
  }

  private static double[] middle(Locator thing) {
    BoundingBox box = thing.boundingBox();
    return new double[] {box.x + box.width / 2, box.y + box.height / 2};
  }

  @Test
  void keepsInPlaceWhatThePointerEnlarges() {
    Page page = browsing.window();
    page.navigate("/understand/divisor-duel" + query("position", "30", "tab", "graph"));
    Locator node = cell(page, "30");
    node.scrollIntoViewIfNeeded();
    double[] before = middle(node);
    page.mouse().move(before[0], before[1]);
    double wide = node.boundingBox().width;
    for (int i = 0; i < 8; i++) {
      page.mouse().wheel(0, -100);
    }
    page.waitForCondition(() -> node.boundingBox().width > 2.5 * wide);
    double[] after = middle(node);
    assertThat(Math.hypot(after[0] - before[0], after[1] - before[1])).isLessThan(3);
    page.mouse().down();
    page.mouse().move(before[0] + 40, before[1] + 30);
    page.mouse().up();
    double[] dragged = middle(node);
    assertThat(Math.hypot(dragged[0] - after[0] - 40, dragged[1] - after[1] - 30)).isLessThan(3);
    page.keyboard().press("Escape");
    node.focus();
    page.keyboard().press("End");
    BoundingBox frame = page.locator(".view").boundingBox();
    double[] focused = middle(page.locator(".graph-node:focus"));
    assertThat(focused[0]).isBetween(frame.x, frame.x + frame.width);
    assertThat(focused[1]).isBetween(frame.y, frame.y + frame.height);
    page.context().close();
  }
}
