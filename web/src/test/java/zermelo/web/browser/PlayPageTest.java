package zermelo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.web.testing.TestServer.query;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests playing and reviewing: keys, fast clicks and the browser history. */
class PlayPageTest extends BrowserTest {
  /** Returns what has the focus: a named part of the page, or the element. */
  private static final String FOCUSED =
      """
      () => {
        const active = document.activeElement;
        const part = active.closest('#board, #moves, #status, #review');
        return part ? part.id : active.localName;
      }""";

  private static int plies(Page page) {
    return page.url().split("[?&]m=", -1).length - 1;
  }

  /** Waits until the machine has answered and the person may move again or the game is over. */
  private static void awaitTurn(Page page, int plies) {
    page.waitForCondition(() -> plies(page) >= plies);
    assertThat(page.locator("#status"))
        .containsText(Pattern.compile("Your move|wins", Pattern.CASE_INSENSITIVE));
  }

  /** Number games are played by cards: Enter on one after another, nothing else. */
  @Test
  void keepsTheFocusOnCardsAgainstTheMachine() {
    Page page = browsing.window();
    page.navigate("/play/divisor-duel" + query("position", "30"));
    page.locator("#moves [data-move]").first().waitFor();
    page.keyboard().press("b");
    for (int plies = 2; plies <= 6; plies += 2) {
      assertThat(page.evaluate(FOCUSED)).isEqualTo("moves");
      page.keyboard().press("Enter");
      awaitTurn(page, plies);
      if (page.locator("#status").innerText().contains("wins")) {
        break;
      }
    }
    assertThat(page.evaluate(FOCUSED)).isIn("moves", "status");
    close(page);
  }

  @Test
  void keepsTheFocusOnHeapsAgainstTheMachine() {
    Page page = browsing.window();
    page.navigate("/play/nim" + query("position", "3+5+7"));
    page.locator("[data-place='1:1']").waitFor();
    page.keyboard().press("b");
    page.keyboard().press("Enter");
    awaitTurn(page, 2);
    assertThat(page.evaluate(FOCUSED)).isEqualTo("board");
    page.keyboard().press("ArrowRight");
    assertThat(page.evaluate(FOCUSED)).isEqualTo("board");
    close(page);
  }

  @Test
  void keepsTheFocusWhereMovesAreTypedOrListed() {
    Page page = browsing.window();
    page.navigate("/play/nim" + query("position", "3+5+7"));
    page.locator("#moves [data-move]").first().waitFor();
    page.keyboard().press("m");
    page.keyboard().type("heap 3: take 1");
    page.keyboard().press("Enter");
    awaitTurn(page, 2);
    assertThat(page.locator("[data-field=move]")).isFocused();
    page.locator("#moves [data-move]").first().focus();
    page.keyboard().press("Enter");
    awaitTurn(page, 4);
    assertThat(page.evaluate(FOCUSED)).isEqualTo("moves");
    close(page);
  }

  @Test
  void givesUpAHalfMadeChoiceByEscape() {
    Page page = browsing.window();
    page.navigate("/play/cram" + query("seats", "human,human"));
    page.locator("#board .place.open").first().click();
    Locator choices = page.locator("#chooser button");
    choices.first().focus();
    page.keyboard().press("Escape");
    assertThat(page.locator("#chooser")).isHidden();
    assertThat(page.evaluate(FOCUSED)).isEqualTo("board");
    close(page);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[data-place='3:5']", "#moves [data-move='heap 3: take 1']"})
  void makesOneMoveOfADoubleClick(String target) {
    Page page = browsing.window();
    page.navigate("/play/nim" + query("position", "3+5+7", "seats", "human,human"));
    page.locator(target)
        .dblclick(new Locator.DblclickOptions().setDelay(60)); // the machine answers in between
    assertThat(page.locator("#status")).containsText("Player 2");
    page.waitForLoadState(LoadState.NETWORKIDLE);
    assertThat(plies(page)).isEqualTo(1);
    close(page);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[data-place='3:7']", "#moves [data-move='heap 1: take 1']"})
  void makesOneMoveOfAHeldKey(String target) {
    Page page = browsing.window();
    page.navigate("/play/nim" + query("position", "3+5+7", "seats", "human,human"));
    page.locator(target).focus();
    for (int i = 0; i < 8; i++) {
      page.keyboard().down("Enter"); // a repetition from the second on
      page.waitForTimeout(30);
    }
    page.keyboard().up("Enter");
    page.waitForLoadState(LoadState.NETWORKIDLE);
    assertThat(plies(page)).isEqualTo(1);
    close(page);
  }

  /** If not all moves are listed, any can be typed; an illegal one changes nothing. */
  @Test
  void staysWhereItIsAfterAnIllegalMove() {
    Page page = browsing.window();
    page.navigate("/play/nim" + query("position", "3000+5", "seats", "human,human"));
    Locator input = page.locator("[data-field=move]");
    input.fill("heap 2: take 9");
    input.press("Enter");
    assertThat(page.locator("[role=alert]")).containsText("not a move");
    assertThat(plies(page)).isZero();
    input.fill("heap 2: take 5");
    input.press("Enter");
    assertThat(page.locator("#position")).hasText("3000+0");
    assertThat(page.locator("[role=alert]")).hasCount(0);
    browsing.forgive(); // Browsers write every 400 into their console.
    close(page);
  }

  @Test
  void takesBackOneMoveWhileLookingBack() {
    Page page = browsing.window();
    page.navigate(
        "/play/nim"
            + query("position", "3+5+7", "at", "1")
            + "&m=heap+1:+take+1&m=heap+2:+take+1&m=heap+1:+take+1&m=heap+2:+take+1");
    assertThat(page.locator(".at-bar")).isVisible();
    page.locator("[data-action=undo]").click();
    assertThat(page.locator("#position")).hasText("2+4+7");
    assertThat(plies(page)).isEqualTo(2);
    close(page);
  }

  @Test
  void goesBackInAReviewByTheKeyboard() {
    Page page = browsing.window();
    page.navigate(
        "/play/nim"
            + query("position", "1+2", "seats", "human,human")
            + "&m=heap+2:+take+1&m=heap+1:+take+1&m=heap+2:+take+1");
    page.locator("#review .turn").nth(1).focus();
    page.keyboard().press("Enter");
    assertThat(page).hasURL(Pattern.compile(".*at=2.*"));
    assertThat(page.locator("#review .turn").nth(1)).isFocused();
    Locator earlier = page.locator("[data-action=earlier]");
    assertThat(earlier).isVisible();
    earlier.focus();
    page.keyboard().press("Enter");
    assertThat(page).hasURL(Pattern.compile(".*at=1.*"));
    assertThat(earlier).isFocused();
    page.keyboard().press("Enter");
    assertThat(page).hasURL(Pattern.compile(".*at=0.*"));
    assertThat(page.locator("[data-action=later]")).isFocused();
    close(page);
  }

  @Test
  void hasAnAddressForEveryPlyOfAReview() {
    Page page = browsing.window();
    page.navigate("/review?game=nim&position=1%2B2&m=heap+2:+take+2&m=heap+1:+take+1");
    Locator words = page.locator("#position");
    assertThat(words).containsText("After 2 of 2 moves");
    page.locator(".turn").first().press("Enter");
    assertThat(words).containsText("After 1 of 2 moves: 1+0");
    assertThat(page).hasURL(Pattern.compile(".*at=1.*"));
    assertThat(page.locator(".turn").first()).isFocused();
    page.locator("[data-ply='0']").press("Enter");
    assertThat(words).containsText("After 0 of 2 moves: 1+2");
    assertThat(page.locator("g[data-ply='0']")).isFocused();
    page.goBack();
    assertThat(words).containsText("After 1 of 2 moves");
    Page other = browsing.window();
    other.navigate(page.url());
    assertThat(other.locator("#position")).containsText("After 1 of 2 moves: 1+0");
    close(page);
    close(other);
  }

  /** An explicit default value must be kept: a proposed start may use other values. */
  @Test
  void keepsAParameterThatEqualsItsDefault() {
    Page page = browsing.window();
    page.navigate("/play/take-away" + query("position", "15", "set.k", "5"));
    page.locator("[data-action=setup]").click();
    page.locator("#set-k").fill("3");
    page.locator("#start-position").fill("");
    page.locator("[data-action=start]").click();
    assertThat(page).hasURL(Pattern.compile(".*set\\.k=3.*position=.*"));
    close(page);
  }

  @Test
  void skipsToTheContentWithoutGoingAnywhere() {
    Page page = browsing.window();
    page.navigate("/play/nim" + query("position", "3+5+7"));
    page.locator("[data-place='1:1']").waitFor();
    page.evaluate("document.querySelector('#board').dataset.old = 'yes'");
    String address = page.url();
    page.locator(".skip").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator("#main")).isFocused();
    assertThat(page.url()).isEqualTo(address);
    assertThat(page.locator("#board[data-old=yes]")).hasCount(1);
    close(page);
  }

  @Test
  void comesBackToWhereALongPageWasLeft() {
    Page page = browsing.window();
    page.navigate("/");
    Locator card = page.locator("[data-game=wythoff] h2 a");
    card.scrollIntoViewIfNeeded();
    page.waitForTimeout(400); // a browser reports only then that scrolling has ended
    double left = ((Number) page.evaluate("scrollY")).doubleValue();
    assertThat(left).isGreaterThan(300);
    card.click();
    assertThat(page.locator("h1")).hasText("Wythoff");
    page.waitForCondition(() -> page.evaluate("scrollY").equals(0));
    assertThat(page.locator("#main")).isFocused();
    page.goBack();
    assertThat(page.locator("[data-game=wythoff]")).isVisible();
    page.waitForCondition(
        () -> Math.abs(((Number) page.evaluate("scrollY")).doubleValue() - left) < 3);
    close(page);
  }

  @Test
  void saysThatAPageCouldNotBeLoaded() {
    Page page = browsing.window();
    page.navigate("/");
    page.locator("[data-game]").first().waitFor();
    page.route("**/assets/pages/define.js", route -> route.abort());
    page.locator("[data-nav=define]").click();
    assertThat(page.locator("#main [role=alert]")).isVisible();
    page.unroute("**/assets/pages/define.js");
    page.locator("[data-action=reload]").click();
    assertThat(page.locator("textarea").first()).isVisible();
    browsing.forgive();
    close(page);
  }

  @Test
  void canDoWithoutSingleKeys() {
    Page page = browsing.window();
    page.navigate("/play/nim" + query("position", "3+5+7"));
    page.locator("[data-place='1:1']").waitFor();
    page.keyboard().press("Shift+?");
    page.locator("#single-keys").uncheck();
    page.keyboard().press("Escape");
    page.keyboard().press("o"); // this key would open the setup
    page.reload();
    page.locator("[data-place='1:1']").waitFor();
    page.keyboard().press("o");
    page.keyboard().press("Shift+?");
    assertThat(page.locator("dialog")).hasCount(0);
    page.locator("#help-button").click();
    page.locator("#single-keys").check();
    page.keyboard().press("Escape");
    page.keyboard().press("o");
    assertThat(page.locator("dialog[data-dialog=setup]")).isVisible();
    close(page);
  }

  @Test
  void playsASumOfGames() {
    Page page = browsing.window();
    page.navigate("/");
    page.locator("#sum-of-games summary").click();
    Locator field = page.locator("#sum");
    field.fill("nim 3+5");
    page.locator("[data-action=play-sum]").click();
    assertThat(page.locator("#sum-problem")).containsText("two games");
    field.fill("nim 3+5 + kayles 7");
    page.locator("[data-action=play-sum]").click();
    assertThat(page.locator("h1")).hasText("Sum of games");
    page.locator("[data-place='2/1:2']").click(); // takes 4 of 5, the only good move
    awaitTurn(page, 2);
    assertThat(page).hasURL(Pattern.compile(".*m=part\\+2[^&]*take\\+4.*"));
    page.locator("#truth-switch").check();
    assertThat(page.locator("#truth")).containsText("wins");
    page.locator(".crumbs a").first().click();
    assertThat(page.locator("#explanation")).containsText("nim-sum");
    close(page);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kalah", "hex", "dots-and-boxes", "quixo"})
  void fitsAPhoneWithAWideBoard(String game) {
    Page page = browsing.window(PHONE_WIDE, PHONE_TALL, ColorScheme.LIGHT);
    page.navigate("/play/" + game + query("seats", "human,human"));
    page.locator("#board .place").first().waitFor();
    assertThat(overflow(page)).isZero();
    close(page);
  }

  @ParameterizedTest
  @ValueSource(strings = {"setup", "invite"})
  void fitsAPhoneWithAWindow(String window) {
    Page page = browsing.window(PHONE_WIDE, PHONE_TALL, ColorScheme.LIGHT);
    page.navigate("/play/take-away" + query("seats", "human,human"));
    page.locator("[data-action=" + window + "]").click();
    Locator dialog = page.locator("dialog[open]");
    assertThat(dialog).isVisible();
    if (window.equals("invite")) {
      page.locator("[data-action=create-match]").click();
      page.locator("[data-action=take-seat]").waitFor();
      dialog.locator("summary").click();
    }
    assertThat(overflow(page)).isZero();
    assertThat(dialog.evaluate("node => node.scrollWidth - node.clientWidth")).isEqualTo(0);
    close(page);
  }

  /** Rows of the history are large enough for a finger, and no field makes a phone zoom in. */
  @Test
  void isLargeEnoughForFingers() {
    Page page = browsing.window(PHONE_WIDE, PHONE_TALL, ColorScheme.LIGHT);
    page.navigate(
        "/play/nim"
            + query("position", "1+2", "seats", "human,human")
            + "&m=heap+2:+take+2&m=heap+1:+take+1");
    Locator row = page.locator("#history .row-band").first();
    row.waitFor();
    assertThat(row.boundingBox().height).isGreaterThanOrEqualTo(30);
    page.locator("[data-action=setup]").click();
    assertThat(
            page.locator("#start-position")
                .evaluate("node => parseFloat(getComputedStyle(node).fontSize)"))
        .isEqualTo(16);
    close(page);
  }

  private static int overflow(Page page) {
    return ((Number)
            page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"))
        .intValue();
  }
}
