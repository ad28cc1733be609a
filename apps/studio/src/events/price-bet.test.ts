import { amountOf, parseAmount } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { gamesNamed } from './games.testing.ts'
import { priceBet } from './price-bet.ts'
import { BetRefused } from './refused.ts'

const [north] = gamesNamed('mien-bac')
if (!north) throw new Error('no game')
const limits = north.limits('VND')
if (!limits) throw new Error('no limits')
const rules = north.rules('vn-north')
const market = { rules, prices: north.prices('vn-north'), limits }

const line = (betType: string, picks: string[], unit = '1000') => ({
  betType,
  selection: [picks],
  unit,
})
const vnd = (text: string) => parseAmount(text) ?? amountOf(-1n)

function refusalOf(lines: Parameters<typeof priceBet>[1]) {
  try {
    priceBet(market, lines)
  } catch (error) {
    if (error instanceof BetRefused) return { code: error.code, ...error.detail }
    throw error
  }
  return undefined
}

test('prices each line and adds up the stakes', () => {
  const priced = priceBet(market, [line('lo-2', ['27', '28']), line('xien-2', ['27', '28'])])
  // 27 numbers can hit, so a number costs 27 base stakes.
  expect(priced.stake).toBe(vnd('55000'))
  expect(priced.lines).toEqual([
    {
      bet: { betType: 'lo-2', selection: [['27', '28']] },
      unit: '1000.0000',
      units: '2',
      stake: '54000.0000',
      maxPayout: '2592000.0000',
    },
    {
      bet: { betType: 'xien-2', selection: [['27', '28']] },
      unit: '1000.0000',
      units: '1',
      stake: '1000.0000',
      maxPayout: '17000.0000',
    },
  ])
})

test('counts a number over all lines, and other lines with their maximum payout', () => {
  const { counters } = priceBet(market, [
    line('xien-2', ['27', '28']),
    line('de', ['27']),
    line('de', ['28', '27'], '2000'),
    line('xien-3', ['27', '28', '29']),
  ])
  const { maxEventPayout, maxSelectionPayout } = limits
  expect(counters).toEqual([
    { key: '', add: vnd('92000'), max: maxEventPayout, line: 0 },
    { key: 'de 27', add: vnd('288000'), max: maxSelectionPayout, line: 1 },
    { key: 'de 28', add: vnd('192000'), max: maxSelectionPayout, line: 2 },
  ])
})

test('refuses what is above a limit, by the line where a line is at fault', () => {
  const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
  expect(refusalOf([line('de', all)])).toBeUndefined()
  expect(refusalOf([line('de', all), line('de-dau', ['27'])])).toEqual({
    code: 'bet_refused',
    fault: 'too_many_numbers',
  })
  expect(refusalOf([line('de', ['27']), line('de', ['27'], '999')])).toEqual({
    code: 'line_refused',
    line: 1,
    fault: 'stake_step',
    max: '1000.0000',
  })
  expect(refusalOf([line('de', ['27'], '501000000')])).toMatchObject({ fault: 'line_limit' })
  expect(refusalOf([line('de', ['27'], '200000000')])).toEqual({
    code: 'bet_refused',
    fault: 'bet_payout',
    max: '10000000000.0000',
  })
  expect(refusalOf([line('nothing', ['27'])])).toMatchObject({ fault: 'unknown_bet_type' })
  expect(refusalOf([line('de', ['7'])])).toEqual({
    code: 'line_refused',
    line: 0,
    fault: 'unknown_pick',
    field: 0,
    pick: '7',
  })
})
