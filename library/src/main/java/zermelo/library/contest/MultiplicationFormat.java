package zermelo.library.contest;

import java.util.List;
import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;
import zermelo.library.theorems.numbers.MultiplicationTheorem;

/** Kattis multiplicationgame (RMRC 2017): the name of the winner, or tie. */
final class MultiplicationFormat implements ContestFormat {
  private static final InputField T = InputField.cases("T");
  private static final InputField N = new InputField("N", 2, Integer.MAX_VALUE);

  /** In generated inputs: 0 for Alice, 1 for Bob. */
  private static final InputField STARTER = new InputField("the name", 0, 1);

  private static final List<String> NAMES = List.of("Alice", "Bob");

  @Override
  public String name() {
    return "kattis/multiplicationgame";
  }

  @Override
  public String game() {
    return "multiplication";
  }

  @Override
  public String input() {
    return "T, then T lines: N and who starts, Alice or Bob";
  }

  @Override
  public String output() {
    return "the winner's name or tie for each line";
  }

  @Override
  public InputLayout shape() {
    return InputLayout.many(InputRow.of(N, STARTER));
  }

  @Override
  public void answer(TokenReader in, OutputBuffer out) {
    for (long cases = in.number(T); cases > 0; cases--) {
      long target = in.number(N);
      int starter = in.word("player", "Alice", "Bob");
      out.line(
          switch (MultiplicationTheorem.fromOne(target)) {
            case WIN -> NAMES.get(starter);
            case LOSE -> NAMES.get(1 - starter);
            default -> "tie";
          });
    }
    in.end();
  }

  @Override
  public void write(ContestInput trial, InputWriter to) {
    to.line(trial.rows().size());
    for (List<Long> row : trial.rows()) {
      to.line(row.get(0), NAMES.get(row.get(1).intValue()));
    }
  }
}
