package zermelo.web.api;

import java.util.Optional;

/** A store that keeps nothing. */
final class NoTexts implements GameTextStore {
  @Override
  public Optional<String> find(String id) {
    return Optional.empty();
  }

  @Override
  public void keep(String id, String text) {}
}
