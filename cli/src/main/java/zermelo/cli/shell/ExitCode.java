package zermelo.cli.shell;

/** The exit codes that scripts rely on. */
public enum ExitCode {
  ANSWERED(0),
  /** A check failed: a counterexample, a differing program. */
  FAILED(1),
  /** Bad input, said in one clear message. */
  BAD_INPUT(2),
  /** The budget ran out. */
  OUT_OF_BUDGET(3),
  /** An output could not be written: EX_IOERR, as other programs have it. */
  UNWRITTEN(74);

  private final int code;

  ExitCode(int code) {
    this.code = code;
  }

  public int code() {
    return code;
  }
}
