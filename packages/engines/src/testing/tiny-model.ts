import type { LinesModel } from '#slots'

/** Small enough to play every draw path: three reels, two rows, free spins that retrigger. */
export const tinyModel: LinesModel = {
  id: 'tiny',
  roundCredits: 2,
  rows: 2,
  strips: [
    ['a', 'wild', 's'],
    ['a', 'b', 's', 'wild'],
    ['b', 's', 'a'],
  ],
  lines: [
    [0, 0, 0],
    [0, 1, 1],
  ],
  pays: { wild: { 2: 3, 3: 9 }, a: { 2: 1, 3: 5 }, b: { 3: 4 } },
  wild: 'wild',
  scatter: { symbol: 's', pays: { 2: 1, 3: 7 } },
  freeSpins: {
    won: { 3: 1 },
    wonAgain: { 2: 1 },
    most: 3,
    multiplier: 2,
    strips: [['a', 'wild', 's', 'b'], ['a'], ['s', 'wild', 'b', 'a']],
  },
  maxCredits: 40,
}
