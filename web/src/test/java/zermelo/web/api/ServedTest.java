package zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import zermelo.web.Served;

/** Provides a whole server for all tests of a class, and the description to validate answers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ServedTest {
  Served served;
  Document document;

  @BeforeAll
  void start(@TempDir Path folder) {
    served = new Served(folder);
    document = new Document(served);
  }

  @AfterAll
  void stop() {
    served.close();
    assertThat(served.bugs()).isEmpty();
  }
}
