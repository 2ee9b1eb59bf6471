package zermelo.cli.command;

import java.time.Duration;
import java.util.Locale;
import zermelo.application.json.AnswerJson;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.tablebase.TablebasePlan;

/**
 * Says what to try after a limit ended {@code solve}: an option such as {@code --budget 10m}, or to
 * build a tablebase.
 */
final class LargerBudget {
  private static final int TIMES = 10;

  /** The most ranks of a tablebase that is built in an hour or so. */
  private static final long MAX_RANKS = 1L << 32;

  private final Limits limits;

  LargerBudget(Limits limits) {
    this.limits = limits;
  }

  /**
   * Returns the end of a message: the option to type, and the command for a tablebase if one is
   * possible.
   */
  String words(AnswerJson.PositionReference what, Question question, OutOfLimits out) {
    String option = option(out);
    return (option.isEmpty() ? "" : "; " + option + " goes further") + tablebase(what, question);
  }

  /** The option with a larger value of the limit that was reached; empty if none would help. */
  private String option(OutOfLimits out) {
    if (out.positions() >= limits.positions() / 4 * 3) {
      return "'--budget " + limits.positions() * TIMES + "'";
    }
    Duration most = limits.time();
    if (out.elapsed().compareTo(most.dividedBy(4).multipliedBy(3)) >= 0) {
      return "'--budget " + time(most.multipliedBy(TIMES)) + "'";
    }
    return out.reason().contains("memory")
        ? "'--memory " + Math.max(1, limits.memory() >> 20) * TIMES + "mb'"
        : "";
  }

  private static String time(Duration time) {
    long seconds = time.toSeconds();
    return seconds < 1
        ? time.toMillis() + "ms"
        : seconds % 3600 == 0
            ? seconds / 3600 + "h"
            : seconds % 60 == 0 ? seconds / 60 + "m" : seconds + "s";
  }

  private String tablebase(AnswerJson.PositionReference what, Question question) {
    if (!question.isSingleGame()) {
      return "";
    }
    try {
      TablebasePlan plan =
          new TablebasePlan(question.rules(), question.position(), question.misere());
      long ranks = plan.bits();
      return ranks > MAX_RANKS || ranks / 8 > limits.memory()
          ? ""
          : String.format(
              Locale.ROOT,
              "; '%s' solves all positions once and for all (%,d ranks)",
              command(what, question),
              ranks);
    } catch (BadInput | ArithmeticException | Space.Overflow none) {
      return "";
    }
  }

  private static String command(AnswerJson.PositionReference what, Question question) {
    StringBuilder command = new StringBuilder("zermelo tablebase build ").append(what.game());
    boolean start = question.rules().start().filter(question.position()::equals).isPresent();
    if (!start) {
      command.append(' ').append(what.position());
    }
    what.settings().values().forEach((k, v) -> command.append(" --set ").append(k + "=" + v));
    return command.append(what.misere() ? " --misere" : "").append(" -o FOLDER").toString();
  }
}
