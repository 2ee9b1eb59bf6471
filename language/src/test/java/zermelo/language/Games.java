package zermelo.language;

import java.util.List;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.language.interpret.TextRules;

/** Shortcuts to small games for tests. */
final class Games {
  private Games() {}

  /** The rules of a text without its first line, {@code game T}. Settings are like {@code k=3}. */
  static TextRules rules(String body, String... settings) {
    Settings all = Settings.NONE;
    for (String setting : settings) {
      all = all.and(setting);
    }
    return TextGame.read("t", "t.game", "game T\n" + body).rules(all);
  }

  /** All moves as {@code label -> target}. */
  static List<String> moves(Rules rules, String position) {
    Position from = rules.parse(position);
    return rules.moves(from, Integer.MAX_VALUE).moves().stream()
        .map((Move move) -> move.label() + " -> " + rules.print(move.target()))
        .toList();
  }
}
