import { factsOf, games, proofOf, rational } from '@fairhouse/engines'
import { amountOf, currencies } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { levelsOf } from '#levels'
import { chancesOf, contributionOf } from './part.ts'

const withPots = games().flatMap((game) => (game.jackpot ? [{ game, jackpot: game.jackpot }] : []))

test('[JP-02] every stake that is offered is divided without a rest, and has whole chances', () => {
  expect(withPots.length).toBeGreaterThan(0)
  for (const { game, jackpot } of withPots) {
    const { model } = game.config
    const prices = [model.roundCredits, ...('buy' in model && model.buy ? [model.buy.credits] : [])]
    for (const currency of Object.keys(currencies)) {
      const [least = 0n] = levelsOf(currency)
      for (const stake of prices.flatMap((price) =>
        levelsOf(currency).map((credit) => amountOf(BigInt(price) * credit)),
      )) {
        expect(contributionOf(jackpot, stake) * 100n).toBe(stake)
        const chances = chancesOf(stake, currency)
        expect(BigInt(chances) * least).toBe(stake)
        expect(chances).toBeLessThan(jackpot.oneIn)
      }
    }
  }
})

test('a share that leaves a rest, and a stake in a strange currency, are faults', () => {
  const share = { numerator: 1, denominator: 3 }
  const pot = { code: 'thirds', share, oneIn: 10 }
  expect(() => contributionOf(pot, amountOf(10n))).toThrow('does not divide')
  expect(() => chancesOf(amountOf(10n), 'GBP')).toThrow('chances')
})

test('games that share a pot have one rule for it, and it leaves them at most 97.5 %', () => {
  const rules = new Map(withPots.map(({ jackpot }) => [jackpot.code, jackpot]))
  for (const { game, jackpot } of withPots) {
    expect(jackpot).toEqual(rules.get(jackpot.code))
    const { jackpot: told, returnToPlayer } = factsOf(game)
    const proof = proofOf(game.config.model)
    for (const mode of [proof, ...(proof.buy ? [proof.buy] : [])]) {
      const { numerator, denominator } = mode.returnToPlayer
      const own = rational(BigInt(numerator), BigInt(denominator))
      expect(own.numerator * 1000n).toBeLessThanOrEqual(965n * own.denominator)
    }
    const sum = Number(returnToPlayer.percent) + Number(told?.share.percent)
    expect(Number(told?.percentWith)).toBeCloseTo(sum, 1)
  }
})
