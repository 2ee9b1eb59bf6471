package zermelo.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zermelo.web.testing.TestServer;

/** A real browser on the pages of a real server. It collects all errors of the pages. */
final class Browsing implements AutoCloseable {
  static final int WIDE = 1280;
  static final int TALL = 800;

  private static final int PATIENCE_MILLIS = 15_000;

  /** One browser for all classes of this process; it ends with the process. */
  private static @Nullable Browser shared;

  private final TestServer served;
  private final Browser browser;
  private final List<String> troubles = new CopyOnWriteArrayList<>();

  Browsing(Path folder) {
    this.browser = browser();
    this.served = new TestServer(folder);
  }

  private static Browser browser() {
    if (shared == null) {
      Optional<Path> chromium = chromium();
      assumeTrue(
          chromium.isPresent(),
          "no Chromium on the PATH, so the pages are not tested: apt-get install"
              + " chromium-headless-shell");
      PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
      shared =
          Playwright.create(
                  new Playwright.CreateOptions()
                      .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")))
              .chromium()
              .launch(
                  new BrowserType.LaunchOptions()
                      .setExecutablePath(chromium.get())
                      .setArgs(
                          List.of("--no-sandbox", "--disable-gpu", "--force-color-profile=srgb")));
    }
    return shared;
  }

  private static Optional<Path> chromium() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
        .filter(folder -> !folder.isEmpty())
        .flatMap(
            folder ->
                Stream.of("chromium-headless-shell", "chromium", "google-chrome")
                    .map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  TestServer served() {
    return served;
  }

  /** Opens a window of a separate user, which shares nothing with other windows. */
  Page window(int width, int height, ColorScheme colours) {
    BrowserContext context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setColorScheme(colours)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setBaseURL(served.address()));
    context.setDefaultTimeout(PATIENCE_MILLIS);
    Page page = context.newPage();
    page.onPageError(error -> troubles.add(page.url() + ": " + error));
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            troubles.add(page.url() + ": " + message.text());
          }
        });
    return page;
  }

  Page window() {
    return window(WIDE, TALL, ColorScheme.LIGHT);
  }

  /** Closes all windows. Fails if any page had an error, and clears the errors. */
  void expectNoTrouble() {
    browser.contexts().forEach(BrowserContext::close);
    List<String> found = List.copyOf(troubles);
    troubles.clear();
    assertThat(found).isEmpty();
  }

  /** Clears expected errors. */
  void forgive() {
    troubles.clear();
  }

  @Override
  public void close() {
    browser.contexts().forEach(BrowserContext::close);
    served.close();
    assertThat(served.bugs().stream().map(Browsing::trace)).isEmpty();
  }

  private static String trace(Throwable bug) {
    StringWriter text = new StringWriter();
    bug.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
