import { expect, test } from 'vitest'
import type { GridEvent } from '@fairhouse/engines'
import { onGrid } from './config.ts'
import { gridModel } from './grid.testing.ts'
import { finalReels, initialReels, stripsFor } from './reel-state.ts'
import { anticipatesAt } from './scene/anticipation.ts'
import { emptyProgress, advance, resetProgress } from './progress.ts'

const strip = 'l1 l2 h1 l3 wild l2 scatter l4'.split(' ')
const lines = {
  id: 'small',
  roundCredits: 1,
  rows: 3,
  wild: 'wild',
  maxCredits: 1000,
  strips: [strip, strip.toReversed(), strip],
  lines: [[1, 1, 1]],
  pays: { l1: { 3: 5 } },
  scatter: { symbol: 'scatter', pays: { 2: 1, 3: 10 } },
  freeSpins: {
    won: { 3: 8 },
    wonAgain: {},
    most: 8,
    multiplier: 2,
    strips: [strip.toReversed(), strip, strip],
  },
}
const theme = { palette: '', tempo: 'calm', symbols: {} } as const
const { model } = onGrid({ model: lines, theme })

test('the initial window pays nothing', () => {
  const long = 'l1 l1 l1 wild l2 l2 l2 scatter l3 l3 l3'.split(' ')
  const { window } = initialReels({ ...model, strips: [long, long, long] })
  const special = window.flat().filter((symbol) => ['wild', 'scatter'].includes(symbol))
  expect(special).toEqual([])
  expect(window[0]?.some((symbol) => window[1]?.includes(symbol))).toBe(false)
})

test('the initial window of an anywhere-pays game has no paying count', () => {
  const strips = Array.from({ length: 6 }, () => 'l1 l1 l2 l2 l3 l3 h1 h1 scatter orb'.split(' '))
  const pays = { l1: { 9: 5 }, l2: { 9: 5 }, l3: { 9: 5 }, h1: { 9: 50 } }
  const { window } = initialReels({ ...gridModel, pay: { by: 'anywhere' }, rows: 5, strips, pays })
  expect(window.flat().filter((symbol) => ['scatter', 'orb'].includes(symbol))).toEqual([])
})

test('a round leaves its last window, on the reels that stopped last', () => {
  const [reels, fallen] = [
    [['l1'], ['l2']],
    [['l3'], ['l2']],
  ]
  const events = [
    { type: 'reels', stops: [4, 2], window: reels },
    { type: 'tumble', window: fallen },
    { type: 'end', credits: 0 },
  ]
  expect(finalReels(events)).toEqual({ stops: [4, 2], window: fallen })
  expect(finalReels([{ type: 'row' }])).toBeUndefined()
})

test('stops are shown on the recorded strips, and nothing else is shown at all', () => {
  const stops = [0, 1, 7]
  const paid = [
    ['l1', 'l2', 'h1'],
    ['scatter', 'l2', 'wild'],
    ['l4', 'l1', 'l2'],
  ]
  expect(stripsFor(model, { stops, window: paid })).toBe(model.strips)
  const free = [
    ['l4', 'scatter', 'l2'],
    ['l2', 'h1', 'l3'],
    ['l4', 'l1', 'l2'],
  ]
  expect(stripsFor(model, { stops, window: free })).toBe(model.freeSpins?.strips)
  expect(() => stripsFor(model, { stops, window: paid.toReversed() })).toThrow('not on the reels')
})

test('anticipation depends only on stopped reels, never at those that run', () => {
  const spin = (...window: string[][]) => ({ type: 'reels', stops: [], window }) as const
  const some = spin(['scatter'], ['l1'], ['scatter'], ['l1'], ['scatter'])
  expect([0, 1, 2, 3, 4].map((reel) => anticipatesAt(model, some, reel))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

test('progress adds up the events shown', () => {
  const window = [['l1'], ['l1'], ['l1']]
  const win = { symbol: 'l1', count: 3, positions: [], multiplier: 1 } as const
  const events: GridEvent[] = [
    { type: 'reels', stops: [0, 0, 0], window },
    { type: 'lineWin', line: 0, credits: 5, ...win },
    { type: 'freeSpinsWon', count: 8, total: 8, positions: [] },
    { type: 'freeSpin', index: 1, left: 7, multiplier: 2 },
    { type: 'reels', stops: [1, 1, 1], window: [['l2'], ['l2'], ['l2']] },
    { type: 'scatterWin', credits: 20, ...win },
  ]
  const progress = events.reduce(advance, emptyProgress([]))
  expect(progress).toMatchObject({ credits: 25, window: [['l2'], ['l2'], ['l2']] })
  expect(progress.wins.map(({ credits }) => credits)).toEqual([20])
  expect(progress.free).toEqual({ index: 1, multiplier: 2, total: 8 })
  const end = [
    { type: 'featureEnd', spins: 8, credits: 20 } as const,
    { type: 'end', credits: 25 } as const,
  ]
  expect(end.reduce<typeof progress>(advance, progress)).toMatchObject({ credits: 25, free: null })
  expect(resetProgress(progress)).toEqual(emptyProgress(progress.window))
})
