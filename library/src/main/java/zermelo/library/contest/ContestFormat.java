package zermelo.library.contest;

import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;

/**
 * A format of a judge: reads its input, writes its output.
 *
 * <p>The answers come from closed forms where there are any. Their slow twin is the game of the
 * library, played out: a test holds the two together on thousands of small inputs.
 */
public interface ContestFormat {
  /** The name that {@code judge} knows it by. */
  String name();

  /** The game of the library that is played. */
  String game();

  /** What stands in an input, in words. */
  String input();

  /** What stands in an output, in words. */
  String output();

  /** What inputs look like. */
  InputLayout shape();

  /**
   * Whether the judge could give this input; beyond the limits of single numbers, which hold here.
   */
  default boolean allows(ContestInput trial) {
    return true;
  }

  /** The largest number of random inputs, unless somebody asks for larger ones. */
  default long largest() {
    return Long.MAX_VALUE;
  }

  /** Answers one whole input; what is wrong with it is thrown as BadInput. */
  void answer(TokenReader in, OutputBuffer out);

  /** Writes an input. */
  void write(ContestInput trial, InputWriter to);
}
