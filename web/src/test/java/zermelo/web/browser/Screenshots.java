package zermelo.web.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Makes the pictures of the documentation, and others to inspect after a change of the pages:
 * {@code -Dtest=Screenshots -Dzermelo.images=FOLDER}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@EnabledIfSystemProperty(named = "zermelo.images", matches = ".+")
class Screenshots {
  private static final int PHONE_WIDE = 360;
  private static final int PHONE_TALL = 740;

  private Browsing browsing;

  @BeforeAll
  void start(@TempDir Path folder) {
    browsing = new Browsing(folder);
  }

  @AfterAll
  void stop() {
    browsing.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "web-library|/",
        "web-truth|/play/nim?position=3%2B5%2B7&truth=1&seats=human,human",
        "web-connect-four|/play/connect-four?set.width=5&set.height=4&seats=human,human&truth=1&m=column+3&m=column+2&m=column+3",
        "web-kalah|/play/kalah?set.pits=3&set.seeds=3&seats=human,human&truth=1",
        "web-dots|/play/dots-and-boxes?seats=human,human&m=a1-b1&m=b1-b2",
        "web-number|/play/divisor-duel?position=30&truth=1&seats=human,human",
        "web-graph-game|/play/graph?seats=human,human&truth=1",
        "web-review|/review?game=nim&position=3%2B5%2B7&m=heap+1:+take+2&m=heap+2:+take+4&m=heap+3:+take+7&m=heap+1:+take+1&m=heap+2:+take+1",
        "web-explain|/understand/nim?position=3%2B5%2B7",
        "web-graph|/understand/divisor-duel?position=30&tab=graph",
        "web-plot|/understand/kayles?tab=plot",
        "web-map|/understand/wythoff?tab=plot",
        "web-table|/understand/wythoff?tab=table",
        "web-define|/define?game=divisor-duel",
      })
  void shows(String name, String path) {
    Path folder = Path.of(System.getProperty("zermelo.images"));
    for (ColorScheme colours : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
      String shade = colours == ColorScheme.DARK ? "-dark" : "";
      shot(path, folder.resolve(name + shade + ".png"), Browsing.WIDE, Browsing.TALL, colours);
    }
    shot(path, folder.resolve(name + "-phone.png"), PHONE_WIDE, PHONE_TALL, ColorScheme.LIGHT);
  }

  private void shot(String path, Path file, int width, int height, ColorScheme colours) {
    Page page = browsing.window(width, height, colours);
    page.navigate(path);
    page.waitForLoadState(LoadState.NETWORKIDLE);
    page.screenshot(new Page.ScreenshotOptions().setPath(file));
    page.context().close();
  }
}
