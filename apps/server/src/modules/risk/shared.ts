import { amountOf, toWire } from '@fairhouse/money'
import type { Finding } from './finding.ts'
import type { Thresholds } from './thresholds.ts'

/** Accounts of one brand that share a browser or a payout account, by its fingerprint. */
export interface Tie {
  by: 'device' | 'payout'
  fingerprint: string
  members: string[]
}

export interface Taken {
  memberId: string
  kind: string
  amount: bigint
}

/** So much of a fingerprint tells one from another. */
const shortMark = 12

const markOf = ({ fingerprint }: Tie) => fingerprint.slice(0, shortMark)

/** Several accounts of a brand behind one browser, or paid to one place. */
export function shared({ accounts }: Thresholds, tie: Tie, at: Date): Finding | undefined {
  const { by, fingerprint, members } = tie
  if (members.length < accounts) return undefined
  const kind = by === 'device' ? 'sharedDevice' : 'sharedPayout'
  return { kind, key: fingerprint, members, figures: { [by]: markOf(tie) }, at }
}

/** Several of them took the same promotion. */
export function tiedBonuses(
  { accounts }: Thresholds,
  tie: Tie,
  taken: readonly Taken[],
  at: Date,
): Finding[] {
  const own = taken.filter(({ memberId }) => tie.members.includes(memberId))
  return [...Map.groupBy(own, ({ kind }) => kind)].flatMap(([promotion, all]) => {
    const members = [...new Set(all.map(({ memberId }) => memberId))]
    if (members.length < accounts) return []
    const total = all.reduce((sum, { amount }) => sum + amount, 0n)
    const key = `${promotion} ${tie.by} ${tie.fingerprint}`
    const figures = { promotion, bonus: toWire(amountOf(total)), [tie.by]: markOf(tie) }
    return [{ kind: 'bonusAbuse', key, members, figures, at } satisfies Finding]
  })
}
