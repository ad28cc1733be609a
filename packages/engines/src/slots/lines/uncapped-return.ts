import { plus, rational, times, type Rational } from '#core'
import { lineWin } from './line-win.ts'
import type { FreeSpins, LinesModel } from './model.ts'
import { windowAt } from './window.ts'

const none = rational(0n, 1n)
const one = rational(1n, 1n)
const whole = (value: number) => rational(BigInt(value), 1n)
const sumOf = (list: readonly Rational[]) => list.reduce(plus, none)

/**
 * The return of a round without its most, by another way than counting all stops: from how often
 * each symbol is on each reel, and how many free spins are to be expected. It is quick, and the
 * exact return is less by no more than what the most cuts off.
 */
export function uncappedReturn(model: LinesModel): Rational {
  const { freeSpins: rules, strips, roundCredits } = model
  const paid = meanOf(model, strips)
  const again = rules ? scatterChances(model, rules.strips) : []
  const free = sumOf(
    scatterChances(model, strips).map((chance, scatters) => {
      const won = Math.min(rules?.won[scatters] ?? 0, rules?.most ?? 0)
      return rules ? times(chance, spinsExpected(rules, again, won, won)) : none
    }),
  )
  const each = rules ? times(meanOf(model, rules.strips), whole(rules.multiplier)) : none
  return times(plus(paid, times(free, each)), rational(1n, BigInt(roundCredits)))
}

/** Credits that a spin pays on the average: every line is as good as any other. */
function meanOf(model: LinesModel, strips: LinesModel['strips']): Rational {
  const line = lineCredits(model, strips, [])
  const all = strips.reduce((size, strip) => size * strip.length, 1)
  const lines = rational(BigInt(line * model.lines.length), BigInt(all))
  const scatters = scatterChances(model, strips).map((chance, count) =>
    times(chance, whole(model.scatter.pays[count] ?? 0)),
  )
  return plus(lines, sumOf(scatters))
}

/** What one line pays, summed up over all that it can show. */
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

/** The chances of 0, 1, 2 … scatters. */
function scatterChances(model: LinesModel, strips: LinesModel['strips']): Rational[] {
  return strips.reduce<Rational[]>(
    (before, strip) => {
      const chances = Array.from({ length: before.length + model.rows }, () => none)
      for (const stop of strip.keys()) {
        const [column = []] = windowAt([strip], [stop], model.rows)
        const more = column.filter((symbol) => symbol === model.scatter.symbol).length
        before.forEach((chance, count) => {
          const part = times(chance, rational(1n, BigInt(strip.length)))
          chances[count + more] = plus(chances[count + more] ?? none, part)
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
  known = new Map<string, Rational>(),
): Rational {
  if (left === 0) return none
  const key = `${left} of ${total}`
  const before = known.get(key)
  if (before) return before
  const after = chances.map((chance, scatters) => {
    const more = Math.min(rules.wonAgain[scatters] ?? 0, rules.most - total)
    if (chance.numerator === 0n) return none
    return times(chance, spinsExpected(rules, chances, left - 1 + more, total + more, known))
  })
  const spins = plus(one, sumOf(after))
  known.set(key, spins)
  return spins
}
