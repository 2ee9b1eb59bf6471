package zermelo.solve;

/** What comes of a question: an answer, or what was known when the budget ran out. */
public sealed interface Result permits Answer, OutOfLimits {}
