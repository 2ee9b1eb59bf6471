package zermelo.bench.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.library.Library;

/**
 * A row of {@code bench search}: positions to solve, what their answers must contain, and a goal.
 *
 * @param commands arguments of Zermelo; several are run one by one, and the slowest counts
 * @param known parts of the answer that the literature gives
 * @param baseline the program to compare with
 * @param size the baseline's arguments
 * @param patience the seconds after which a run is given up
 */
record SearchBenchRow(
    String name,
    List<List<String>> commands,
    List<String> known,
    SearchGoal goal,
    Optional<SearchBaseline> baseline,
    List<String> size,
    long patience) {
  private static final Pattern BOARD = Pattern.compile("([1-9][0-9]?)x([1-9][0-9]?)");
  private static final int SAMPLES = 10;
  private static final int PLIES = 8;

  /** Part of an answer in which every move has a value. */
  static final String ALL_MOVES = "all moves";

  private static final String FIRST = "\"winner\":\"first\"";
  private static final String SECOND = "\"winner\":\"second\"";
  private static final String TIE = "\"winner\":\"tie\"";

  private static SearchBenchRow of(
      String name, SearchGoal goal, long patience, List<String> known, String command) {
    List<String> words = new ArrayList<>(List.of("solve", "--json"));
    words.addAll(Arrays.asList(command.split(" ", -1)));
    return new SearchBenchRow(
        name, List.of(words), known, goal, Optional.empty(), List.of(), patience);
  }

  private SearchBenchRow beside(SearchBaseline program, String... arguments) {
    return new SearchBenchRow(
        name, commands, known, goal, Optional.of(program), List.of(arguments), patience);
  }

  /** The rows that are measured without {@code --rows}, those that take long at the end. */
  static List<SearchBenchRow> usual() {
    return Stream.of(boards(), others(), longOnes()).flatMap(List::stream).toList();
  }

  private static List<SearchBenchRow> boards() {
    return List.of(
        connectFour("6x5", SearchGoal.ratio(1), List.of(TIE)),
        connectFour("7x5", SearchGoal.ratio(1), List.of(TIE)),
        connectFour("6x6", SearchGoal.ratio(1), List.of(SECOND)),
        later(),
        domineering("5x5", SECOND),
        domineering("6x6", FIRST),
        domineering("7x7", FIRST),
        domineering("8x8", FIRST));
  }

  private static List<SearchBenchRow> others() {
    return List.of(
        cram("5x7", 1, 120),
        cram("4x9", 1, 120),
        cram("6x6", 0, 120),
        rectangle("clobber/4x5", SearchGoal.NONE, 600, List.of()),
        rectangle("clobber/3x8", SearchGoal.NONE, 600, List.of()),
        rectangle("amazons/4x4", SearchGoal.NONE, 600, List.of()),
        rectangle("dots-and-boxes/3x3", SearchGoal.seconds(5), 600, List.of("\"margin\":-3")),
        of(
                "square-nim/1000000",
                SearchGoal.ratio(3),
                120,
                List.of("\"grundy\":67"),
                "square-nim 1000000 --moves none")
            .beside(SearchBaseline.SQUARES, "1000000"),
        squareTable(),
        of(
            "hex/5x5",
            SearchGoal.seconds(60),
            600,
            List.of(FIRST, ALL_MOVES),
            "hex --set size=5 --budget 600s"));
  }

  private static List<SearchBenchRow> longOnes() {
    return List.of(
        cram("5x8", 1, 1200),
        of(
            "hex/6x6",
            SearchGoal.seconds(600),
            1800,
            List.of(FIRST, ALL_MOVES),
            "hex --set size=6 --budget 1800s"),
        of(
            "kalah/6x4",
            SearchGoal.seconds(600),
            1800,
            List.of("\"margin\":10"),
            "kalah --moves none --budget 1800s --set empty-capture=true"),
        rectangle("dots-and-boxes/3x4", SearchGoal.NONE, 1800, List.of()),
        domineering("9x9", FIRST),
        whole("7x6"));
  }

  private static SearchBenchRow connectFour(String board, SearchGoal goal, List<String> known) {
    String[] size = sides(board);
    return of(
            "connect-four/" + board,
            goal,
            1800,
            known,
            "connect-four --method search --set width=%s --set height=%s --moves none --budget 1800s"
                .formatted(size[0], size[1]))
        .beside(SearchBaseline.CONNECT_FOUR, size);
  }

  /** The usual board with the value of every move, without the book that comes with the program. */
  private static SearchBenchRow whole(String board) {
    return of(
            "connect-four/" + board,
            SearchGoal.ratio(0.5),
            3600,
            List.of(
                FIRST,
                "\"remoteness\":41",
                ALL_MOVES,
                "column 1\",[^}]*\"lose\"",
                "column 2\",[^}]*\"lose\"",
                "column 3\",[^}]*\"tie\"",
                "column 4\",[^}]*\"win\"",
                "column 5\",[^}]*\"tie\"",
                "column 6\",[^}]*\"lose\"",
                "column 7\",[^}]*\"lose\""),
            "connect-four --method search --budget 3600s")
        .beside(SearchBaseline.CONNECT_FOUR, sides(board));
  }

  /** Random positions of the usual board, each of which must be solved in time. */
  private static SearchBenchRow later() {
    Rules rules = Library.game("connect-four").rules(Settings.NONE);
    SplittableRandom random = new SplittableRandom(PLIES);
    List<List<String>> commands = new ArrayList<>();
    while (commands.size() < SAMPLES) {
      Position position = rules.start().orElseThrow();
      for (int ply = 0; ply < PLIES && rules.ending(position) == Ending.OPEN; ply++) {
        List<Move> moves = rules.moves(position, Integer.MAX_VALUE).moves();
        position = moves.get(random.nextInt(moves.size())).target();
      }
      if (rules.ending(position) == Ending.OPEN) {
        String printed = rules.print(position);
        commands.add(
            List.of(
                "solve",
                "connect-four",
                printed,
                "--json",
                "--moves",
                "none",
                "--method",
                "search"));
      }
    }
    return new SearchBenchRow(
        "connect-four/8-plies",
        commands,
        List.of(),
        SearchGoal.seconds(30),
        Optional.empty(),
        List.of(),
        120);
  }

  private static SearchBenchRow domineering(String board, String winner) {
    return rectangle("domineering/" + board, SearchGoal.ratio(3), 1800, List.of(winner))
        .beside(SearchBaseline.ALL_POSITIONS, "5", "4");
  }

  private static SearchBenchRow cram(String board, int nimber, long seconds) {
    List<String> known = List.of("\"grundy\":" + nimber);
    return rectangle("cram/" + board, SearchGoal.seconds((double) seconds), 2 * seconds, known);
  }

  private static SearchBenchRow squareTable() {
    return new SearchBenchRow(
        "square-nim/table",
        List.of(List.of("table", "square-nim", "--to", "1000000", "--json")),
        List.of(),
        SearchGoal.ratio(3),
        Optional.of(SearchBaseline.SQUARES),
        List.of("1000000"),
        120);
  }

  /** A game with rows and columns: {@code cram/5x7}. */
  private static SearchBenchRow rectangle(
      String name, SearchGoal goal, long patience, List<String> known) {
    int slash = name.indexOf('/');
    String[] size = sides(name.substring(slash + 1));
    return of(
        name,
        goal,
        patience,
        known,
        "%s --set rows=%s --set columns=%s --moves none --budget %ds"
            .formatted(name.substring(0, slash), size[0], size[1], patience));
  }

  private static String[] sides(String board) {
    Matcher size = BOARD.matcher(board);
    if (!size.matches()) {
      throw new BadInput("--rows: '%s' is not a board such as 6x5".formatted(board));
    }
    return new String[] {size.group(1), size.group(2)};
  }

  /**
   * Parses the rows that a user names: {@code domineering/8x8,cram}. A board alone, {@code 6x5}, is
   * one of connect four.
   */
  static List<SearchBenchRow> read(List<String> lists) {
    if (lists.isEmpty()) {
      return usual();
    }
    List<SearchBenchRow> rows = new ArrayList<>();
    for (String list : lists) {
      for (String word : list.split(",", -1)) {
        rows.addAll(named(word.strip()));
      }
    }
    return rows;
  }

  private static List<SearchBenchRow> named(String name) {
    List<SearchBenchRow> found =
        usual().stream()
            .filter(row -> row.name.equals(name) || row.name.startsWith(name + "/"))
            .toList();
    if (!found.isEmpty()) {
      return found;
    }
    if (BOARD.matcher(name).matches()) {
      return List.of(connectFour(name, SearchGoal.NONE, List.of()));
    }
    throw new BadInput(
        "--rows: '%s' is none of %s, nor a board of connect four such as 6x5"
            .formatted(name, String.join(", ", usual().stream().map(row -> row.name).toList())));
  }
}
