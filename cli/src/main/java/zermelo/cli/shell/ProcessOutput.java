package zermelo.cli.shell;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.util.Optional;

/** A process output that remembers a write error; a print stream would not. */
public final class ProcessOutput extends FilterOutputStream {
  private Optional<String> writeError = Optional.empty();

  public ProcessOutput(FileDescriptor descriptor) {
    super(new FileOutputStream(descriptor));
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      writeError = Optional.of(String.valueOf(e.getMessage()));
      throw e;
    }
  }

  /** Returns the write error; empty if there is none, or if the reader merely closed the pipe. */
  public Optional<String> writeError() {
    boolean closed = writeError.isPresent() && writeError.get().contains("Broken pipe");
    return closed ? Optional.empty() : writeError;
  }
}
