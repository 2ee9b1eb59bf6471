package zermelo.language.ranking;

/** The tables of {@link SymbolTiers}, which threads share. */
final class SymbolTierTables {
  final SymbolCounts[] groups; // by rank
  final long[] bases; // by group: its first rank
  final long[] ways; // by group and symbol: in how many ways it can be placed
  final int[] known; // by the numbers of symbols and the turn: 1 + the group
  final long[] firsts; // by tier: its first rank
  final int cells;

  SymbolTierTables(
      SymbolCounts[] groups, long[] bases, long[] ways, int[] known, long[] firsts, int cells) {
    this.groups = groups;
    this.bases = bases;
    this.ways = ways;
    this.known = known;
    this.firsts = firsts;
    this.cells = cells;
  }

  /** The number of ranks. */
  long size() {
    return firsts[firsts.length - 1];
  }

  /** The number of tiers. */
  int tiers() {
    return firsts.length - 1;
  }
}
