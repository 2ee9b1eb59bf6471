package zermelo.language.ground;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.ground.GroundTermTable.GroundRefusal;

/**
 * The symmetries of a board that the rules keep, proved from the text.
 *
 * <p>Candidates are the symmetries of the cells. Each kind of move is written out for every known
 * choice. A candidate is kept if it maps these moves onto themselves, with their multiplicities,
 * and each end onto itself. All others are refused with a reason.
 *
 * @param kept all symmetries that were proved, without the identity; with it they form a group
 * @param reason what was found, or why nothing was
 */
public record BoardSymmetries(List<CellSymmetry> kept, String reason) {

  public BoardSymmetries {
    kept = List.copyOf(kept);
  }

  /** The symmetries of rules that are written out; they keep the cells that count. */
  static BoardSymmetries of(GroundRules rules, BitSet read) {
    try {
      return new Finder(rules, read).find();
    } catch (GroundRefusal refusal) {
      return none(refusal.why());
    }
  }

  static BoardSymmetries none(String reason) {
    return new BoardSymmetries(List.of(), reason);
  }

  /** The search for the candidates that the rules keep. */
  private static final class Finder {
    private final GroundRules rules;
    private final BitSet read;
    private final List<CellSymmetry> candidates;

    Finder(GroundRules rules, BitSet read) {
      this.rules = rules;
      this.read = read;
      this.candidates = SymmetryCandidates.of(rules.geometry());
    }

    BoardSymmetries find() {
      if (candidates.isEmpty()) {
        return none("the cells have none");
      }
      List<CellSymmetry> kept = new ArrayList<>();
      Map<String, List<String>> refused = new LinkedHashMap<>();
      for (CellSymmetry candidate : candidates) {
        Optional<String> why = refusal(candidate);
        if (why.isEmpty()) {
          kept.add(candidate);
        } else {
          refused.computeIfAbsent(why.get(), key -> new ArrayList<>()).add(candidate.name());
        }
      }
      return new BoardSymmetries(kept, reason(kept, refused));
    }

    private Optional<String> refusal(CellSymmetry candidate) {
      if (!read.stream().allMatch(cell -> read.get(candidate.cell(cell)))) {
        return Optional.of("they change the cells that count");
      }
      GroundImage image = new GroundImage(rules.table(), candidate, rules.geometry());
      try {
        for (Map.Entry<String, Integer> end : rules.ends().entrySet()) {
          if (image.of(end.getValue()) != end.getValue()) {
            return Optional.of("they change " + end.getKey());
          }
        }
        List<Integer> moves = rules.moves().stream().flatMap(List::stream).sorted().toList();
        return moves.stream().map(image::of).sorted().toList().equals(moves)
            ? Optional.empty()
            : Optional.of("they change the moves");
      } catch (GroundRefusal why) {
        return Optional.of(why.why());
      }
    }

    private static String reason(List<CellSymmetry> kept, Map<String, List<String>> refused) {
      List<String> sentences = new ArrayList<>();
      if (!kept.isEmpty()) {
        sentences.add(
            "%d found: identity, %s"
                .formatted(kept.size() + 1, list(kept.stream().map(CellSymmetry::name).toList())));
      }
      refused.forEach((why, names) -> sentences.add("not " + list(names) + ": " + why));
      return String.join("; ", sentences);
    }

    private static String list(List<String> names) {
      return String.join(", ", names.stream().distinct().toList());
    }
  }

  /** Whether there is one besides the identity. */
  public boolean any() {
    return !kept.isEmpty();
  }
}
