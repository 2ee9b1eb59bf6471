package zermelo.language.infer;

/**
 * A fact inferred about rules.
 *
 * @param proven whether the fact is proved; an unproved fact may still be true
 * @param reason why it is true, or why there is no proof
 */
public record InferredFact(boolean proven, String reason) {}
