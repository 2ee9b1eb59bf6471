package zermelo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.web.testing.TestServer.query;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.library.Library;

/** Tests what a user does with the pages. */
class PagesTest extends BrowserTest {
  private static Locator place(Page page, String id) {
    return page.locator("[data-place=\"" + id + "\"]");
  }

  @Test
  void findsAGameInTheLibrary() {
    Page page = browsing.window();
    page.navigate("/");
    assertThat(page.locator("[data-game]")).hasCount(Library.ids().size());
    page.locator("#search").fill("chocolate");
    assertThat(page.locator("[data-game]:visible")).hasCount(1);
    page.locator("[data-game=chomp] a").first().click();
    assertThat(page).hasURL(Pattern.compile(".*/play/chomp.*"));
    assertThat(page.locator("h1")).hasText("Chomp");
    close(page);
  }

  /** A user who follows the shown values beats the machine, stone by stone. */
  @Test
  void winsAWholeGameByClicking() {
    Page page = browsing.window();
    page.navigate("/play/nim" + query("position", "3+5+7", "truth", "1"));
    Locator over = page.locator("#review");
    Locator winning = page.locator("#board .place.open.value-win");
    Locator position = page.locator("#position");
    winning.first().waitFor();
    for (int turn = 0; turn < 20 && over.count() == 0; turn++) {
      String before = position.innerText();
      winning.first().click();
      page.waitForCondition(
          () ->
              over.count() > 0
                  || (!position.innerText().equals(before)
                      && page.url().split("m=", -1).length % 2 == 1
                      && winning.count() > 0));
    }
    assertThat(page.locator("#status")).containsText("Player 1 wins");
    assertThat(page.locator("#review [data-accuracy]").first())
        .hasAttribute("data-accuracy", "100");
    close(page);
  }

  @Test
  void playsTwoPeopleOnOneScreenAndTakesBack() {
    Page page = browsing.window();
    page.navigate("/play/tic-tac-toe" + query("seats", "human,human"));
    for (String cell : List.of("a1", "b2", "a2", "b1")) {
      place(page, cell).click();
      assertThat(page.locator("#live")).containsText(cell);
    }
    page.locator("[data-action=undo]").click();
    assertThat(page).hasURL(Pattern.compile(".*m=a2[^m]*$|.*m=a2&seats.*"));
    place(page, "c3").click();
    assertThat(page.locator("#live")).containsText("c3"); // the board accepts moves again
    place(page, "a3").click();
    assertThat(page.locator("#status")).containsText("wins");
    close(page);
  }

  @Test
  void hasTwoBrowsersInOneMatch() {
    Page first = browsing.window();
    first.navigate("/play/tic-tac-toe" + query("seats", "human,human"));
    first.locator("[data-action=invite]").click();
    first.locator("[data-action=create-match]").click();
    String link = first.locator("dialog input").first().inputValue();
    first.locator("[data-action=take-seat]").click();
    assertThat(first.locator("#who")).containsText("player 1");
    Page second = browsing.window();
    second.navigate(link);
    assertThat(second.locator("#who")).containsText("player 2");
    assertThat(first.locator("#status")).containsText("Your move");
    Page watcher = browsing.window();
    watcher.navigate(link.replaceAll("#.*", ""));
    assertThat(watcher.locator("#who")).containsText("watch");

    place(second, "a1").click(new Locator.ClickOptions().setForce(true));
    assertThat(second.locator("#status")).containsText("not your turn");
    List<String> cells = List.of("a1", "b2", "a2", "b1", "a3");
    for (int i = 0; i < cells.size(); i++) {
      Page mover = i % 2 == 0 ? first : second;
      assertThat(mover.locator("#status")).containsText("Your move");
      place(mover, cells.get(i)).click();
      if (i == 2) {
        second.reload(); // A lost connection loses nothing.
      }
    }
    for (Page page : List.of(first, second, watcher)) {
      assertThat(page.locator("#status")).containsText("Player 1 wins");
      assertThat(page.locator("#score")).containsText("1");
    }
    second.locator("[data-action=next]").click();
    assertThat(first.locator("body")).containsText("Game 2, best of 5");
    assertThat(second.locator("#status")).containsText("Your move");
    List.of(first, second, watcher).forEach(PagesTest::close);
  }

  @Test
  void showsAMistakeInATextAndThatItIsMended() {
    Page page = browsing.window();
    page.navigate("/define");
    Locator text = page.locator("textarea").first();
    text.fill("game Small\nheap n\nmove take k in 1..2 where k <= m\n  n := n - k\nexample 7\n");
    assertThat(page.locator("[data-line]")).hasCount(1);
    assertThat(page.locator("[data-line]")).hasAttribute("data-line", "3");
    text.fill("game Small\nheap n\nmove take k in 1..2 where k <= n\n  n := n - k\nexample 7\n");
    assertThat(page.locator("[data-lint=ok]")).containsText("in order");
    page.locator("[data-action=solve]").click();
    assertThat(page.locator("#results")).containsText("wins");
    page.locator("#results").evaluate("node => node.replaceChildren()");
    page.locator("[data-action=discover]").click();
    // Discovery may use its whole limit of 20 seconds.
    assertThat(page.locator("#results"))
        .containsText("mod 3", new LocatorAssertions.ContainsTextOptions().setTimeout(40_000));
    page.locator("[data-action=play]").click();
    assertThat(page.locator("h1")).hasText("Small");
    close(page);
  }

  /** A link contains the text itself. */
  @Test
  void sharesATextByALink() {
    Page page = browsing.window();
    page.navigate("/define");
    page.locator("textarea").first().fill("game Über\nheap n\nmove one: n := n - 1\nexample 3\n");
    page.locator("[data-action=share]").click();
    String link = page.locator("input[readonly]").first().inputValue();
    assertThat(link).contains("/define#text=");
    Page other = browsing.window();
    other.navigate(link);
    assertThat(other.locator("textarea").first())
        .hasValue("game Über\nheap n\nmove one: n := n - 1\nexample 3\n");
    close(page);
    close(other);
  }

  @Test
  void reviewsAGameAndGoesBackInIt() {
    Page page = browsing.window();
    page.navigate(
        "/play/nim"
            + query("position", "1+2", "seats", "human,human")
            + "&m=heap+2:+take+2&m=heap+1:+take+1");
    assertThat(page.locator("#review [data-blunder=true]")).hasCount(1);
    assertThat(page.locator("#review")).containsText("heap 2: take 1");
    page.locator("#review .turn").first().click();
    assertThat(page).hasURL(Pattern.compile(".*at=1.*"));
    assertThat(page.locator("#position")).containsText("1");
    close(page);
  }

  @Test
  void hasAnAddressForEveryState() {
    Page page = browsing.window();
    page.navigate("/play/tic-tac-toe" + query("seats", "human,human"));
    place(page, "b2").click();
    assertThat(page.locator("#live")).containsText("b2");
    place(page, "a1").click();
    assertThat(page.locator("#live")).containsText("a1");
    String address = page.url();
    page.goBack();
    assertThat(page).hasURL(Pattern.compile(".*m=b2((?!m=).)*$"));
    page.goForward();
    assertThat(page).hasURL(address);
    Page other = browsing.window();
    other.navigate(address);
    assertThat(other.locator("#position")).containsText("O../.X./...");
    close(page);
    close(other);
  }

  @Test
  void isPlayedWithTheKeyboardAlone() {
    Page page = browsing.window();
    page.navigate("/play/tic-tac-toe" + query("seats", "human,human"));
    place(page, "a1").waitFor();
    page.keyboard().press("b"); // to the board
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowDown");
    page.keyboard().press("Enter");
    assertThat(page.locator("#position")).containsText(".../.X./...");
    page.keyboard().press("m"); // type a move
    page.keyboard().type("a1");
    page.keyboard().press("Enter");
    assertThat(page.locator("#position")).containsText("O../.X./...");
    page.keyboard().press("Escape");
    page.keyboard().press("Shift+?");
    assertThat(page.locator("dialog[open]")).containsText("take back");
    page.keyboard().press("Escape");
    assertThat(page.locator("dialog[open]")).hasCount(0);
    close(page);
  }

  /** Every board can be drawn, has all its moves, and one of them can be made. */
  @Test
  void showsEveryGame() {
    Page page = browsing.window();
    for (String game : Library.ids()) {
      page.navigate("/play/" + game + query("seats", "human,human"));
      Locator move = page.locator("#moves [data-move]").first();
      move.waitFor();
      assertThat(page.locator("#board").innerHTML()).as(game).isNotEmpty();
      String label = move.getAttribute("data-move");
      move.click();
      assertThat(page.locator("#live")).containsText(label);
    }
    close(page);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/play/connect-four?seats=human,human",
        "/play/nim?position=3%2B5%2B7&truth=1",
        "/understand/nim?position=3%2B5%2B7",
        "/understand/divisor-duel?position=30&tab=graph",
        "/understand/wythoff?tab=plot",
        "/define",
        "/review?game=nim&position=1%2B2&m=heap+2:+take+2&m=heap+1:+take+1"
      })
  void fitsAPhone(String path) {
    Page page = browsing.window(PHONE_WIDE, PHONE_TALL, ColorScheme.DARK);
    page.navigate(path);
    assertThat(page.locator("h1").first()).isVisible();
    page.waitForLoadState(LoadState.NETWORKIDLE);
    Object wider =
        page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assertThat(wider).isEqualTo(0);
    close(page);
  }

  @Test
  void explainsAndDraws() {
    Page page = browsing.window();
    page.navigate("/understand/nim" + query("position", "3+5+7"));
    assertThat(page.locator("#panel")).containsText("nim-sum");
    page.navigate("/understand/divisor-duel" + query("position", "30", "tab", "graph"));
    assertThat(page.locator("#panel svg [data-position]").first()).isVisible();
    page.navigate("/understand/wythoff" + query("position", "4,7", "tab", "plot"));
    assertThat(page.locator("#panel img, #panel canvas").first()).isVisible();
    close(page);
  }

  @Test
  void saysWhatIsWrongWithAnAddress() {
    Page page = browsing.window();
    page.navigate("/play/nim" + query("position", "x"));
    assertThat(page.locator("[role=alert]").first()).containsText("nim");
    page.navigate("/play/nothing");
    assertThat(page.locator("[role=alert]").first()).containsText("there is no game 'nothing'");
    page.navigate("/match/nothing");
    assertThat(page.locator("[role=alert]").first()).isVisible();
    browsing.forgive(); // Browsers write every 404 into their console.
    close(page);
  }
}
