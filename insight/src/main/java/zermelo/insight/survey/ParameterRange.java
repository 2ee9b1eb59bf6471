package zermelo.insight.survey;

/** A parameter that varies, with its least and its largest value. */
public record ParameterRange(String name, long low, long high) {}
