package zermelo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests the page where games are written. */
class DefinePageTest extends BrowserTest {
  private static final String TEXT =
      """
      game Small
      param k: 1..9 = 3 "the most"
      param other: set = {2} "what may be taken too"
      position n: 0..
      move take m in 1..min(k, n)
        n := n - m
      move more m in other where m <= n
        n := n - m
      example 10
      """;

  private static Locator text(Page page) {
    return page.locator("textarea");
  }

  @Test
  void hasAFieldForEachParameter() {
    Page page = browsing.window();
    page.navigate("/define");
    text(page).fill(TEXT);
    assertThat(page.locator("#ask-settings input")).hasCount(2);
    page.locator("#set-k").fill(" 4 ");
    page.locator("#set-other").fill("{1, 4, 9}");
    String asked =
        page.waitForRequest(
                request -> request.url().contains("/api/position"),
                () -> page.locator("[data-action=solve]").click())
            .url();
    assertThat(URLDecoder.decode(asked, StandardCharsets.UTF_8))
        .contains("set.k=4&")
        .contains("set.other={1, 4, 9}");
    assertThat(page.locator("[data-result=solve]")).isVisible();
    text(page).fill(TEXT.replace("param k: 1..9 = 3", "param k: 1..9 = 5"));
    assertThat(page.locator("#set-k")).hasAttribute("placeholder", "5");
    assertThat(page.locator("#set-k")).hasValue("4");
    page.locator("#set-k").fill("many");
    page.locator("[data-action=solve]").click();
    assertThat(page.locator("#results [role=alert]")).containsText("many");
    browsing.forgive(); // Browsers write every 400 into their console.
    page.context().close();
  }

  @Test
  void answersTheQuestionThatWasAskedLast() {
    Page page = browsing.window();
    page.navigate("/define");
    text(page).fill(TEXT);
    DelayedRequests slow = new DelayedRequests(page, "**/api/solve?*");
    page.locator("[data-action=solve]").click();
    slow.begun();
    page.locator("#ask-claim").fill("loses iff n mod 4 = 0");
    page.locator("[data-action=check]").click();
    assertThat(page.locator("[data-result=check]")).isVisible();
    slow.goOn();
    assertThat(page.locator("[data-result=check]")).isVisible();
    assertThat(page.locator("[data-result=solve]")).hasCount(0);
    page.context().close();
  }

  @Test
  void opensTheTextThatWasChosenLast() {
    Page page = browsing.window();
    page.navigate("/define");
    page.locator("#gallery option[value=wythoff]")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    DelayedRequests slow = new DelayedRequests(page, "**/api/games/wythoff");
    page.locator("#gallery").selectOption("wythoff");
    slow.begun();
    page.locator("#gallery").selectOption("euclid");
    assertThat(text(page)).hasValue(Pattern.compile("game Euclid[^$]*"));
    slow.goOn();
    assertThat(text(page)).hasValue(Pattern.compile("game Euclid[^$]*"));
    page.context().close();
  }

  @Test
  void keepsMyTextWhileAnotherIsOpened() {
    Page page = browsing.window();
    Locator back = page.locator("[data-action=restore]");
    page.navigate("/define");
    assertThat(back).isHidden();
    text(page).fill(TEXT);
    page.navigate("/define?game=euclid");
    assertThat(text(page)).hasValue(Pattern.compile("game Euclid[^$]*"));
    back.click();
    assertThat(text(page)).hasValue(TEXT);
    page.goBack();
    assertThat(text(page)).hasValue(Pattern.compile("game Euclid[^$]*"));
    text(page).press("x");
    assertThat(text(page)).hasValue(Pattern.compile("xgame Euclid[^$]*"));
    page.reload();
    assertThat(text(page)).hasValue(Pattern.compile("xgame Euclid[^$]*"));
    back.click();
    assertThat(text(page)).hasValue(TEXT);
    page.reload();
    assertThat(text(page)).hasValue(TEXT);
    back.click();
    assertThat(text(page)).hasValue(Pattern.compile("xgame Euclid[^$]*"));
    page.context().close();
  }

  @Test
  void findsNothingWrongWithNoText() {
    Page page = browsing.window();
    page.navigate("/define");
    text(page).fill("game Small\nheap n\nmove take k in 1..m\n");
    assertThat(page.locator("[data-line]")).not().hasCount(0);
    text(page).fill(" ");
    assertThat(page.locator("[data-line]")).hasCount(0);
    assertThat(page.locator("[role=alert]")).hasCount(0);
    assertThat(text(page)).hasAttribute("aria-invalid", "false");
    page.locator("[data-action=solve]").click();
    assertThat(page.locator("#results [role=alert]")).containsText("no text yet");
    page.context().close();
  }

  /** Over plain HTTP on a local network, a page cannot write to the clipboard. */
  @Test
  void copiesWithoutAClipboardOfTheBrowser() {
    Page page = browsing.window();
    page.addInitScript("delete Navigator.prototype.clipboard");
    page.navigate("/define");
    assertThat(page.evaluate("navigator.clipboard === undefined")).isEqualTo(true);
    page.locator("[data-action=share]").click();
    String link = page.locator("input[readonly]").inputValue();
    page.locator("[data-action=copy]").click();
    assertThat(page.locator("[data-action=copy]")).hasText("Copied");
    assertThat(page.locator("#live")).containsText("Copied.");
    page.locator("#ask-claim").focus();
    page.keyboard().press("Control+V");
    assertThat(page.locator("#ask-claim")).hasValue(link);
    page.context().close();
  }

  @Test
  void movesItsColoursWithTheText() {
    Page page = browsing.window();
    page.navigate("/define");
    text(page).fill("# a comment\n".repeat(80) + "# a last one that is long".repeat(20));
    text(page).evaluate("area => area.scrollTo(300, area.scrollHeight)");
    Object apart =
        page.evaluate(
            """
            () => new Promise(requestAnimationFrame).then(() => {
              const area = document.querySelector('textarea');
              const ink = document.querySelector('.editor-ink').getBoundingClientRect();
              const numbers = document.querySelector('.editor-numbers > div').getBoundingClientRect();
              const frame = area.getBoundingClientRect();
              return Math.max(
                Math.abs(frame.top - area.scrollTop - ink.top),
                Math.abs(frame.left - area.scrollLeft - ink.left),
                Math.abs(ink.top - numbers.top + parseFloat(getComputedStyle(area).paddingTop)));
            })
            """);
    assertThat(((Number) apart).doubleValue()).isLessThan(1.5);
    page.context().close();
  }
}
