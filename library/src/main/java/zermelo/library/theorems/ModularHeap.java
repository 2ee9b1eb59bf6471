package zermelo.library.theorems;

import java.util.Optional;
import zermelo.kernel.Position;

/**
 * A heap from which 1..m-1 may always be taken and a multiple of m never. Its nimber is n mod m.
 *
 * <p>A move to a larger residue can be reversed by a further move to the old residue. So sums of
 * such heaps are nim in misère play too.
 */
public record ModularHeap(long modulus) implements HeapClosedForm.HeapFormula {
  @Override
  public long nimber(Position position, int at) {
    return position.word(at) % modulus;
  }

  @Override
  public Optional<String> working(Position position, int at, long nimber) {
    return Optional.of("%d mod %d = %d".formatted(position.word(at), modulus, nimber));
  }
}
