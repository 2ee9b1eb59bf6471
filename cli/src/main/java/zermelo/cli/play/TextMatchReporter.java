package zermelo.cli.play;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.application.play.StartSelector;
import zermelo.application.words.AnsiColours;
import zermelo.application.words.ExplanationText;
import zermelo.application.words.PlayerNames;
import zermelo.cli.render.AnswerText;
import zermelo.cli.render.HistoryText;
import zermelo.cli.render.MoveListText;
import zermelo.cli.render.PictureStyle;
import zermelo.cli.render.PictureText;
import zermelo.cli.render.ReviewText;
import zermelo.cli.shell.Console;
import zermelo.insight.explain.Explanation;
import zermelo.insight.review.Review;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Phrases;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.play.Match;
import zermelo.play.Player;
import zermelo.play.Ply;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * Reports a match in words, with the game's own phrases. The words are the same at a terminal and
 * in a pipe; only colours differ.
 */
final class TextMatchReporter implements MatchReporter {
  private static final int FEW_MOVES = 24;
  private static final int FEW_VALUES = 14;
  private static final int MANY_MOVES = 2_000;
  private static final int WIDTH = 78;

  private final MatchSetup setup;
  private final PrintStream out;
  private final boolean typed;
  private final AnsiColours paint;
  private final AnswerText answers;

  TextMatchReporter(MatchSetup setup, Console console) {
    this.setup = setup;
    this.out = console.out();
    this.typed = console.typed();
    this.paint = new AnsiColours(console.colours());
    this.answers = new AnswerText(console.colours(), setup.misere());
  }

  private static String player(int seat) {
    return "Player " + (seat + 1);
  }

  @Override
  public void introduce(MatchSetup at, List<Optional<Player>> machines, StartSelector.Start start) {
    if (typed) {
      out.println(wrapped(start.title() + ". " + start.words()));
      out.println();
    }
    if (machines.stream().allMatch(Optional::isEmpty)) {
      return;
    }
    for (int seat = 0; seat < machines.size(); seat++) {
      String who =
          machines
              .get(seat)
              .map(machine -> "the machine: " + machine.words())
              .orElse("you: type a move, or help");
      out.println(wrapped(player(seat) + " is " + who + "."));
    }
    out.println();
  }

  @Override
  public void start(Match match, StartSelector.Start start, GameRecord record, boolean flipped) {
    if (match.games() > 1) {
      out.println("Game " + match.number() + " of " + match.games() + ".");
    }
    if (start.proposed() && match.number() == 1) {
      out.println("The start is proposed; any other position may be given after the game's name.");
    }
    if (flipped || match.games() > 1 || record.first() == 1) {
      String coin = flipped ? "The coin says: " : "";
      out.println(coin + player(record.first()) + " moves first.");
    }
    if (setup.misere()) {
      out.println("Misère play: a player who cannot move wins.");
    }
    out.println(sentence("Game Start! " + position(record) + settings(start)));
    out.println();
  }

  private static String settings(StartSelector.Start start) {
    List<String> set = new ArrayList<>();
    start.settings().values().forEach((name, value) -> set.add(name + "=" + value));
    return set.isEmpty() ? "" : " (" + String.join(", ", set) + ")";
  }

  private static String sentence(String parts) {
    return parts.replace("  ", " ").strip();
  }

  /** Wraps prose at a terminal; in a pipe it stays on one line. */
  private String wrapped(String text) {
    return !typed
        ? text
        : text.replaceAll("(.{1," + WIDTH + "})(?:\\s+|$)", "$1\n").stripTrailing();
  }

  /**
   * Describes the position in a sentence; empty if the picture shows it better than the notation.
   */
  private static String position(GameRecord record) {
    Phrases phrases = record.rules().phrases();
    return isBoard(record.rules().picture(record.position()))
        ? ""
        : phrases.position() + " is " + record.rules().print(record.position()) + ".";
  }

  private static boolean isBoard(Picture picture) {
    return switch (picture) {
      case Picture.Grid any -> true;
      case Picture.Points any -> true;
      case Picture.Dots any -> true;
      case Picture.Pits any -> true;
      default -> false;
    };
  }

  @Override
  public void resumed(Match match, StartSelector.Start start, GameRecord record) {
    if (match.games() > 1) {
      out.println("Game " + match.number() + " of " + match.games() + ". " + scores(match));
    }
    out.println(
        "Game resumed after "
            + record.plies().size()
            + (record.plies().size() == 1 ? " move. " : " moves. ")
            + sentence(position(record) + settings(start)));
    draw(record, Optional.empty());
    out.println();
  }

  @Override
  public void turn(GameRecord record, boolean person, Optional<Answer> answer) {
    out.println(heading(record));
    if (person || !setup.someoneTypes()) {
      draw(record, answer);
    }
    if (answer.isPresent() && (person || !setup.someoneTypes())) {
      values(record, answer.get());
    } else if (person) {
      out.println(wrapped(moves(record, FEW_MOVES)));
    }
    out.flush(); // a machine may think for a while
  }

  private static String heading(GameRecord record) {
    String role = record.rules().playerName(record.rules().turn(record.position()));
    return player(record.toMove()) + "'s Turn" + (role.isEmpty() ? ":" : " (" + role + "):");
  }

  private void draw(GameRecord record, Optional<Answer> answer) {
    PictureStyle ink =
        new PictureStyle(paint.colours(), label -> answer.flatMap(known -> value(known, label)));
    PictureText.lines(record.rules().picture(record.position()), ink).forEach(out::println);
  }

  private static Optional<Outcome> value(Answer answer, String label) {
    return answer.moves().stream()
        .filter(move -> move.move().label().equals(label))
        .map(ValuedMove::result)
        .findFirst();
  }

  private void values(GameRecord record, Answer answer) {
    String brief = paint.outcome(answer.outcome(), AnswerText.brief(answer));
    out.println(player(record.toMove()) + " " + brief + " with best play.");
    out.print(answers.moves(record.rules(), answer, FEW_VALUES));
  }

  private static String moves(GameRecord record, int most) {
    Position position = record.position();
    return record.rules().phrases().moves(position)
        + " are: "
        + MoveListText.of(record.rules(), position, most);
  }

  @Override
  public String prompt(GameRecord record) {
    return "Enter " + record.rules().phrases().choice() + ": ";
  }

  @Override
  public void moveMade(Ply ply, GameRecord record, Player.Choice choice) {
    if (!choice.how().isEmpty()) {
      boolean strongest = setup.seats().get(ply.seat()).kind().equals("perfect");
      out.println("(" + player(ply.seat()) + "'s move is " + how(choice, strongest) + ".)");
    }
    String deed = record.rules().phrases().action(ply.from(), ply.move());
    out.println(player(ply.seat()) + " " + deed + ".");
    String position = position(record);
    if (!position.isEmpty()) {
      out.println("New " + position);
    }
    out.println();
    out.flush();
  }

  /** Says how good a move is: perfect only if it is proven. */
  private static String how(Player.Choice choice, boolean strongest) {
    String kind = choice.estimate() ? (strongest ? "strong" : "an estimate") : "perfect, proven";
    String link = choice.how().startsWith("by ") ? " " : ": ";
    return kind + link + choice.how();
  }

  @Override
  public void changed(GameRecord record, String what) {
    out.println(sentence(what + " " + position(record)));
    out.println();
  }

  @Override
  public void refused(String why) {
    out.println(why);
  }

  @Override
  public void refused(GameRecord record, String why) {
    out.println(wrapped(why + " " + moves(record, FEW_MOVES / 2) + "; type help for more."));
  }

  @Override
  public void unclear(String typed, GameRecord record, List<Move> moves) {
    List<String> labels = moves.stream().limit(FEW_MOVES).map(Move::label).toList();
    out.println(
        "'"
            + typed
            + "' could be "
            + String.join(" or ", labels)
            + (moves.size() > labels.size() ? " or others" : "")
            + ".");
  }

  @Override
  public void help(StartSelector.Start start) {
    out.println(wrapped(start.words()));
    out.println(
        """
        Type a move as you would say it: its whole name, or only its numbers or its cell.
          moves      all moves
          hint       the best move
          why        who wins here, why, and how that is known
          undo       take your last move back          redo   make it again
          resign     give up this game
          save FILE  save the game to a file
          quit       leave; 'zermelo play --resume' continues from here\
        """
            .stripTrailing());
  }

  @Override
  public void moves(GameRecord record) {
    out.println(wrapped(moves(record, MANY_MOVES)));
  }

  @Override
  public void hint(GameRecord record, Player.Choice choice, Optional<Answer> answer) {
    String name = record.rules().phrases().name(record.position(), choice.move());
    boolean only = record.rules().countMoves(record.position(), 2) == 1;
    String what =
        !choice.how().isEmpty()
            ? how(choice, true)
            : only ? "the only move" : answer.map(TextMatchReporter::what).orElse("");
    out.println("Hint: " + name + " (" + what + ").");
  }

  private static String what(Answer answer) {
    return answer.outcome() == Outcome.LOSE
        ? "every move loses with best play"
        : AnswerText.brief(answer);
  }

  @Override
  public void why(GameRecord record, Optional<Explanation> explanation) {
    if (explanation.isEmpty()) {
      out.println(
          "The position is too large to be solved within the budget: its value is not known.");
      return;
    }
    out.println("The position is " + record.rules().print(record.position()) + ".");
    PlayerNames names = PlayerNames.at(record.toMove(), setup.misere());
    ExplanationText.lines(explanation.get(), record.rules(), names, paint.colours())
        .forEach(out::println);
  }

  @Override
  public void note(String what) {
    out.println(what);
  }

  @Override
  public void over(GameRecord record, GameResult finish) {
    if (finish.how() == GameResult.Cause.STUCK) {
      out.println(heading(record));
      out.println(moves(record, FEW_MOVES));
      out.println(player(record.toMove()) + " cannot make a move.");
    } else {
      draw(record, Optional.empty());
    }
    String why =
        switch (finish.how()) {
          case STUCK, RULES -> "";
          case SCORE -> "No moves are left. ";
          case REPEATED -> "This position has come up for the third time. ";
          case RESIGNED -> player(1 - finish.winner().orElseThrow()) + " resigns. ";
        };
    out.println(why + result(finish));
    out.println();
    out.println("Game Over.");
    out.flush();
  }

  private static String result(GameResult finish) {
    if (finish.winner().isEmpty()) {
      return finish.how() == GameResult.Cause.REPEATED
          ? "The game is a draw."
          : "The game is a tie.";
    }
    String by = finish.margin().isPresent() ? " by " + finish.margin().getAsInt() : "";
    return player(finish.winner().getAsInt()) + " wins the game" + by + "!";
  }

  @Override
  public void review(Review review) {
    List<String> lines = ReviewText.lines(review, paint);
    List<String> history = HistoryText.lines(review, paint);
    if (!lines.isEmpty()) {
      out.println();
      lines.forEach(out::println);
    }
    if (!history.isEmpty()) {
      out.println();
      history.forEach(out::println);
    }
  }

  @Override
  public void score(Match match) {
    out.println();
    out.println(scores(match));
    if (match.over()) {
      long most = Math.max(match.wins(0), match.wins(1));
      long least = Math.min(match.wins(0), match.wins(1));
      out.println(
          match
              .leader()
              .map(seat -> player(seat) + " wins the match " + most + " to " + least + "!")
              .orElse("The match is a tie, " + most + " to " + least + "."));
    }
    out.println();
    out.flush();
  }

  private static String scores(Match match) {
    return "Score: Player 1 has " + match.wins(0) + ", Player 2 has " + match.wins(1) + ".";
  }

  @Override
  public void playersLeft(boolean kept) {
    out.println(
        kept
            ? "The game is kept: 'zermelo play --resume' continues from here."
            : "The game ends here.");
  }
}
