import { choose, type Rng } from '#core'
import type { BetType, CrossBet, Selection } from '../bets/bet-type.ts'
import { readSelection } from '../bets/read-selection.ts'
import { isRefused } from '../bets/refusals.ts'

/** Maximum number of picks of a field beyond those that a unit needs; fewer with many fields. */
const maxExtraOf = (fields: number) => (fields > 2 ? 1 : 2)

/**
 * Draws a valid selection with few units. Half of its picks come from the hot ones, which name the
 * draw's own numbers, so that rare bets win too.
 */
export function randomSelection<Draw>(
  rng: Rng,
  bet: BetType<Draw>,
  hot: readonly string[],
): Selection {
  for (;;) {
    const selection =
      bet.kind === 'single' ? randomPicks(rng, bet, hot) : randomCross(rng, bet, hot)
    if (!isRefused(readSelection(bet, selection))) return selection
  }
}

type Field<Draw> = BetType<Draw>['fields'][number]

const randomPicks = <Draw>(rng: Rng, { fields }: BetType<Draw>, hot: readonly string[]) =>
  fields.map((field) => picksOfField(rng, field, hot, rng.below(3)))

function randomCross<Draw>(rng: Rng, bet: CrossBet<Draw>, hot: readonly string[]): Selection {
  const maxExtra = maxExtraOf(bet.fields.length)
  const isNear = rng.below(2) > 0
  const selection = bet.fields.map((field, index) => {
    const most = Math.min(field.maxPicks ?? field.picks.count, field.picks.count)
    const count = Math.min(field.size + rng.below(1 + maxExtra), most)
    const own = hot.filter((pick) => field.picks.rank(pick) >= 0)
    const near = isNear && bet.fields.length > 2 ? own.slice(index, index + 1) : hot
    return picksOfField(rng, field, near, count)
  })
  const [only = []] = selection
  const size = bet.fields[0]?.size ?? 0
  if (!bet.takesBankers || rng.below(3) > 0) return selection
  const bankers = 1 + rng.below(size - 1)
  return [only.slice(bankers), only.slice(0, bankers)]
}

function picksOfField<Draw>(
  rng: Rng,
  { picks }: Field<Draw>,
  hot: readonly string[],
  count: number,
): string[] {
  const ownHot = [...new Set(hot)].filter((pick) => picks.rank(pick) >= 0)
  const chosen = new Set(choose(rng, ownHot, Math.min(ownHot.length, rng.below(count + 1))))
  const list = picks.list()
  while (chosen.size < Math.min(count, list.length)) {
    chosen.add(list[rng.below(list.length)] ?? '')
  }
  return [...chosen]
}
