package zermelo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.web.testing.TestServer.query;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import zermelo.web.testing.TestServer;

/** Tests matches between people: links, seats, and what stays while others come and go. */
class MatchPageTest extends BrowserTest {
  /** A new match: its URL, and the links of its players. */
  private record Links(String watch, String first, String second) {}

  private Links match(String terms) {
    JsonNode made = TestServer.parse(browsing.served().post("/api/matches", terms).body());
    String watch = "/match/" + made.path("match").asText();
    String key = watch + "#key=";
    return new Links(
        watch, key + made.path("keys").path(0).asText(), key + made.path("keys").path(1).asText());
  }

  private Links nim() {
    return match("{\"game\":\"nim\",\"position\":\"3+5+7\",\"first\":1,\"games\":3}");
  }

  /** A player who closes the window with the links keeps the seat and a way to it. */
  @Test
  void keepsTheSeatOfWhoClosesTheInvitation() {
    Page page = browsing.window();
    page.navigate("/play/nim" + query("position", "3+5+7", "seats", "human,human"));
    page.locator("[data-action=invite]").click();
    page.locator("[data-action=create-match]").click();
    page.locator("[data-action=take-seat]").waitFor();
    String watch = page.locator("dialog input").first().inputValue().replaceAll("#.*", "");
    page.keyboard().press("Escape");
    assertThat(page.locator("dialog")).hasCount(0);
    assertThat(page.locator("[data-action=to-match]")).isVisible();
    page.navigate(watch);
    assertThat(page.locator("#who")).containsText("player 1");
    assertThat(page.locator("#status")).containsText("Your move");
    close(page);
  }

  @Test
  void makesOneMatchOfADoubleClick() {
    Page page = browsing.window();
    AtomicInteger made = new AtomicInteger();
    page.onRequest(
        request -> {
          if (request.method().equals("POST")) {
            made.incrementAndGet();
          }
        });
    page.route(
        "**/api/matches",
        route -> {
          page.waitForTimeout(200);
          route.resume();
        });
    page.navigate("/play/nim" + query("position", "3+5+7"));
    page.locator("[data-action=invite]").click();
    page.locator("#invite-title").waitFor();
    page.evaluate(
        """
        () => {
          const button = document.querySelector('[data-action=create-match]');
          button.click();
          button.click();
        }""");
    page.locator("[data-action=take-seat]").waitFor();
    assertThat(made.get()).isEqualTo(1);
    close(page);
  }

  @Test
  void saysThatAKeyIsWrong() {
    Page page = browsing.window();
    page.navigate(nim().watch() + "#key=guessed");
    assertThat(page.locator("[role=alert]")).containsText("not the key of a player");
    assertThat(page.locator("#who")).containsText("watch");
    assertThat(page.locator("#line")).hasText("Connected");
    browsing.forgive(); // Browsers write every 403 into their console.
    close(page);
  }

  /** A stream ends without a reason. The page requests the reason and does not retry forever. */
  @Test
  void saysWhyALineIsClosed() {
    Page page = browsing.window();
    page.route("**/events*", route -> route.fulfill(status(403)));
    page.navigate(nim().first());
    assertThat(page.locator("#line")).hasText(Pattern.compile("Line lost.*"));
    page.route("**/api/matches/*?key=*", route -> route.fulfill(status(403)));
    assertThat(page.locator("[role=alert]")).containsText("no longer");
    assertThat(page.locator("#line")).hasText("Not connected");
    browsing.forgive();
    close(page);
  }

  private static Route.FulfillOptions status(int status) {
    return new Route.FulfillOptions()
        .setStatus(status)
        .setContentType("application/problem+json")
        .setBody("{\"detail\":\"this key is no longer good\"}");
  }

  /** The key alone is enough; a window that watched takes the seat. */
  @Test
  void takesASeatInAWindowThatWatched() {
    Links links = nim();
    Page page = browsing.window();
    page.navigate(links.watch());
    assertThat(page.locator("#who")).containsText("watch");
    page.navigate(links.second());
    assertThat(page.locator("#who")).containsText("player 2");
    assertThat(page.locator("[data-action=resign]")).isVisible();
    assertThat(page.url()).doesNotContain("key");
    page.navigate(links.first());
    assertThat(page.locator("#who")).containsText("player 1");
    page.locator("[data-place='1:1']").click();
    assertThat(page.locator("#position")).hasText("0+5+7");
    close(page);
  }

  @Test
  void showsTheRulesToWhoWasInvited() {
    Page page = browsing.window();
    page.navigate(nim().second());
    assertThat(page.locator("#rules")).containsText("Take");
    assertThat(page.locator("#terms")).containsText("best of 3");
    close(page);
  }

  /** Focus and state of a button stay while other players come and go. */
  @Test
  void keepsTheFocusWhileOthersComeAndGo() {
    Links links = nim();
    Page first = browsing.window();
    first.navigate(links.first());
    Locator resign = first.locator("[data-action=resign]");
    resign.focus();
    first.keyboard().press("Enter");
    assertThat(resign).hasText("Resign: sure?");
    Page second = browsing.window();
    second.navigate(links.second());
    assertThat(first.locator("[data-seat='2']")).containsText("here");
    assertThat(first.locator("[data-seat='2']")).not().containsText("not here");
    assertThat(resign).isFocused();
    assertThat(resign).hasText("Resign: sure?");
    first.keyboard().press("Tab");
    assertThat(resign).hasText("Resign");
    first.keyboard().press("b");
    first.keyboard().press("Enter");
    assertThat(second.locator("#status")).containsText("Your move");
    assertThat(first.locator("#board [data-place]:focus")).hasCount(1);
    close(first);
    close(second);
  }

  @Test
  void fitsAPhone() {
    Page page = browsing.window(PHONE_WIDE, PHONE_TALL, ColorScheme.DARK);
    page.navigate(match("{\"game\":\"kalah\",\"first\":1,\"games\":5}").first());
    page.locator("#board .place").first().waitFor();
    assertThat(page.locator("#rules")).not().isEmpty();
    page.locator("aside summary").first().click();
    assertThat(
            page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"))
        .isEqualTo(0);
    close(page);
  }
}
