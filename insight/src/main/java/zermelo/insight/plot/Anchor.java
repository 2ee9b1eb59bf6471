package zermelo.insight.plot;

/** Which end of a text is at its place. */
public enum Anchor {
  START,
  MIDDLE,
  END
}
