/*
 * The plain recurrence: every option of every heap is looked at, and the least value that none of
 * them has is taken. It is what anybody writes first, and what `zermelo bench heaps` compares with.
 *
 *   gcc -O3 -march=native naive.c -o naive
 *   ./naive 0.16 65536        (or: ./naive grundy 65536)
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ALL = 1, ONE = 2, TWO = 4, VALUES = 1 << 16 };

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int count, char **words) {
  if (count < 3) {
    fprintf(stderr, "usage: naive CODE N\n");
    return 2;
  }
  const char *code = words[1];
  long n = strtol(words[2], NULL, 10);
  int unequal = strcmp(code, "grundy") == 0;
  const char *digits = unequal ? "4.0" : code;
  const char *point = strchr(digits, '.');
  if (point == NULL || n < 1) {
    fprintf(stderr, "naive: no code or no number\n");
    return 2;
  }
  long reach = (long)strlen(point) - 1;
  int first = point > digits ? point[-1] - '0' : 0;

  uint16_t *value = calloc((size_t)n, sizeof *value);
  static long seen[VALUES]; /* the last heap that had an option of this value, plus one */
  double began = seconds();
  for (long heap = 0; heap < n; heap++) {
    for (long taken = 0; taken <= reach && taken <= heap; taken++) {
      int digit = taken == 0 ? first : point[taken] - '0';
      long rest = heap - taken;
      if ((digit & ALL) && rest == 0 && heap > 0) seen[0] = heap + 1;
      if ((digit & ONE) && rest > 0) seen[value[rest]] = heap + 1;
      if (digit & TWO) {
        long last = unequal ? (rest - 1) / 2 : rest / 2;
        for (long a = 1; a <= last; a++) seen[value[a] ^ value[rest - a]] = heap + 1;
      }
    }
    int mex = 0;
    while (seen[mex] == heap + 1) mex++;
    value[heap] = (uint16_t)mex;
  }
  double took = seconds() - began;

  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  int largest = 0;
  for (long heap = 0; heap < n; heap++) {
    hash = (hash ^ value[heap]) * UINT64_C(0x100000001b3);
    if (value[heap] > largest) largest = value[heap];
  }
  printf("naive %s n=%ld last=%d max=%d fnv=%016" PRIx64 " sec=%.3f\n", code, n, value[n - 1], largest,
         hash, took);
  return 0;
}
