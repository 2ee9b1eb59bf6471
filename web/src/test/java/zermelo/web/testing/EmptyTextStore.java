package zermelo.web.testing;

import java.util.Optional;
import zermelo.web.api.GameTextStore;

/** A store that keeps nothing. */
public final class EmptyTextStore implements GameTextStore {
  @Override
  public Optional<String> find(String id) {
    return Optional.empty();
  }

  @Override
  public void keep(String id, String text) {}
}
