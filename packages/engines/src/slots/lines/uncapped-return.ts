import { plus, rational, times, type Rational } from '#core'
import { lineWin } from './line-win.ts'
import type { FreeSpins, LinesModel } from './model.ts'
import { windowAt } from './window.ts'

const zero = rational(0n, 1n)
const one = rational(1n, 1n)
const integer = (value: number) => rational(BigInt(value), 1n)
const sumOf = (list: readonly Rational[]) => list.reduce(plus, zero)

/**
 * Computes the return without the cap by another method than counting all stops: from symbol
 * frequencies on each reel and the expected number of free spins. It is quick, and exceeds the
 * exact return only by the amount that the cap cuts off.
 */
export function uncappedReturn(model: LinesModel): Rational {
  const { freeSpins: rules, strips, roundCredits } = model
  const paid = meanOf(model, strips)
  const again = rules ? scatterChances(model, rules.strips) : []
  const free = sumOf(
    scatterChances(model, strips).map((chance, scatters) => {
      const won = Math.min(rules?.won[scatters] ?? 0, rules?.most ?? 0)
      return rules ? times(chance, spinsExpected(rules, again, won, won)) : zero
    }),
  )
  const each = rules ? times(meanOf(model, rules.strips), integer(rules.multiplier)) : zero
  return times(plus(paid, times(free, each)), rational(1n, BigInt(roundCredits)))
}

/** Mean payout of a spin in credits: all lines have the same mean. */
function meanOf(model: LinesModel, strips: LinesModel['strips']): Rational {
  const line = lineCredits(model, strips, [])
  const all = strips.reduce((size, strip) => size * strip.length, 1)
  const lines = rational(BigInt(line * model.lines.length), BigInt(all))
  const scatters = scatterChances(model, strips).map((chance, count) =>
    times(chance, integer(model.scatter.pays[count] ?? 0)),
  )
  return plus(lines, sumOf(scatters))
}

/** Sum of the payouts of one line over all combinations of its symbols. */
function lineCredits(
  model: LinesModel,
  strips: LinesModel['strips'],
  symbols: readonly string[],
): number {
  const strip = strips[symbols.length]
  const first = symbols.find((symbol) => symbol !== model.wild)
  const isDecided = symbols.some((symbol) => symbol !== model.wild && symbol !== first)
  if (!strip || isDecided) {
    const rest = strips.slice(symbols.length).reduce((size, { length }) => size * length, 1)
    return rest * (lineWin(model, symbols)?.credits ?? 0)
  }
  return [...new Set(strip)].reduce((sum, symbol) => {
    const often = strip.filter((each) => each === symbol).length
    return sum + often * lineCredits(model, strips, [...symbols, symbol])
  }, 0)
}

/** Chances of 0, 1, 2 … scatters. */
function scatterChances(model: LinesModel, strips: LinesModel['strips']): Rational[] {
  return strips.reduce<Rational[]>(
    (cached, strip) => {
      const chances = Array.from({ length: cached.length + model.rows }, () => zero)
      for (const stop of strip.keys()) {
        const [column = []] = windowAt([strip], [stop], model.rows)
        const more = column.filter((symbol) => symbol === model.scatter.symbol).length
        cached.forEach((chance, count) => {
          const part = times(chance, rational(1n, BigInt(strip.length)))
          chances[count + more] = plus(chances[count + more] ?? zero, part)
        })
      }
      return chances
    },
    [one],
  )
}

function spinsExpected(
  rules: FreeSpins,
  chances: readonly Rational[],
  left: number,
  total: number,
  cache = new Map<string, Rational>(),
): Rational {
  if (left === 0) return zero
  const key = `${left} of ${total}`
  const cached = cache.get(key)
  if (cached) return cached
  const after = chances.map((chance, scatters) => {
    const more = Math.min(rules.wonAgain[scatters] ?? 0, rules.most - total)
    if (chance.numerator === 0n) return zero
    return times(chance, spinsExpected(rules, chances, left - 1 + more, total + more, cache))
  })
  const spins = plus(one, sumOf(after))
  cache.set(key, spins)
  return spins
}
