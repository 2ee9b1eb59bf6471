package zermelo.cli.contest;

/**
 * The result of running a program.
 *
 * @param how how it ended
 * @param code its exit code, if it ended by itself
 * @param out its output, as far as it was read
 * @param err the beginning of its error output
 */
record ProgramResult(Termination how, int code, String out, String err) {
  enum Termination {
    BY_ITSELF,
    OUT_OF_TIME,
    /** It printed far more than any answer is long, and was stopped. */
    FLOODING
  }
}
