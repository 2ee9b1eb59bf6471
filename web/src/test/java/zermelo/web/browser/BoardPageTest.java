package zermelo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests boards that are typed as texts: moves of several cells, and the help of the editor. */
class BoardPageTest extends BrowserTest {
  private static final String CLOBBER =
      """
      game Small Clobber
      "Move a stone onto a neighbouring stone of the other player."
      param rows: 1..4 = 2
      param columns: 1..4 = 2
      board b: rows x columns of "." left "x" right "o"
      move p in b where b[p] is mine, q in neighbours(p) where b[q] is theirs
        b[q] := mine; b[p] := empty
      example %s
      """;

  private static final String AMAZONS =
      """
      game Small Amazons
      board b: 3 x 3 of ".#" left "x" right "o"
      move p in b where b[p] is mine, q in slides(p)
        b[p] := empty; b[q] := mine
        then r in slides(q): b[r] := "#"
      example x../.../..o
      """;

  private static final String WHEEL =
      """
      game Wheel
      board b: points 5 joined i, j if j = 5 or j = i + 1 or j - i = 3
        of "." left "x" right "o" = "xxoo."
      move p in b where b[p] is mine, q in neighbours(p) where b[q] is empty
        b[p] := empty; b[q] := mine
      example xxoo.
      """;

  /** Types a text into the editor and plays it: the person first, then the machine. */
  private static void play(Page page, String text) {
    page.navigate("/define");
    page.locator("textarea").fill(text);
    String title = text.lines().findFirst().orElseThrow().replace("game ", "");
    assertThat(page.locator("[data-lint=ok]")).containsText(title + ": the text is in order");
    page.locator("[data-action=play]").click();
    place(page, "").first().waitFor();
  }

  private static Locator place(Page page, String with) {
    return page.locator("#board .place" + with);
  }

  private static Locator named(Page page, String cell) {
    return place(page, "[data-place='" + cell + "']");
  }

  private static int plies(Page page) {
    return page.url().split("[?&]m=", -1).length - 1;
  }

  /** Waits until it is the person's turn or the game is over; returns whether it goes on. */
  private static boolean awaitTurn(Page page) {
    Locator status = page.locator("#status");
    assertThat(status).containsText(Pattern.compile("Your move|wins", Pattern.CASE_INSENSITIVE));
    return !status.innerText().contains("wins");
  }

  /** Plays to the end by clicks, each on the first cell that goes on; every move has some cells. */
  private static void clickToTheEnd(Page page, int cells) {
    while (awaitTurn(page)) {
      int before = plies(page);
      place(page, ".open").first().click();
      for (int cell = 2; cell <= cells; cell++) {
        assertThat(place(page, ".picked")).hasCount(cell - 1);
        assertThat(plies(page)).isEqualTo(before);
        place(page, ".asked:not(.picked)").first().click();
      }
      page.waitForCondition(() -> plies(page) > before);
      assertThat(place(page, ".picked")).hasCount(0);
    }
    assertThat(plies(page)).isPositive();
  }

  @Test
  void twoClicksMakeAMoveFromOneCellToAnother() {
    Page page = browsing.window();
    play(page, CLOBBER.formatted("xoxo/oxox with rows=2 and columns=4"));
    clickToTheEnd(page, 2);
    page.context().close();
  }

  @Test
  void threeClicksMakeAMoveWithAnArrow() {
    Page page = browsing.window(PHONE_WIDE, PHONE_TALL, ColorScheme.DARK);
    play(page, AMAZONS);
    clickToTheEnd(page, 3);
    page.context().close();
  }

  @Test
  void aClickOnAChosenCellTakesItBack() {
    Page page = browsing.window();
    play(page, AMAZONS);
    named(page, "a1").click();
    named(page, "b2").click();
    assertThat(named(page, "b2")).hasAttribute("aria-label", "b2, chosen");
    named(page, "b2").click();
    assertThat(place(page, ".picked")).hasCount(1);
    assertThat(named(page, "b2")).hasClass(Pattern.compile(".*\\basked\\b.*"));
    named(page, "a1").click();
    assertThat(place(page, ".picked")).hasCount(0);
    assertThat(page.locator("#chooser")).isHidden();
    // The arrow may go back to where the queen came from.
    named(page, "a1").click();
    named(page, "b2").click();
    named(page, "a1").click();
    page.waitForCondition(() -> page.url().contains("a1-b2-a1"));
    page.context().close();
  }

  @Test
  void aMoveOfTwoCellsIsMadeByKeysAlone() {
    Page page = browsing.window();
    play(page, CLOBBER.formatted("xo/ox with rows=2 and columns=2"));
    page.keyboard().press("b");
    page.keyboard().press("Enter");
    assertThat(named(page, "a1")).hasAttribute("aria-label", "a1, x, chosen");
    page.keyboard().press("Enter");
    assertThat(named(page, "a1")).hasAttribute("aria-label", "a1, x");
    page.keyboard().press("Space");
    page.keyboard().press("ArrowRight");
    assertThat(named(page, "b1")).isFocused();
    assertThat(named(page, "b1")).hasAttribute("aria-disabled", "false");
    page.keyboard().press("Enter");
    page.waitForCondition(() -> plies(page) == 2);
    // The URL changes first; the board follows once the server has sent the new position.
    assertThat(named(page, "b1")).hasAttribute("aria-disabled", "false");
    assertThat(page.locator("#status")).containsText("Your move");
    assertThat(named(page, "b1")).isFocused();
    page.keyboard().press("Enter");
    page.keyboard().press("ArrowDown");
    page.keyboard().press("Enter");
    assertThat(page.locator("#status")).containsText("wins");
    page.context().close();
  }

  /** A cell is worth as much as the best move that goes on there. */
  @Test
  void showsTheBestValueThatACellLeadsTo() {
    Page page = browsing.window();
    play(page, AMAZONS);
    page.keyboard().press("t");
    assertThat(named(page, "a1")).hasAttribute("aria-label", Pattern.compile("a1, x, wins.*"));
    named(page, "a1").click();
    assertThat(place(page, ".asked.value")).hasCount(5);
    page.context().close();
  }

  @Test
  void pointsAreClickedLikeCells() {
    Page page = browsing.window();
    play(page, WHEEL);
    named(page, "1").click();
    assertThat(place(page, ".asked")).hasCount(1);
    named(page, "5").click();
    page.waitForCondition(() -> plies(page) >= 1);
    page.context().close();
  }

  /** A move that no cell stands for has a button below the board. */
  @Test
  void offersToPassBesideTheBoard() {
    Page page = browsing.window();
    play(
        page,
        """
        game Pass
        board b: 1 x 3 of "." left "x" right "o" = "xo."
        move p in b where b[p] is empty and any q in neighbours(p): b[q] is mine
          b[p] := mine
        otherwise move pass where not full
        """);
    page.locator("#board button[data-move=pass]").click();
    page.waitForCondition(() -> page.url().contains("m=pass"));
    page.context().close();
  }

  @Test
  void explainsTheWordAtTheCursorAndUnderThePointer() {
    Page page = browsing.window();
    page.navigate("/define");
    Locator text = page.locator("textarea");
    text.fill(AMAZONS);
    Locator slides = page.locator(".editor-ink [data-word=slides]").first();
    assertThat(slides).hasClass("t-function");
    assertThat(page.locator(".editor-ink [data-word=board]")).hasClass("t-statement");
    assertThat(page.locator(".editor-ink [data-word=then]")).hasClass("t-word");
    text.focus();
    text.evaluate(
        "area => { const at = area.value.indexOf('slides') + 2; area.setSelectionRange(at, at); }");
    assertThat(page.locator("#editor-word"))
        .containsText("the cells that a queen reaches over empty cells");
    var box = page.locator(".editor-ink [data-word=then]").boundingBox();
    page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
    assertThat(text).hasAttribute("title", Pattern.compile("then .*sees the changes so far.*"));
    page.locator("#language > summary").click();
    page.locator("#language summary", new Page.LocatorOptions().setHasText("Functions for boards"))
        .click();
    assertThat(page.locator("#language [data-word=liberties] + dd"))
        .hasText("the empty cells beside the group of a cell");
    page.context().close();
  }

  @Test
  void offersExamplesByKind() {
    Page page = browsing.window();
    page.navigate("/define");
    assertThat(page.locator("#gallery optgroup[label=Heaps] option[value=nim]")).hasCount(1);
    assertThat(page.locator("#gallery optgroup[label=Numbers] option[value=divisor-duel]"))
        .hasCount(1);
    page.context().close();
  }
}
