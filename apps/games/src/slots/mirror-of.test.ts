import { expect, test } from 'vitest'
import type { GridEvent } from '@fairhouse/engines'
import { createSpeech } from '#kit/words'
import { gridModel } from './grid.testing.ts'
import { mirrorOf } from './mirror-of.ts'
import { emptyProgress, advance } from './progress.ts'

const symbols = { h1: 'crown', l1: 'lemon', coin: 'coin' }
const config = { model: gridModel, theme: { palette: '', tempo: 'calm', symbols } } as const
const words = { crown: 'Crown', lemon: 'Lemon', coin: 'Coin' }
const speech = await createSpeech('EN', () => Promise.resolve(words))
const mirrored = (events: readonly GridEvent[]) =>
  mirrorOf(config, events.reduce(advance, emptyProgress([])), speech)

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

test('tumbles change the window, and the wins of all falls of a spin are listed', () => {
  const { rows, wins, credits, note, mood } = mirrored(spin)
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

test('orbs add a separate win, and no win is listed for orbs that add nothing', () => {
  const orbs = (credits: number): GridEvent => ({ type: 'orbs', orbs: [], multiplier: 5, credits })
  expect(mirrored([...spin, orbs(560)])).toMatchObject({ credits: 700, note: '' })
  expect(mirrored([...spin, orbs(560)]).wins.at(-1)?.text).toBe('Orbs: wins × 5')
  expect(mirrored([...spin, orbs(0)]).wins).toHaveLength(2)
})

test('held coins are counted with the remaining spins, and then paid', () => {
  const coin = (reel: number) => ({ position: [reel, 0], credits: 10 }) as const
  const hold: readonly GridEvent[] = [
    { type: 'holdBegin', coins: [coin(0), coin(1)], spins: 3 },
    { type: 'holdSpin', coins: [coin(2)], left: 3 },
    { type: 'holdSpin', coins: [], left: 2 },
  ]
  expect(mirrored([...spin, ...hold])).toMatchObject({
    note: 'Coins: 3 · 2 respins left',
    mood: 'hold',
  })
  const paid: GridEvent = { type: 'holdEnd', isFull: false, credits: 30 }
  expect(mirrored([...spin, ...hold, paid])).toMatchObject({ credits: 170, mood: 'plain' })
  expect(mirrored([...spin, ...hold, paid]).wins.at(-1)).toEqual({ text: 'Coins', credits: 30 })
})

test('free spins are numbered, with what their wins count', () => {
  const free = (multiplier: number): readonly GridEvent[] => [
    { type: 'freeSpinsWon', count: 8, total: 8, positions: [] },
    { type: 'freeSpin', index: 2, left: 6, multiplier },
  ]
  expect(mirrored(free(1))).toMatchObject({ note: 'Free spin 2 of 8', mood: 'free' })
  expect(mirrored(free(3)).note).toBe('Free spin 2 of 8, wins × 3')
  const respin = mirrored([...free(1), { type: 'respin' }])
  expect(respin.note).toBe('Free spin 2 of 8 · Walking wild: free respin')
  expect(mirrored([...free(1), { type: 'end', credits: 5 }])).toMatchObject({
    note: '',
    mood: 'plain',
  })
})
