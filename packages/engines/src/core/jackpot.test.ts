import { expect, test } from 'vitest'
import { drawJackpot } from './jackpot.ts'
import { fromWords } from './rng.ts'

const potOf = (oneIn: number) => ({ code: 'any', share: { numerator: 1, denominator: 100 }, oneIn })

/** Counts the accepted words of a range, and those that win. */
function counted(range: number, oneIn: number, chances: number) {
  let [drawn, hits] = [0, 0]
  for (let word = 0; word < range; word += 1) {
    const words = [word]
    const next = () => {
      const one = words.shift()
      if (one === undefined) throw new RangeError('left out')
      return one
    }
    try {
      if (drawJackpot(fromWords(next, range), potOf(oneIn), chances)) hits += 1
      drawn += 1
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  return { drawn, hits }
}

test('[JP-08] the chance is exactly the stake in smallest credits, out of oneIn', () => {
  for (const oneIn of [1, 2, 3, 7, 10, 60, 97, 256]) {
    for (let chances = 0; chances <= oneIn; chances += 1) {
      const { drawn, hits } = counted(256, oneIn, chances)
      expect(hits * oneIn).toBe(drawn * chances)
    }
  }
})

test('refuses more chances than there are, and parts of a chance', () => {
  const rng = fromWords(() => 0)
  expect(() => drawJackpot(rng, potOf(10), 11)).toThrow('11 chances of 10')
  expect(() => drawJackpot(rng, potOf(10), 0.5)).toThrow('chances')
})
