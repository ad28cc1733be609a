import { expect, test } from 'vitest'
import { gamesNamed } from './games.testing.ts'
import { priceBet } from './price-bet.ts'
import { settleBet } from './settle-event.ts'

const [k3] = gamesNamed('k3-1m')
const limits = k3?.limits('VND')
if (!k3 || !limits) throw new Error('no game')
const rules = k3.rules('k3')
const prices = k3.prices('k3')

const betOn = (...picks: [betType: string, pick: string][]) => {
  const lines = picks.map(([betType, pick]) => ({ betType, selection: [[pick]], unit: '1000' }))
  const priced = priceBet({ rules, prices, limits }, lines)
  return { id: 'bet', lines: JSON.stringify(priced.lines) }
}

const settle = (bet: ReturnType<typeof betOn>, result: number[], invalid: string[] = []) =>
  settleBet({ rules, prices, result, invalid: new Set(invalid) }, bet)

test('a bet wins if one of its lines does, and every line says how it ended', () => {
  const end = settle(betOn(['sum', '10'], ['sum', '11']), [2, 3, 5])
  expect(end).toMatchObject({ betId: 'bet', state: 'settled', reason: 'won', validBet: '20000000' })
  const [won, lost] = JSON.parse(end.lines ?? '') as { payout: string; outcome: string }[]
  expect(won).toMatchObject({ outcome: 'won', payout: `${Number(end.payout) / 10_000}.0000` })
  expect(lost).toMatchObject({ outcome: 'lost', payout: '0.0000', wins: [] })
  expect(Number(end.payout)).toBe(Number(prices['sum/10']) * 10_000_000)
})

test('a losing bet ends with nothing, and covered markets are no valid bet', () => {
  const bet = betOn(['size', 'big'], ['sum', '10'])
  expect(settle(bet, [1, 1, 2])).toMatchObject({ payout: '0', reason: 'lost' })
  expect(settle(bet, [1, 1, 2], ['size'])).toMatchObject({ validBet: '10000000' })
})
