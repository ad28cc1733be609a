import { factsOf, games, proofOf, rational } from '@fairhouse/engines'
import { amountOf, currencies } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { levelsOf } from '#levels'
import { chancesOf, contributionOf } from './contribution.ts'

const potGames = games().flatMap((game) => (game.jackpot ? [{ game, jackpot: game.jackpot }] : []))

test('[JP-02] every offered stake divides without a remainder and has whole chances', () => {
  expect(potGames.length).toBeGreaterThan(0)
  for (const { game, jackpot } of potGames) {
    const { model } = game.config
    const prices = [model.roundCredits, ...('buy' in model && model.buy ? [model.buy.credits] : [])]
    for (const currency of Object.keys(currencies)) {
      const [smallest = 0n] = levelsOf(currency)
      for (const stake of prices.flatMap((price) =>
        levelsOf(currency).map((credit) => amountOf(BigInt(price) * credit)),
      )) {
        expect(contributionOf(jackpot, stake) * 100n).toBe(stake)
        const chances = chancesOf(stake, currency)
        expect(BigInt(chances) * smallest).toBe(stake)
        expect(chances).toBeLessThan(jackpot.oneIn)
      }
    }
  }
})

test('throws on a share with a remainder and on an unknown currency', () => {
  const share = { numerator: 1, denominator: 3 }
  const pot = { code: 'thirds', share, oneIn: 10 }
  expect(() => contributionOf(pot, amountOf(10n))).toThrow('does not divide')
  expect(() => chancesOf(amountOf(10n), 'GBP')).toThrow('chances')
})

test('games that share a pot have the same rule and at most 97.5 % return with it', () => {
  const rules = new Map(potGames.map(({ jackpot }) => [jackpot.code, jackpot]))
  for (const { game, jackpot } of potGames) {
    expect(jackpot).toEqual(rules.get(jackpot.code))
    const { jackpot: stated, returnToPlayer } = factsOf(game)
    const proof = proofOf(game.config.model)
    for (const mode of [proof, ...(proof.buy ? [proof.buy] : [])]) {
      const { numerator, denominator } = mode.returnToPlayer
      const ownReturn = rational(BigInt(numerator), BigInt(denominator))
      expect(ownReturn.numerator * 1000n).toBeLessThanOrEqual(965n * ownReturn.denominator)
    }
    const sum = Number(returnToPlayer.percent) + Number(stated?.share.percent)
    expect(Number(stated?.percentWith)).toBeCloseTo(sum, 1)
  }
})
