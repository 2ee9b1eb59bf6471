/*
 * Connect four on small boards, every position that can be reached, by plies: for `zermelo bench
 * scale` to compare with.
 *
 *   g++ -O3 -march=native connect4.cpp -o connect4
 *   ./connect4 5 4      (width, height)
 *
 * On the way down, the positions of a ply are made from those of the ply before, sorted, and
 * doubles removed. On the way up, each position looks its options up in the sorted ply below, by
 * merging: options through one column come in the same order as the positions themselves.
 *
 * A position is one number: in each column, from the bottom, a one for each stone of the first
 * player and a zero for each of the second, with a one above them that marks where the next falls.
 */
#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

namespace {

using Board = uint64_t;
enum Value : int8_t { LOSS = -1, TIE = 0, WIN = 1 };

int width, height, tall;
Board bottom, ceiling_;

/* All cells below the mark of each column. */
Board filled(Board board) {
  Board cells = 0;
  for (Board above = (board & ~bottom) >> 1; above != 0; above = (above & ~bottom) >> 1) cells |= above;
  return cells;
}

bool four(Board stones) {
  for (int step : {1, tall - 1, tall, tall + 1}) {
    Board pairs = stones & (stones >> step);
    if (pairs & (pairs >> (2 * step))) return true;
  }
  return false;
}

/* Whether the player who moved last has four. */
bool over(Board board, Board cells, int ply) { return four(ply % 2 == 1 ? board & cells : cells & ~board); }

}  // namespace

int main(int count, char **words) {
  if (count < 3) {
    std::fprintf(stderr, "usage: connect4 WIDTH HEIGHT\n");
    return 2;
  }
  width = std::atoi(words[1]);
  height = std::atoi(words[2]);
  tall = height + 1;
  if (width < 1 || height < 1 || width * tall > 63) {
    std::fprintf(stderr, "connect4: width * (height + 1) may be at most 63\n");
    return 2;
  }
  for (int column = 0; column < width; column++) bottom |= Board{1} << (column * tall);
  ceiling_ = bottom << height;

  auto began = std::chrono::steady_clock::now();
  std::vector<std::vector<Board>> plies{{bottom}};
  uint64_t total = 0;
  while (!plies.back().empty()) {
    int ply = static_cast<int>(plies.size()) - 1;
    total += plies.back().size();
    std::vector<Board> next;
    for (Board board : plies.back()) {
      Board cells = filled(board);
      if (over(board, cells, ply)) continue;
      for (Board drops = ((cells << 1) | bottom) & ~cells & ~ceiling_; drops != 0; drops &= drops - 1) {
        /* The mark moves up and leaves a one (first player) or a zero. */
        next.push_back(board + ((drops & -drops) << (1 - ply % 2)));
      }
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    plies.push_back(std::move(next));
  }

  std::vector<int8_t> below, here;
  for (int ply = static_cast<int>(plies.size()) - 2; ply >= 0; ply--) {
    const std::vector<Board> &boards = plies[ply], &options = plies[ply + 1];
    here.assign(boards.size(), TIE);
    std::vector<size_t> at(static_cast<size_t>(width), 0); /* by column: how far the merge is */
    for (size_t i = 0; i < boards.size(); i++) {
      Board board = boards[i], cells = filled(board);
      if (over(board, cells, ply)) {
        here[i] = LOSS;
        continue;
      }
      int best = -2;
      for (Board drops = ((cells << 1) | bottom) & ~cells & ~ceiling_; drops != 0; drops &= drops - 1) {
        Board option = board + ((drops & -drops) << (1 - ply % 2));
        size_t &cursor = at[static_cast<size_t>(__builtin_ctzll(drops) / tall)];
        /* Mostly it is near; where columns of different height mix, it is looked for. */
        if (cursor >= options.size() || options[cursor] > option) cursor = 0;
        size_t step = 1;
        while (cursor + step < options.size() && options[cursor + step] <= option) step *= 2;
        cursor = static_cast<size_t>(
            std::lower_bound(options.begin() + static_cast<long>(cursor),
                             options.begin() + static_cast<long>(std::min(cursor + step + 1, options.size())),
                             option) -
            options.begin());
        best = std::max(best, -static_cast<int>(below[cursor]));
      }
      here[i] = static_cast<int8_t>(best == -2 ? TIE : best);
    }
    below.swap(here);
  }
  double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  std::printf("connect4 %dx%d positions=%" PRIu64 " value=%d sec=%.3f\n", width, height, total,
              static_cast<int>(below[0]), seconds);
}
