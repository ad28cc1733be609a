import { expect, test } from 'vitest'
import type { GridEvent } from '@fairhouse/engines'
import { createSpeech } from '#kit/words'
import { gridModel } from './grid.testing.ts'
import { mirrorOf } from './mirror-of.ts'
import { nothingTold, tell } from './tell.ts'

const symbols = { h1: 'crown', l1: 'lemon', coin: 'coin' }
const config = { model: gridModel, theme: { palette: '', tempo: 'calm', symbols } } as const
const words = { crown: 'Crown', lemon: 'Lemon', coin: 'Coin' }
const speech = await createSpeech('EN', () => Promise.resolve(words))
const told = (events: readonly GridEvent[]) =>
  mirrorOf(config, events.reduce(tell, nothingTold([])), speech)

const [before, after] = [
  [
    ['h1', 'h1', 'l1'],
    ['h1', 'l1', 'l1'],
    ['h1', 'coin', 'l1'],
  ],
  [
    ['l1', 'l1', 'l1'],
    ['l1', 'l1', 'l1'],
    ['l1', 'coin', 'l1'],
  ],
]
const win = { symbol: 'h1', count: 3, positions: [], multiplier: 1 } as const
const spin: readonly GridEvent[] = [
  { type: 'row', row: 7 },
  { type: 'reels', stops: [0, 0, 0], window: before },
  { type: 'waysWin', ways: 2, credits: 100, ...win },
  { type: 'tumble', removed: [], fresh: [], window: after, multiplier: 2 },
  { type: 'clusterWin', credits: 40, ...win, symbol: 'l1', multiplier: 2 },
]

test('falls change the window, and the wins of all falls of a spin are told', () => {
  const { rows, wins, credits, note, mood } = told(spin)
  expect(rows.map((row) => row.map(({ id }) => id))).toEqual([
    ['l1', 'l1', 'l1'],
    ['l1', 'l1', 'coin'],
    ['l1', 'l1', 'l1'],
  ])
  expect(wins).toEqual([
    { text: '3 × Crown from the left: 2 ways', credits: 100 },
    { text: '3 × Lemon in a cluster (×2)', credits: 40 },
  ])
  expect([credits, note, mood]).toEqual([140, '', 'plain'])
})

test('what orbs add is a win of its own, and nothing is told of orbs that add nothing', () => {
  const orbs = (credits: number): GridEvent => ({ type: 'orbs', orbs: [], multiplier: 5, credits })
  expect(told([...spin, orbs(560)])).toMatchObject({ credits: 700, note: '' })
  expect(told([...spin, orbs(560)]).wins.at(-1)?.text).toBe('Orbs: wins × 5')
  expect(told([...spin, orbs(0)]).wins).toHaveLength(2)
})

test('coins that stay are counted with the spins that are left, and then paid', () => {
  const coin = (reel: number) => ({ position: [reel, 0], credits: 10 }) as const
  const hold: readonly GridEvent[] = [
    { type: 'holdBegin', coins: [coin(0), coin(1)], spins: 3 },
    { type: 'holdSpin', coins: [coin(2)], left: 3 },
    { type: 'holdSpin', coins: [], left: 2 },
  ]
  expect(told([...spin, ...hold])).toMatchObject({
    note: 'Coins: 3 · 2 respins left',
    mood: 'hold',
  })
  const paid: GridEvent = { type: 'holdEnd', isFull: false, credits: 30 }
  expect(told([...spin, ...hold, paid])).toMatchObject({ credits: 170, mood: 'plain' })
  expect(told([...spin, ...hold, paid]).wins.at(-1)).toEqual({ text: 'Coins', credits: 30 })
})

test('free spins are counted, with what their wins count', () => {
  const free = (multiplier: number): readonly GridEvent[] => [
    { type: 'freeSpinsWon', count: 8, total: 8, positions: [] },
    { type: 'freeSpin', index: 2, left: 6, multiplier },
  ]
  expect(told(free(1))).toMatchObject({ note: 'Free spin 2 of 8', mood: 'free' })
  expect(told(free(3)).note).toBe('Free spin 2 of 8, wins × 3')
  const respin = told([...free(1), { type: 'respin' }])
  expect(respin.note).toBe('Free spin 2 of 8 · Walking wild: free respin')
  expect(told([...free(1), { type: 'end', credits: 5 }])).toMatchObject({ note: '', mood: 'plain' })
})
