import type { GridModel } from '#slots'

const strip = (text: string) => text.split(' ')

/** A board small enough to follow by hand. */
export const tinyGrid: GridModel = {
  id: 'tiny-grid',
  pay: { by: 'ways' },
  roundCredits: 10,
  rows: 3,
  strips: [
    strip('a b c a s b c o'),
    strip('b w a c s a b o'),
    strip('c a b w a s c o'),
    strip('a c b s w b a o'),
  ],
  pays: { a: { 3: 5, 4: 20 }, b: { 3: 3, 4: 10 }, c: { 3: 2, 4: 8 } },
  wild: 'w',
  wilds: null,
  scatter: { symbol: 's', pays: { 3: 10, 4: 50 } },
  tumbles: null,
  orbs: null,
  freeSpins: null,
  hold: null,
  buy: null,
  maxCredits: 2000,
  books: { word: 'tiny', rows: 512 },
}

/** Each feature of a grid, on the small board. */
export const tinyFeatures: Readonly<Record<string, GridModel>> = {
  plain: tinyGrid,
  tumbling: {
    ...tinyGrid,
    tumbles: { ladder: [1, 2, 3], freeLadder: [2, 4], isKept: true },
    freeSpins: freeSpins(null),
    buy: { credits: 300, spins: 4, rows: 128 },
  },
  orbs: {
    ...tinyGrid,
    pay: { by: 'anywhere' },
    pays: { a: { 4: 5, 6: 20 }, b: { 4: 3 }, c: { 4: 2 } },
    wild: null,
    tumbles: { ladder: [1], freeLadder: [1], isKept: false },
    orbs: { symbol: 'o', values: [2, 3, 10], weights: [5, 3, 1], areKept: true },
    freeSpins: freeSpins(null),
  },
  cluster: { ...tinyGrid, pay: { by: 'cluster' }, pays: { a: { 3: 4 }, b: { 3: 3 }, c: { 3: 2 } } },
  expanding: { ...tinyGrid, wilds: 'expand', freeSpins: freeSpins('expand') },
  staying: { ...tinyGrid, freeSpins: freeSpins('stay') },
  walking: { ...tinyGrid, wilds: 'walk', freeSpins: freeSpins('walk') },
  holding: {
    ...tinyGrid,
    hold: {
      symbol: 'o',
      needed: 3,
      spins: 3,
      values: [1, 5, 50],
      weights: [6, 3, 1],
      oneIn: 4,
      full: 500,
    },
  },
  capped: { ...tinyGrid, maxCredits: 25, freeSpins: freeSpins('expand') },
}

/** Pick bonuses on the small board: a number of picks, until an end prize, and cut by the cap. */
export const tinyPicks: Readonly<Record<string, GridModel>> = {
  counted: {
    ...tinyGrid,
    pick: { picks: { 2: 2, 3: 3, 4: 4 }, prizes: [10, 10, 30, 70], ends: [] },
  },
  ended: {
    ...tinyGrid,
    tumbles: { ladder: [1, 2], freeLadder: [1], isKept: false },
    pick: { picks: { 2: 4, 3: 4, 4: 4 }, prizes: [10, 30], ends: [5, 20] },
  },
  cut: {
    ...tinyGrid,
    maxCredits: 60,
    wilds: 'walk',
    pick: { picks: { 2: 3, 3: 4 }, prizes: [10, 30, 40], ends: [20] },
  },
}

function freeSpins(wilds: NonNullable<GridModel['freeSpins']>['wilds']): GridModel['freeSpins'] {
  const won = { 2: 3, 3: 5, 4: 8 }
  return { won, wonAgain: { 3: 2, 4: 3 }, most: 12, multiplier: 2, strips: tinyGrid.strips, wilds }
}
