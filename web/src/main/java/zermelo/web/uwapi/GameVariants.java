package zermelo.web.uwapi;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Game;

/**
 * A game of the library with its variants, by their ids; the first is the default. A variant is the
 * game with certain settings.
 */
record GameVariants(Game game, Map<String, Variant> variants) {
  GameVariants {
    variants = Collections.unmodifiableMap(new LinkedHashMap<>(variants));
  }

  Variant first() {
    return variants.values().iterator().next();
  }

  Optional<Variant> variant(String id) {
    return Optional.ofNullable(variants.get(id));
  }

  boolean scored() {
    return first().rules().facts().scored();
  }
}
