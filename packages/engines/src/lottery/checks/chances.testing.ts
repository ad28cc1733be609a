import type { BetType, CrossBet, Selection, SingleBet } from '../bets/bet-type.ts'
import { settleUnits } from '../bets/settle-units.ts'
import { countUnits } from '../bets/units.ts'

interface Tally {
  readonly name: string
  /** Expected wins, as a fraction of all draws. */
  readonly numerator: bigint
  readonly denominator: bigint
  times: bigint
}

interface Counter<Draw> {
  count(draw: Draw): void
  readonly tallies: readonly Tally[]
  /** More wins in one draw than the bet type states. */
  readonly excesses: string[]
}

/**
 * Settles every pick or combination on every draw of a space whose draws are equally likely.
 * Returns the bet types whose stated chances, pushes or maximums are wrong.
 */
export function wrongChances<Draw>(
  betTypes: readonly BetType<Draw>[],
  draws: Iterable<Draw>,
): string[] {
  const counters = betTypes.flatMap((bet) =>
    bet.kind === 'single' ? countersOfSingle(bet) : [counterOfCross(bet)],
  )
  let total = 0n
  for (const draw of draws) {
    total += 1n
    for (const counter of counters) counter.count(draw)
  }
  return counters.flatMap(({ tallies, excesses }) => [
    ...tallies
      .filter(({ times, numerator, denominator }) => times * denominator !== numerator * total)
      .map(({ name, times }) => `${name}: ${times} of ${total}`),
    ...new Set(excesses),
  ])
}

function countersOfSingle<Draw>(bet: SingleBet<Draw>): Counter<Draw>[] {
  return bet.fields.map((field) => {
    const excesses: string[] = []
    const rows = field.picks.list().map((pick) => {
      const prize = bet.prizes.find(({ id }) => id === field.prizeOf(pick))
      if (!prize) throw new Error(`${bet.id} has no prize for ${pick}`)
      const name = `${bet.id} ${field.name} ${pick}`
      const { maxTimes = 1 } = prize
      return {
        pick,
        maxTimes,
        won: { name, ...prize.chance, times: 0n },
        pushed: { name: `${name} push`, ...(prize.push ?? none), times: 0n },
      }
    })
    return {
      excesses,
      tallies: rows.flatMap(({ won, pushed }) => [won, pushed]),
      count(draw) {
        let all = 0
        for (const { pick, won, pushed, maxTimes } of rows) {
          const hits = field.hits(draw, pick)
          if (hits === 'push') pushed.times += 1n
          else if (hits > 0) {
            won.times += BigInt(hits)
            all += hits
            if (hits > maxTimes) excesses.push(`${won.name}: ${hits} hits`)
          }
        }
        if (all > field.maxHits) excesses.push(`${bet.id} ${field.name}: ${all} hits in all`)
      },
    }
  })
}

const none = { numerator: 0n, denominator: 1n }

/** Counts all units together, and a unit of the first picks and of the last picks by themselves. */
function counterOfCross<Draw>(bet: CrossBet<Draw>): Counter<Draw> {
  const excesses: string[] = []
  const lists = bet.fields.map(({ picks }) => picks.list())
  const selections = [
    lists,
    unitFrom(bet, lists),
    unitFrom(
      bet,
      lists.map((list) => list.toReversed()),
    ),
  ]
  const rows = selections.flatMap((selection, index) =>
    bet.prizes.map(({ id, chance }) => ({
      selection,
      prize: id,
      tally: {
        name: `${bet.id} ${id} ${index === 0 ? 'all' : selection.join(' | ')}`,
        numerator: chance.numerator * countUnits(bet, selection),
        denominator: chance.denominator,
        times: 0n,
      },
    })),
  )
  return {
    excesses,
    tallies: rows.map(({ tally }) => tally),
    count(draw) {
      for (const selection of selections) {
        let all = 0n
        for (const { prize, times } of settleUnits(bet, selection, draw).wins) {
          all += times
          const row = rows.find((one) => one.selection === selection && one.prize === prize)
          if (row) row.tally.times += times
        }
        const max = selection === lists ? bet.maxWins : 1n
        if (all > max) excesses.push(`${bet.id}: ${all} wins`)
      }
    },
  }
}

/** The first picks of each field that no field before has taken. */
function unitFrom<Draw>(bet: CrossBet<Draw>, lists: Selection): Selection {
  const taken = new Set<string>()
  return bet.fields.map(({ size }, index) => {
    const chosen = (lists[index] ?? []).filter((pick) => !taken.has(pick)).slice(0, size)
    for (const pick of chosen) taken.add(pick)
    return chosen
  })
}
