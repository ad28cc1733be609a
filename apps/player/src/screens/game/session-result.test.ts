import { amountOf, toWire, zero } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { parseStored, unknownResult, withLastRound, withRound } from './session-result.ts'

const began = { ...unknownResult, sinceMs: 1000, net: zero }
const lost = { id: 'a', stake: '200.0000', win: '0.0000' }
const won = { id: 'b', stake: '200.0000', win: '350.5000' }

test('a session adds up what its rounds won and lost, each once', () => {
  const after = withRound(withRound(withRound(began, lost), won), won)
  expect([after.rounds, toWire(after.net ?? zero)]).toEqual([2, '-49.5000'])
  expect(withRound(began, { ...won, stake: 'much' })).toBe(began)
  expect(withRound(unknownResult, won)).toMatchObject({ net: undefined, rounds: 1 })
})

test('a round that ended while nobody looked belongs to the session in which it began', () => {
  const at = (ms: number) => ({ ...won, at: new Date(ms).toISOString() })
  expect(withLastRound(began, at(2000))).toMatchObject({ net: 1_505_000n, rounds: 0 })
  expect(withLastRound(began, at(999))).toBe(began)
  expect(withLastRound(withRound(began, won), at(2000)).net).toBe(1_505_000n)
})

test('a stored result is read back, and anything else is none', () => {
  expect(parseStored('1000 -49.5000 a')).toEqual({
    sinceMs: 1000,
    net: amountOf(-495_000n),
    rounds: 0,
    lastId: 'a',
  })
  expect(parseStored('1000 12.0000 ')).toMatchObject({ net: 120_000n, lastId: undefined })
  for (const text of [null, '', 'x 1 a', '1000 many a']) expect(parseStored(text)).toBeUndefined()
})
