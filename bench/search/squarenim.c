/*
 * Grundy values of "take a perfect square from a heap", by a plain loop: for `zermelo bench search`
 * to compare with.
 *
 *   gcc -O3 -march=native squarenim.c -o squarenim
 *   ./squarenim 1000000
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words) {
  long most = count > 1 ? atol(words[1]) : 1000000;
  if (most < 0 || most > 1000000000) return 2;
  uint8_t *nimbers = calloc((size_t)most + 1, 1);
  static long seen[256];
  long wins = 0;
  if (nimbers == NULL) return 2;
  for (long heap = 1; heap <= most; heap++) {
    for (long root = 1; root * root <= heap; root++) seen[nimbers[heap - root * root]] = heap;
    int mex = 0;
    while (seen[mex] == heap) mex++;
    nimbers[heap] = (uint8_t)mex;
    wins += mex != 0;
  }
  printf("squarenim grundy=%d wins=%ld positions=%ld\n", nimbers[most], wins, most + 1);
  return 0;
}
