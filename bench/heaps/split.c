/*
 * Nim-sequences of octal games and of Grundy's game by the split into rare and common values, with
 * threads: the strongest C program that we know how to write in a few pages, for `zermelo bench
 * heaps` to compare with.
 *
 *   gcc -O3 -march=native split.c -o split -lpthread
 *   ./split 0.16 65536 2      (code or grundy, how many values, threads)
 *
 * Under a well chosen mask almost all values have an odd number of ones; they are common, the
 * others rare. Two values of one kind add to a rare one, so a common option has a rare part: with
 * all rare heaps tried as one part (the marks), the least common value that is missing is known to
 * miss. A rare value that is missing is looked for among all pairs, many at a time. Some common
 * heaps are tried too, so that few rare values are left to look for.
 *
 * Heaps are settled in blocks. Pairs whose parts are both older than the block are looked at by all
 * threads, eight heaps (lanes) at a time; the few others ("near" pairs) when a heap is settled.
 */
#include <inttypes.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __AVX2__
#include <immintrin.h>
#endif

enum {
  ALL = 1, ONE = 2, TWO = 4,
  LANES = 8,
  SLOTS = 16,              /* eights of a block */
  BLOCK = SLOTS * LANES,
  PLAIN = 512,             /* as far as this every pair is looked at */
  THREADED = 4096,         /* from here on threads pay */
  WORTH = 600,             /* marks of a heap from which threads pay */
  PAD = 256,
  STEP = 64,               /* pairs that are looked at together */
  MOST_DIGITS = 64,
  MOST_VALUES = 1 << 15,
  SPINS = 20000
};

/* The game. */
static int digit[MOST_DIGITS], digits, unequal;
static int breaks[MOST_DIGITS], broken;

/* What is known: values upwards, and once more downwards so that pairs are read in one direction. */
static long size, known;
static uint16_t *value, *down; /* down[size - 1 - n] = value[n] */
static int largest;

/* How rare and common values are told apart; kind[parity][value] is 1 for common ones. */
static int mask, odd, shift, oddCounts;
static uint8_t *kind[2];
static int64_t *census[2];
static long rares;

/* The heaps that are tried as one part, ascending. */
static uint32_t *markHeap;
static uint16_t *markValue;
static long marked;
static int complete;

/* What the lanes of a block have seen. */
static int width, stride;
static uint8_t *table;
static int open[BLOCK]; /* a value that no pair of old heaps has */

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int parity(long n) { return odd ? (int)((n ^ shift) & 1) : 0; }

static int common(int g, int p) { return (__builtin_popcount(g & mask) & 1) ^ (oddCounts & p); }

static void put(int g) {
  long n = known++;
  value[n] = (uint16_t)g;
  down[size - 1 - n] = (uint16_t)g;
  census[parity(n)][g]++;
  if (g > largest) largest = g;
}

/* ---- rare and common ---- */

/* The mask with the most odd values: the least coefficient of a Walsh transform of the census. */
static void choose(void) {
  static int64_t sums[2 * MOST_VALUES];
  int half = width;
  for (int g = 0; g < half; g++) {
    sums[g] = census[0][g] + census[1][g];
    sums[half + g] = census[0][g] - census[1][g];
  }
  for (int part = 0; part < 2; part++) {
    int64_t *s = sums + part * half;
    for (int step = 1; step < half; step <<= 1) {
      for (int at = 0; at < half; at += 2 * step) {
        for (int i = at; i < at + step; i++) {
          int64_t x = s[i], y = s[i + step];
          s[i] = x + y;
          s[i + step] = x - y;
        }
      }
    }
  }
  int best = 0;
  for (int i = 1; i < (odd ? 2 : 1) * half; i++) {
    if (i != half && sums[i] < sums[best]) best = i;
  }
  oddCounts = best >= half;
  mask = best & (half - 1);
  rares = 0;
  for (int p = 0; p < 2; p++) {
    for (int g = 0; g < width; g++) {
      kind[p][g] = (uint8_t)common(g, p);
      if (!kind[p][g]) rares += census[p][g];
    }
  }
}

static void mark(long n) {
  markHeap[marked] = (uint32_t)n;
  markValue[marked++] = value[n];
}

/* Rare heaps, all of them if that pays, and common ones of many different values; as measured. */
static void chooseMarks(void) {
  static int left[MOST_VALUES];
  long values = largest / (broken > 0 ? broken : 1);
  long rareMarks = values < 8 ? 64 : 8 * values;
  long commonMarks = values < 8 ? 16 : (values < 128 ? 2 : 4) * values;
  complete = rares <= rareMarks + known / 20;
  if (!complete) commonMarks *= 2;
  for (int g = 0; g < width; g++) left[g] = (int)(2 * commonMarks / width + 1);
  marked = 0;
  for (long n = LANES; n < known; n++) {
    if (!kind[parity(n)][value[n]]) {
      if (complete || rareMarks-- > 0) mark(n);
    } else if (n > BLOCK + LANES && commonMarks > 0 && left[value[n]] > 0) {
      left[value[n]]--;
      commonMarks--;
      mark(n);
    }
  }
}

/* Sizes the tables for values up to this one and chooses anew. */
static void plan(int most) {
  width = 2;
  while (width <= most) width *= 2;
  if (width > MOST_VALUES) {
    fprintf(stderr, "split: the values are too large\n");
    exit(1);
  }
  int wanted = width + 64; /* one byte behind the last value stays unseen */
  if (wanted > stride) {
    free(table);
    stride = wanted;
    table = aligned_alloc(64, (size_t)BLOCK * (size_t)stride);
  }
  choose();
  chooseMarks();
}

/* ---- pairs ---- */

/* Whether one of STEP pairs has this exclusive or. */
static inline int anyOf(const uint16_t *up, const uint16_t *back, uint16_t wanted) {
#if defined(__AVX2__)
  const __m256i x = _mm256_set1_epi16((short)wanted);
#define LOAD(of, at) _mm256_loadu_si256((const __m256i *)((of) + (at)))
#define SAME(at) _mm256_cmpeq_epi16(_mm256_xor_si256(LOAD(up, at), LOAD(back, at)), x)
  __m256i any = _mm256_or_si256(_mm256_or_si256(SAME(0), SAME(16)), _mm256_or_si256(SAME(32), SAME(48)));
  return _mm256_movemask_epi8(any) != 0;
#else
  int any = 0;
  for (int i = 0; i < STEP; i++) any |= (up[i] ^ back[i]) == wanted;
  return any;
#endif
}

/* Whether heaps a and sum - a, near <= a, have this exclusive or. */
static int among(long sum, long near, int wanted) {
  long last = unequal ? (sum - 1) / 2 : sum / 2;
  long length = last - near + 1;
  if (length <= 0) return 0;
  /* From the middle on, where values are large and various: what is there is found soon. */
  const uint16_t *back = down + (size - 1 - last), *up = value + (sum - last);
  const uint16_t x = (uint16_t)wanted;
  long i = 0;
  for (; i + STEP <= length; i += STEP) {
    if (anyOf(up + i, back + i, x)) return 1;
  }
  for (; i < length; i++) {
    if ((up[i] ^ back[i]) == x) return 1;
  }
  return 0;
}

static int option(long heap, long near, int wanted) {
  for (int j = 0; j < broken; j++) {
    if (among(heap - breaks[j], near, wanted)) return 1;
  }
  return 0;
}

static long marksBelow(long heap) {
  long low = 0, high = marked;
  while (low < high) {
    long middle = (low + high) / 2;
    if (markHeap[middle] < heap) low = middle + 1; else high = middle;
  }
  return low;
}

/* Eight heaps, the first of them splitting as sum, with the marks from first to last as a part. */
static void markLanes(uint8_t *restrict seen, long sum, long first, long last) {
  const uint32_t *restrict heaps = markHeap;
  const uint16_t *restrict values = markValue;
  const uint16_t *restrict g = value + sum;
  const size_t lane = (size_t)stride;
  for (long k = first; k < last; k++) {
    uint64_t low, high, worth = values[k] * UINT64_C(0x0001000100010001);
    const uint16_t *other = g - heaps[k];
    memcpy(&low, other, 8);
    memcpy(&high, other + 4, 8);
    low ^= worth;
    high ^= worth;
    seen[low & 0xffff] = 1;
    seen[lane + (low >> 16 & 0xffff)] = 1;
    seen[2 * lane + (low >> 32 & 0xffff)] = 1;
    seen[3 * lane + (low >> 48)] = 1;
    seen[4 * lane + (high & 0xffff)] = 1;
    seen[5 * lane + (high >> 16 & 0xffff)] = 1;
    seen[6 * lane + (high >> 32 & 0xffff)] = 1;
    seen[7 * lane + (high >> 48)] = 1;
  }
}

/* The same where a mark may meet its equal, which is no split in Grundy's game. */
static void markUnequal(uint8_t *seen, long sum, long first, long last) {
  for (long k = first; k < last; k++) {
    long heap = markHeap[k];
    for (int lane = 0; lane < LANES; lane++) {
      if (2 * heap != sum + lane) seen[lane * stride + (markValue[k] ^ value[sum + lane - heap])] = 1;
    }
  }
}

/* The least value from x on that is not seen; width if there is none. */
static int unseen(const uint8_t *seen, int x) {
  while (x < width) {
    uint64_t eight;
    memcpy(&eight, seen + x, 8); /* the table is longer than its values */
    eight = ~eight & UINT64_C(0x0101010101010101);
    if (eight) {
      x += __builtin_ctzll(eight) / 8;
      return x < width ? x : width;
    }
    x += 8;
  }
  return width;
}

/* The least value from which on a search is needed, or that is proved to be none of an old pair. */
static int search(uint8_t *seen, long heap, long near) {
  const uint8_t *commons = kind[parity(heap)];
  int x = 0;
  for (;;) {
    x = unseen(seen, x);
    if (x == width || (complete && commons[x]) || !option(heap, near, x)) return x;
    seen[x] = 1;
  }
}

/* ---- blocks ---- */

/* Looks at all pairs of old heaps for eight heaps of the block that begins at start. */
static void survey(long start, int slot, int ahead) {
  long from = start + slot * LANES;
  long near = slot * LANES + LANES;
  uint8_t *seen = table + (size_t)slot * LANES * (size_t)stride;
  for (int lane = 0; lane < LANES; lane++) memset(seen + lane * stride, 0, (size_t)width + 8);
  long first = marksBelow(near);
  for (int j = 0; j < broken; j++) {
    long sum = from - breaks[j];
    long last = marksBelow(sum);
    if (last <= first) continue;
    if (!unequal) {
      markLanes(seen, sum, first, last);
      continue;
    }
    long low = marksBelow(sum / 2), high = marksBelow((sum + LANES) / 2 + 1);
    low = low < first ? first : low > last ? last : low;
    high = high < low ? low : high > last ? last : high;
    markLanes(seen, sum, first, low);
    markUnequal(seen, sum, low, high);
    markLanes(seen, sum, high, last);
  }
  for (int lane = 0; lane < LANES; lane++) {
    open[slot * LANES + lane] = ahead ? search(seen + lane * stride, from + lane, near) : -1;
  }
}

static int settle(long heap, int at) {
  uint8_t *seen = table + (size_t)at * (size_t)stride;
  long near = at / LANES * LANES + LANES;
  for (int t = 1; t < digits; t++) {
    if ((digit[t] & ALL) && t == heap) seen[0] = 1;
    if ((digit[t] & ONE) && t < heap) seen[value[heap - t]] = 1;
  }
  for (int j = 0; j < broken; j++) {
    long sum = heap - breaks[j];
    long end = near < sum ? near : sum;
    if (unequal && sum / 2 < end) {
      for (long a = 1; a < end; a++) if (2 * a != sum) seen[value[a] ^ value[sum - a]] = 1;
    } else {
      for (long a = 1; a < end; a++) seen[value[a] ^ value[sum - a]] = 1;
    }
  }
  int x = unseen(seen, 0);
  return x == open[at] ? x : search(seen, heap, near);
}

/* ---- threads ---- */

static int threads = 1;
static atomic_long turn;
static atomic_int next, done;
static long blockStart;
static int blockSlots;
static atomic_int over;

static void rest(int *spins) {
  if (++*spins > SPINS) {
    sched_yield();
  } else {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
  }
}

static void work(void) {
  int slot;
  while ((slot = atomic_fetch_add(&next, 1)) < blockSlots) {
    survey(blockStart, slot, 1);
    atomic_fetch_add(&done, 1);
  }
}

static void *helper(void *unused) {
  (void)unused;
  long seen = 0;
  for (;;) {
    int spins = 0;
    while (atomic_load_explicit(&turn, memory_order_acquire) == seen) rest(&spins);
    seen = atomic_load(&turn);
    if (atomic_load(&over)) return NULL;
    work();
  }
}

static void surveyAll(long start, int slots) {
  /* A helper that is late finds no slot left, since blocks never become longer. */
  blockStart = start;
  blockSlots = slots;
  atomic_store(&done, 0);
  atomic_store(&next, 0);
  atomic_fetch_add(&turn, 1);
  work();
  int spins = 0;
  while (atomic_load(&done) < slots) rest(&spins);
}

static void plain(long heap) {
  static uint8_t seen[2 * MOST_VALUES];
  memset(seen, 0, sizeof seen);
  for (int t = 0; t < digits && t <= heap; t++) {
    long left = heap - t;
    if ((digit[t] & ALL) && left == 0 && heap > 0) seen[0] = 1;
    if ((digit[t] & ONE) && left > 0) seen[value[left]] = 1;
    for (long a = 1; (digit[t] & TWO) && 2 * a <= left; a++) {
      if (!(unequal && 2 * a == left)) seen[value[a] ^ value[left - a]] = 1;
    }
  }
  int x = 0;
  while (seen[x]) x++;
  put(x);
}

static void compute(void) {
  long stage = 0;
  while (known < size) {
    if (known < PLAIN) {
      plain(known);
      continue;
    }
    if (known >= stage) {
      stage = known + known / 8 + 1;
      plan(largest);
    }
    int length = LANES;
    if (threads > 1 && known >= THREADED && marked * broken >= WORTH) length = BLOCK;
    if (length > size - known) length = (int)(size - known);
    long start = known;
    int slots = (length + LANES - 1) / LANES;
    if (slots == 1) survey(start, 0, 0); else surveyAll(start, slots);
    for (int i = 0; i < length; i++) {
      int g = settle(start + i, i);
      put(g);
      if (g >= width) {
        plan(g);
        break;
      }
    }
    for (long n = start; n < known; n++) {
      int rare = !kind[parity(n)][value[n]];
      if (rare && complete && (marked == 0 || markHeap[marked - 1] < n)) mark(n);
    }
  }
}

int main(int count, char **words) {
  if (count < 3) {
    fprintf(stderr, "usage: split CODE N [THREADS]\n");
    return 2;
  }
  const char *code = words[1];
  size = strtol(words[2], NULL, 10);
  threads = count > 3 ? atoi(words[3]) : 1;
  unequal = strcmp(code, "grundy") == 0;
  const char *text = unequal ? "4.0" : code;
  const char *point = strchr(text, '.');
  if (point == NULL || size < 1 || size >= INT32_MAX || strlen(point) > MOST_DIGITS) {
    fprintf(stderr, "split: no code or no number\n");
    return 2;
  }
  digits = (int)strlen(point);
  int evens = 0, odds = 0;
  for (int t = 0; t < digits; t++) {
    digit[t] = t > 0 ? point[t] - '0' : point > text ? point[-1] - '0' : 0;
    if (digit[t] & TWO) {
      breaks[broken++] = t;
      if (t % 2 == 0) evens = 1; else odds = 1;
    }
  }
  /* Parities of parts add up to that of n - b; they are of use if that is the same for all b. */
  odd = !(evens && odds);
  shift = odds;

  value = (uint16_t *)calloc((size_t)size + 2 * PAD, 2) + PAD;
  down = (uint16_t *)calloc((size_t)size + 2 * PAD, 2) + PAD;
  markHeap = malloc(((size_t)size + PAD) * sizeof *markHeap);
  markValue = malloc(((size_t)size + PAD) * sizeof *markValue);
  for (int p = 0; p < 2; p++) {
    kind[p] = calloc(MOST_VALUES + 1, 1);
    census[p] = calloc(2 * MOST_VALUES, sizeof *census[p]);
  }
  double began = seconds();
  for (int i = 1; i < threads; i++) {
    pthread_t thread;
    pthread_create(&thread, NULL, helper, NULL);
  }
  compute();
  double took = seconds() - began;
  atomic_store(&over, 1);
  atomic_fetch_add(&turn, 1);

  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (long n = 0; n < size; n++) hash = (hash ^ value[n]) * UINT64_C(0x100000001b3);
  printf("split %s n=%ld last=%d max=%d fnv=%016" PRIx64 " sec=%.3f threads=%d rare=%ld mask=%x%s\n",
         code, size, value[size - 1], largest, hash, took, threads, rares, mask,
         oddCounts ? "+parity" : "");
  return 0;
}
