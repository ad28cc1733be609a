import { expect, test } from 'vitest'
import { readStake, stakesOf } from './stake-units.ts'

test.each([
  ['10000', 100_000_000n],
  ['10,000', 100_000_000n],
  ['10k', 100_000_000n],
  ['10 K', 100_000_000n],
  ['1.5tr', 15_000_000_000n],
  ['2m', 20_000_000_000n],
  ['0.002', 20n],
])('%s is read as a stake', (text, amount) => expect(readStake(text)).toBe(amount))

test.each(['', '0', '-5', '1x', 'k', '1.00001', '99999999999999tr'])('%s is no stake', (text) =>
  expect(readStake(text)).toBeUndefined(),
)

test('every stake that is offered is a stake', () => {
  for (const currency of ['VND', 'CNY', 'USD', 'AUD']) {
    for (const stake of stakesOf(currency)) expect(readStake(stake)).toBeGreaterThan(0n)
  }
})
