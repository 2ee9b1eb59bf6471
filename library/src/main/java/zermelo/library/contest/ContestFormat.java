package zermelo.library.contest;

import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;

/**
 * The format of a contest problem: reads its input, writes its output.
 *
 * <p>Answers come from closed forms where they exist. Slow twin: the library game, solved by
 * search. A test compares the two on thousands of small inputs.
 */
public interface ContestFormat {
  /** Returns the name for the command {@code judge}. */
  String name();

  /** Returns the library game that is played. */
  String game();

  /** Describes the input in words. */
  String input();

  /** Describes the output in words. */
  String output();

  /** Returns the layout of inputs. */
  InputLayout shape();

  /** Returns whether the judge could give this input. The limits of single numbers hold already. */
  default boolean allows(ContestInput trial) {
    return true;
  }

  /** Returns the default upper bound of the numbers in random inputs. */
  default long largest() {
    return Long.MAX_VALUE;
  }

  /** Answers one whole input. Throws BadInput if it is wrong. */
  void answer(TokenReader in, OutputBuffer out);

  /** Writes an input. */
  void write(ContestInput trial, InputWriter to);
}
