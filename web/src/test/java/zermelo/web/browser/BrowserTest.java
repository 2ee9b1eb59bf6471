package zermelo.web.browser;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A test of pages in a real browser: one server for a class, and no error in any page. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserTest {
  static final int PHONE_WIDE = 360;
  static final int PHONE_TALL = 740;

  Browsing browsing;

  @BeforeAll
  void start(@TempDir Path folder) {
    browsing = new Browsing(folder);
  }

  @AfterEach
  void noTrouble() {
    browsing.expectNoTrouble();
  }

  @AfterAll
  void stop() {
    browsing.close();
  }

  static void close(Page page) {
    page.context().close();
  }
}
