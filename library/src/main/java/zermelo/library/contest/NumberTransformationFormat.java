package zermelo.library.contest;

import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;

/** Number-transformation: the winner from x,y. Values go to 1000. Start values may be taken. */
final class NumberTransformationFormat implements ContestFormat {
  private static final InputField T = InputField.cases("t");
  private static final InputField X = new InputField("x", 1, NumberTransformationSolver.LIMIT);
  private static final InputField Y = new InputField("y", 1, NumberTransformationSolver.LIMIT);

  @Override
  public String name() {
    return "number-transformation";
  }

  @Override
  public String game() {
    return "number-transformation";
  }

  @Override
  public String input() {
    return "t, then t lines x y";
  }

  @Override
  public String output() {
    return "First or Second for each line";
  }

  @Override
  public InputLayout shape() {
    return InputLayout.many(InputRow.of(X, Y));
  }

  @Override
  public void answer(TokenReader in, OutputBuffer out) {
    NumberTransformationSolver game = new NumberTransformationSolver();
    for (long cases = in.number(T); cases > 0; cases--) {
      int x = (int) in.number(X);
      int y = (int) in.number(Y);
      out.line(game.wins(x, y));
    }
    in.end();
  }

  @Override
  public void write(ContestInput trial, InputWriter to) {
    to.counted(trial.rows());
  }
}
