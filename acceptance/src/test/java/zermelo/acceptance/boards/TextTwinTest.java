package zermelo.acceptance.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Game;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;
import zermelo.library.Library;

/** Tests texts of board games against the library's games in Java, position by position. */
final class TextTwinTest {
  private static final int MOST = 20_000;

  private record Pair(Position text, Position java) {}

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          tic-tac-toe      ;                               ;
          tic-tac-toe      ;                               ; X.O/.X./..O:O
          connect-four     ; width=4 height=4              ;
          connect-four     ; width=5 height=3              ; ...../.XO../.OX.X
          cram             ; rows=3 columns=4              ;
          cram             ; rows=2                        ; ##../....
          domineering      ; rows=3 columns=4              ;
          domineering      ; rows=3 columns=3              ; VHH/V../..#
          domineering      ; rows=4 columns=4              ; :H
          hex              ; size=3                        ;
          hex              ; size=4                        ; X.../..O./.X../O...
          quixo            ; size=3                        ;
          quixo            ; size=4                        ; X..O/..../.OX./X..O
          dots-and-boxes   ; rows=1 columns=1              ;
          dots-and-boxes   ; rows=2 columns=1              ;
          dots-and-boxes   ; rows=2 columns=2              ; o-o.o/|A|../o-o-o/....|/o.o.o:B
          dots-and-boxes   ; rows=2 columns=2              ;
          kalah            ; pits=3 seeds=2                ;
          kalah            ; pits=3 seeds=3                ; [0,0,1],4,[2,0,1],3
          kalah            ; pits=3 seeds=3                ; [0,9,1],0,[2,0,1],3:B
          kalah            ; pits=2 seeds=3 empty-capture=true ;
          kalah            ; pits=1 seeds=5                ;
          kalah            ; pits=6 seeds=4                ;
          chomp            ; rows=4 columns=5              ;
          chomp            ; rows=2 columns=30             ; [30,27]
          treblecross      ;                               ; 7
          treblecross      ;                               ; .X...X..X
          green-hackenbush ;                               ; [0,1,1,0,4]
          green-hackenbush ;                               ; [0,1,2,2,1,0,6,6]
          """)
  void agreesWithJava(String id, String settings, String position) {
    Settings given = Settings.NONE;
    for (String setting : settings == null ? new String[0] : settings.strip().split(" ")) {
      given = given.and(setting);
    }
    String start = position == null ? "" : position;
    Rules java = Library.game(id).rules(given);
    Rules text = text(id).rules(given);
    boolean startOnly = start.startsWith(":");
    Pair first =
        startOnly
            ? new Pair(
                text.giveTurn(text.start().orElseThrow(), 1),
                java.giveTurn(java.start().orElseThrow(), 1))
            : new Pair(text.parse(written(id, java, start)), java.parse(start));
    Set<Pair> seen = new HashSet<>(Set.of(first));
    Deque<Pair> waiting = new ArrayDeque<>(seen);
    while (!waiting.isEmpty() && seen.size() < MOST) {
      for (Pair next : compared(id, text, java, waiting.remove())) {
        if (seen.add(next)) {
          waiting.add(next);
        }
      }
    }
  }

  /** A position of the Java game as the text reads it. */
  private static String written(String id, Rules java, String start) {
    return start.isEmpty() || !id.equals("domineering")
        ? start
        : start.replaceAll("[VH](?!$)|(?<!:)[VH]$", "#")
            + (java.turn(java.parse(start)) == 1 ? ":R" : "");
  }

  private static Game text(String id) {
    String file = "/texts/" + id + ".game";
    try (InputStream in =
        Objects.requireNonNull(TextTwinTest.class.getResourceAsStream(file), file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return TextGame.read(id, id + ".game", text);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static List<Pair> compared(String id, Rules text, Rules java, Pair pair) {
    String where = text.print(pair.text());
    assertThat(where).isEqualTo(printed(id, java, pair.java()));
    assertThat(text.parse(where)).as(where).isEqualTo(pair.text());
    assertThat(text.turn(pair.text())).as(where).isEqualTo(java.turn(pair.java()));
    assertThat(text.ending(pair.text())).as(where).isEqualTo(java.ending(pair.java()));
    assertThat(text.lead(pair.text())).as(where).isEqualTo(java.lead(pair.java()));
    if (java.ending(pair.java()) != Ending.OPEN) {
      return List.of();
    }
    Map<String, Move> ours = moves(text, pair.text());
    Map<String, Move> theirs = moves(java, pair.java());
    assertThat(ours.keySet()).as(where).isEqualTo(new TreeSet<>(theirs.keySet()));
    if (ours.isEmpty()) {
      assertThat(text.settlement(pair.text())).as(where).isEqualTo(java.settlement(pair.java()));
    }
    ours.forEach(
        (label, move) -> {
          Move twin = Objects.requireNonNull(theirs.get(label));
          assertThat(move.gain()).as(where + " " + label).isEqualTo(twin.gain());
          assertThat(text.move(pair.text(), label)).as(where + " " + label).contains(move);
        });
    return ours.entrySet().stream()
        .map(
            move ->
                new Pair(
                    move.getValue().target(),
                    Objects.requireNonNull(theirs.get(move.getKey())).target()))
        .toList();
  }

  /** Prints a position of the Java game in the notation of the text. */
  private static String printed(String id, Rules java, Position position) {
    String text = java.print(position);
    int colon = text.indexOf(':');
    String bare = colon < 0 ? text : text.substring(0, colon);
    return switch (id) {
      case "domineering" ->
          bare.replace('V', '#').replace('H', '#') + (java.turn(position) == 1 ? ":R" : "");
      case "treblecross" -> bare.matches("\\d+") ? ".".repeat(Integer.parseInt(bare)) : bare;
      default -> bare + (colon < 0 ? "" : java.turn(position) == 1 ? ":R" : ":L");
    };
  }

  private static Map<String, Move> moves(Rules rules, Position position) {
    Map<String, Move> moves = new TreeMap<>();
    for (Move move : rules.moves(position, Integer.MAX_VALUE).moves()) {
      assertThat(moves.put(move.label(), move)).as(rules.print(position)).isNull();
    }
    return moves;
  }
}
