package zermelo.cli.shell;

/** The exit codes that scripts rely on. */
public enum ExitCode {
  OK(0),
  /** A check failed: a counterexample, or a program with wrong output. */
  CHECK_FAILED(1),
  /** Bad input, reported in one clear message. */
  BAD_INPUT(2),
  /** A limit was reached. */
  LIMIT_REACHED(3),
  /** An output could not be written: EX_IOERR, as in other programs. */
  WRITE_FAILED(74);

  private final int code;

  ExitCode(int code) {
    this.code = code;
  }

  public int code() {
    return code;
  }
}
