package zermelo.cli.shell;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.util.Optional;

/**
 * An output of the process that remembers why it could not be written: a print stream would not.
 */
public final class ProcessOutput extends FilterOutputStream {
  private Optional<String> trouble = Optional.empty();

  public ProcessOutput(FileDescriptor descriptor) {
    super(new FileOutputStream(descriptor));
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      trouble = Optional.of(String.valueOf(e.getMessage()));
      throw e;
    }
  }

  /** What went wrong; nothing if all is well, or if only nobody reads any more. */
  public Optional<String> trouble() {
    return trouble.filter(message -> !message.contains("Broken pipe"));
  }
}
