package zermelo.insight.explain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.solve.Answer;

/**
 * Why a position is worth what it is worth: paragraphs of several kinds, the verdict first and the
 * evidence last. It is data; whoever shows it chooses the words.
 */
public record Explanation(Answer answer, List<Paragraph> paragraphs) {
  public Explanation {
    paragraphs = List.copyOf(paragraphs);
  }

  /** The paragraph of a kind, if there is one. */
  public <P extends Paragraph> Optional<P> find(Class<P> kind) {
    Stream<P> found = paragraphs.stream().filter(kind::isInstance).map(kind::cast);
    return found.findFirst();
  }
}
