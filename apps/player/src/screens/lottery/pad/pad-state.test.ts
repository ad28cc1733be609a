import { lotteryOf, vnNorthOdds } from '@fairhouse/engines/lottery'
import { expect, test } from 'vitest'
import { marketOf, priceLine } from '../slip/index.ts'
import type { BetTypeView } from './bet-type-fields.ts'
import {
  emptyPad,
  lineOf,
  quickPicks,
  randomPad,
  readTyped,
  setPicks,
  toggleBanker,
  togglePick,
} from './pad-state.ts'

const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
const field = (name: string, size = 1, maxPicks = 10) => ({ name, size, maxPicks, digits: 1 })

const direct: BetTypeView = {
  id: 'direct-2-front',
  kind: 'cross',
  charge: '1',
  takesBankers: false,
  prizes: [{ id: 'win', price: '95' }],
  fields: [field('first'), field('second')],
}
const group: BetTypeView = {
  ...direct,
  id: 'group-3-6-front',
  takesBankers: true,
  prizes: [{ id: 'win', price: '150' }],
  fields: [field('single', 3)],
}
const lo: BetTypeView = {
  ...direct,
  id: 'lo-2',
  kind: 'single',
  charge: '27',
  prizes: [{ id: 'win', price: vnNorthOdds['lo-2/win'] ?? '' }],
  fields: [{ name: 'lo-2', size: 1, maxPicks: 100, digits: 2 }],
}

const marketFor = (rules: string, ...betTypes: BetTypeView[]) => {
  const lottery = lotteryOf(rules)
  if (!lottery) throw new Error(`no lottery ${rules}`)
  return marketOf(lottery, { game: 'test', rules, prices: '', betTypes })
}
const viewOf = ({ fields }: BetTypeView, index = 0) => {
  const view = fields[index]
  if (!view) throw new Error('no such field')
  return view
}

test('picks are toggled in the order of the pad, and a full field takes no more', () => {
  const view = { ...viewOf(direct), maxPicks: 2 }
  let pad = togglePick(emptyPad(direct), 0, '7', view)
  pad = togglePick(pad, 0, '3', view)
  pad = togglePick(pad, 0, '5', view)
  expect(pad.picks).toEqual([['3', '7'], []])
  expect(togglePick(pad, 0, '7', view).picks).toEqual([['3'], []])
})

test('a banker is in every unit, and leaves room for one pick', () => {
  const view = viewOf(group)
  let pad = setPicks(emptyPad(group), 0, { picks: ['1', '2', '3'], view })
  pad = toggleBanker(pad, '1', view)
  pad = toggleBanker(pad, '9', view)
  expect(toggleBanker(pad, '2', view)).toBe(pad)
  expect(pad).toEqual({ picks: [['2', '3']], bankers: ['1', '9'] })
  const line = lineOf(group.id, pad, '2')
  expect(line.selection).toEqual([
    ['2', '3'],
    ['1', '9'],
  ])
  expect(priceLine(marketFor('ssc', group), line)).toEqual({
    units: 2n,
    stake: 40_000n,
    maxPayout: 3_000_000n,
  })
  expect(toggleBanker(pad, '1', view).bankers).toEqual(['9'])
})

test('quick picks take halves and parities of numbers', () => {
  expect(quickPicks(digits, 'big')).toEqual(['5', '6', '7', '8', '9'])
  expect(quickPicks(digits, 'small')).toEqual(['0', '1', '2', '3', '4'])
  expect(quickPicks(digits, 'odd')).toEqual(['1', '3', '5', '7', '9'])
  expect(quickPicks(digits, 'even')).toEqual(['0', '2', '4', '6', '8'])
  expect(quickPicks(digits, 'all')).toEqual(digits)
})

test('a random pad is always one unit that is a bet', () => {
  const market = marketFor('ssc', direct, group)
  let seed = 7
  const fraction = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  for (const betType of [direct, group]) {
    for (let count = 0; count < 100; count += 1) {
      const isBet = (pad: ReturnType<typeof emptyPad>) =>
        priceLine(market, lineOf(betType.id, pad, '1')) !== undefined
      const pad = randomPad(betType, fraction, isBet)
      expect(priceLine(market, lineOf(betType.id, pad, '1'))?.units).toBe(1n)
    }
  }
})

test('typed numbers are lists, runs and all orders; what cannot be read is named', () => {
  const lottery = lotteryOf('vn-north')
  if (!lottery) throw new Error('no lottery')
  const read = readTyped(lottery, lo, '27, 05 10-13 12d 7 xx', '1000')
  expect(read.unread).toEqual(['7', 'xx'])
  expect(read.lines[0]?.selection).toEqual([['27', '05', '10', '11', '12', '13', '21']])
  const market = marketFor('vn-north', lo)
  const [line] = read.lines
  expect(line && priceLine(market, line)).toMatchObject({ units: 7n, stake: 1_890_000_000n })
})

test('typed combinations are units', () => {
  const lottery = lotteryOf('ssc')
  if (!lottery) throw new Error('no lottery')
  expect(readTyped(lottery, direct, '12 34', '2')).toEqual({
    lines: [
      {
        betType: direct.id,
        unit: '2',
        entries: [
          [['1'], ['2']],
          [['3'], ['4']],
        ],
      },
    ],
    unread: [],
  })
  expect(readTyped(lottery, direct, '123', '2')).toEqual({ lines: [], unread: ['123'] })
})
