import type { BetType, CrossBet, Selection, SingleBet, WinningPicks } from './bet-type.ts'
import { combinations } from './counting.ts'
import { bankersOf } from './units.ts'

/** A part of a selection that won, and why. */
export interface UnitWin {
  readonly prize: string
  /** How many times the prize is paid: winning units, or hits of one pick. */
  readonly times: bigint
  /** The picks that won, by field. */
  readonly picks: Selection
}

export interface SettledUnits {
  readonly wins: readonly UnitWin[]
  /** Number of units that were pushed. */
  readonly pushed: bigint
}

/** Finds the winning units of a valid selection without listing them. */
export const settleUnits = <Draw>(
  bet: BetType<Draw>,
  selection: Selection,
  draw: Draw,
): SettledUnits =>
  bet.kind === 'single' ? settleSingle(bet, selection, draw) : settleCross(bet, selection, draw)

function settleSingle<Draw>(
  { fields }: SingleBet<Draw>,
  selection: Selection,
  draw: Draw,
): SettledUnits {
  const wins: UnitWin[] = []
  let pushed = 0n
  for (const [index, field] of fields.entries()) {
    for (const pick of selection[index] ?? []) {
      const hits = field.hits(draw, pick)
      if (hits === 'push') pushed += 1n
      else if (hits > 0) {
        const picks = fields.map((_, other) => (other === index ? [pick] : []))
        wins.push({ prize: field.prizeOf(pick), times: BigInt(hits), picks })
      }
    }
  }
  return { wins, pushed }
}

function settleCross<Draw>(bet: CrossBet<Draw>, selection: Selection, draw: Draw): SettledUnits {
  const bankers = bankersOf(bet, selection)
  const wins = bet.wins(draw).flatMap(({ prize, fields }) => {
    const counted = bet.fields.map(({ size }, index) =>
      countWithin(selection[index] ?? [], bankers, size, fields[index]),
    )
    const times = counted.reduce((all, { ways }) => all * ways, 1n)
    return times > 0n ? [{ prize, times, picks: counted.map(({ picks }) => picks) }] : []
  })
  return { wins, pushed: 0n }
}

/** Counts the ways to take `size` picks, bankers included, that fit the winning picks. */
function countWithin(
  given: readonly string[],
  bankers: readonly string[],
  size: number,
  winning: WinningPicks | undefined,
): { readonly ways: bigint; readonly picks: readonly string[] } {
  const none = { ways: 0n, picks: [] }
  if (!winning || bankers.some((pick) => !winning.within.has(pick))) return none
  const picks = [...bankers, ...given].filter((pick) => winning.within.has(pick))
  const fixed = new Set([...bankers, ...(winning.containing ?? [])])
  if ([...fixed].some((pick) => !picks.includes(pick))) return none
  return { ways: combinations(picks.length - fixed.size, size - fixed.size), picks }
}
