import { expect, test } from 'vitest'
import { everyDrawPath, scripted } from '#testing'
import { rational, rowStream, type Rational } from '#core'
import { lotteryFrom } from './bets/lottery.ts'
import { comparisons } from './checks/compare.testing.ts'
import { elevenFive } from './eleven-five/game.ts'
import { k3 } from './k3/game.ts'
import { lotteries, lotteryOf } from './lotteries.ts'
import { lucky28 } from './lucky-28/game.ts'
import { returnOfSeries } from './series.ts'
import { ssc } from './ssc/game.ts'
import { vnNorth } from './vn/game.ts'

const texts = (draws: readonly { result: readonly number[] }[]) =>
  new Set(draws.map(({ result }) => result.join()))

test.each([
  ['k3', k3, 216],
  ['lucky-28', lucky28, 1000],
  ['11x5', elevenFive, 55_440],
  ['ssc', ssc, 100_000],
])('%s: every draw comes from exactly one draw path', (_, game, draws) => {
  const paths = everyDrawPath((rng) => game.draw(rng))
  expect(paths.length).toBe(draws)
  expect(texts(paths).size).toBe(draws)
})

test('a Vietnamese number keeps its leading zeros', () => {
  const draw = vnNorth.draw(scripted(7, 0, ...Array.from({ length: 25 }, (_, index) => index)))
  expect(draw.slice(0, 3)).toEqual(['00007', '00000', '00000'])
  expect(draw.slice(-4)).toEqual(['21', '22', '23', '24'])
})

test('every lottery accepts its own draws and no others', () => {
  for (const lottery of lotteries) {
    const draw = lottery.draw(rowStream('draw', 1))
    expect(lottery.isDraw(draw), lottery.id).toBe(true)
    expect(lottery.isDraw(JSON.parse(JSON.stringify(draw))), lottery.id).toBe(true)
    const wrong = [undefined, null, {}, [], [draw], Array.isArray(draw) ? draw.slice(1) : draw]
    for (const value of wrong) expect(lottery.isDraw(value), lottery.id).toBe(false)
  }
  expect(lotteryOf('11x5')?.isDraw([1, 2, 3, 4, 4])).toBe(false)
  expect(lotteryOf('11x5')?.isDraw([1, 2, 3, 4, 12])).toBe(false)
  expect(lotteryOf('k3')?.isDraw([1, 2, 1.5])).toBe(false)
  expect(lotteryOf('ssc')?.isDraw(['1', '2', '3', '4', '5'])).toBe(false)
})

test('ids are unique', () => {
  expect(new Set(lotteries.map(({ id }) => id)).size).toBe(lotteries.length)
  for (const { id, betTypeIds } of lotteries) {
    expect(new Set(betTypeIds).size, id).toBe(betTypeIds.length)
  }
})

test('settling throws on a bet or a draw that is not of the lottery', () => {
  const lottery = lotteryFrom(k3)
  const prices = lottery.pricesReturning(returnOfSeries(1900))
  const bet = { betType: 'sum', selection: [['3']] }
  expect(() => lottery.settle(bet, prices, [1, 1, 7])).toThrow('not a draw')
  expect(() => lottery.settle({ ...bet, selection: [['2']] }, prices, [1, 1, 1])).toThrow(
    'accepted',
  )
  expect(() => lottery.settle(bet, new Map(), [1, 1, 1])).toThrow('no price')
})

test.each(comparisons)('$game $betType wins some of its random bets', ({ wins }) => {
  let seed = 0
  while (seed < 5000 && !wins(seed)) seed += 1
  expect(seed).toBeLessThan(5000)
})

/** The mean payout of a unit over all draws, by settling each of them. */
function meanPayout(
  settle: (draw: readonly number[]) => Rational,
  draws: readonly (readonly number[])[],
): Rational {
  const scale = 10_000n
  const paid = draws.reduce((sum, draw) => {
    const { numerator, denominator } = settle(draw)
    return sum + (numerator * scale) / denominator
  }, 0n)
  return rational(paid, scale * BigInt(draws.length))
}

test.each([
  ['k3', k3],
  ['lucky-28', lucky28],
])('%s: the return of every bet type is the mean payout of all draws', (id, game) => {
  const lottery = lotteryFrom(game)
  const prices = lottery.pricesReturning(returnOfSeries(1800))
  const draws = everyDrawPath((rng) => game.draw(rng)).map(({ result }) => result)
  for (const { betType, prize, returnToPlayer } of lottery.returns(prices)) {
    const fields = lottery.describe(betType)?.fields ?? []
    const picks = new Set<string>()
    const selection = fields.map((field) => {
      const free = field.picks.filter((pick) => !picks.has(pick))
      const chosen = free.includes(prize ?? '') ? [prize ?? ''] : free.slice(0, field.size)
      for (const pick of chosen) picks.add(pick)
      return chosen
    })
    const settle = (draw: readonly number[]) =>
      lottery.settle({ betType, selection }, prices, draw).payout
    expect(meanPayout(settle, draws), `${id} ${betType} ${prize}`).toEqual(returnToPlayer)
  }
})
