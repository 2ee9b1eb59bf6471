package zermelo.acceptance.boards;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/**
 * A well-known game that is not in the library, programmed without the rules language.
 *
 * @param name the name of the text in {@code written/}
 * @param turns whether positions say who is to move
 * @param starts positions from which a test explores
 * @param options what follows a position, each with its gain
 * @param verdict how the game ends at a position, from the view of the player to move
 * @param settlement what the player to move gains when no move is left
 */
record WrittenGame(
    String name,
    boolean turns,
    List<String> starts,
    Function<String, List<Option>> options,
    Function<String, ReferenceGame.Verdict> verdict,
    ToIntFunction<String> settlement) {
  /** A position after a move, and the points of the player who made it. */
  record Option(String position, int gain) {
    static Option plain(String position) {
      return new Option(position, 0);
    }
  }

  /** A game that ends only when a player cannot move. */
  static WrittenGame of(
      String name, boolean turns, List<String> starts, Function<String, List<String>> options) {
    return of(name, turns, starts, options, position -> ReferenceGame.Verdict.OPEN);
  }

  /** A game without points. */
  static WrittenGame of(
      String name,
      boolean turns,
      List<String> starts,
      Function<String, List<String>> options,
      Function<String, ReferenceGame.Verdict> verdict) {
    return new WrittenGame(
        name,
        turns,
        starts,
        position -> options.apply(position).stream().map(Option::plain).toList(),
        verdict,
        position -> 0);
  }

  /** A game in which the sum of the gains decides. */
  static WrittenGame scored(
      String name,
      boolean turns,
      List<String> starts,
      Function<String, List<Option>> options,
      ToIntFunction<String> settlement) {
    return new WrittenGame(
        name, turns, starts, options, position -> ReferenceGame.Verdict.OPEN, settlement);
  }

  /** The positions after moves that are numbered, without those that do not exist. */
  static List<String> all(int count, IntFunction<String> option) {
    return java.util.stream.IntStream.range(0, count)
        .mapToObj(option)
        .filter(position -> !position.isEmpty())
        .toList();
  }
}
