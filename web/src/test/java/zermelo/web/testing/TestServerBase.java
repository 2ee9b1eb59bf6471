package zermelo.web.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Provides a whole server for all tests of a class, and the description to validate answers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class TestServerBase {
  protected TestServer served;
  protected OpenApiDocument document;

  @BeforeAll
  void start(@TempDir Path folder) {
    served = new TestServer(folder);
    document = new OpenApiDocument(served);
  }

  @AfterAll
  void stop() {
    served.close();
    assertThat(served.bugs()).isEmpty();
  }
}
