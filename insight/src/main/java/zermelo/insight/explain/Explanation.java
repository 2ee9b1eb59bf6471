package zermelo.insight.explain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.solve.Answer;

/**
 * The explanation of a position's value: paragraphs of several kinds.
 *
 * <p>The outcome comes first and the evidence last. The explanation is data; a user interface turns
 * it into words.
 */
public record Explanation(Answer answer, List<Paragraph> paragraphs) {
  public Explanation {
    paragraphs = List.copyOf(paragraphs);
  }

  /** Returns the paragraph of a kind, if there is one. */
  public <P extends Paragraph> Optional<P> find(Class<P> kind) {
    Stream<P> found = paragraphs.stream().filter(kind::isInstance).map(kind::cast);
    return found.findFirst();
  }
}
