package zermelo.web.uwapi;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that is made when it is first wanted, and once. */
final class Memo<T> {
  private final Supplier<T> maker;
  private volatile @Nullable T made;

  Memo(Supplier<T> maker) {
    this.maker = maker;
  }

  T get() {
    T there = made;
    return there != null ? there : make();
  }

  private synchronized T make() {
    T there = made;
    if (there == null) {
      there = maker.get();
      made = there;
    }
    return there;
  }
}
