package zermelo.cli.stress;

/**
 * How a run of a program ended.
 *
 * @param how in which way
 * @param code its exit code, if it ended by itself
 * @param out what it printed, as far as it was read
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
