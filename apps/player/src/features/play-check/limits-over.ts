import { parseAmount } from '@fairhouse/money'
import type { Limit, Limits } from '#lib/limits'

/** LIST of limits that can refuse a stake. */
const stakeLimits = [
  'singleBet',
  'stakeDay',
  'stakeWeek',
  'stakeMonth',
  'lossDay',
  'lossWeek',
  'lossMonth',
] as const
export type StakeLimit = (typeof stakeLimits)[number]

export interface LimitOver {
  readonly name: StakeLimit
  readonly amount: string
  readonly left: string
}

/** The limits in force that a stake is over, the strictest first. */
export function limitsOver({ limits }: Pick<Limits, 'limits'>, stake: string): LimitOver[] {
  const staked = parseAmount(stake)
  if (staked === undefined) return []
  const over = limits.flatMap((limit) => {
    const known = toLimit(limit)
    const left = known && parseAmount(known.left)
    return left !== undefined && left < staked ? [{ known, left }] : []
  })
  return over.toSorted((a, b) => (a.left < b.left ? -1 : 1)).flatMap(({ known }) => known ?? [])
}

/** All of a limit per bet is left for each bet. */
function toLimit({ name, inForce, left }: Limit): LimitOver | undefined {
  const known = stakeLimits.find((one) => one === name)
  if (known === undefined || inForce === null) return undefined
  return { name: known, amount: inForce, left: left ?? inForce }
}
