import { amountOf, toWire } from '@fairhouse/money'
import type { Finding } from './finding.ts'
import type { Thresholds } from './thresholds.ts'

/** Accounts of one brand that share a device or payout account, by fingerprint. */
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

/** This many characters tell fingerprints apart. */
const shortLength = 12

const shortFingerprint = ({ fingerprint }: Tie) => fingerprint.slice(0, shortLength)

/** Several accounts of a brand with one device or payout account. */
export function sharedAccounts({ accounts }: Thresholds, tie: Tie, at: Date): Finding | undefined {
  const { by, fingerprint, members } = tie
  if (members.length < accounts) return undefined
  const kind = by === 'device' ? 'sharedDevice' : 'sharedPayout'
  return { kind, key: fingerprint, members, figures: { [by]: shortFingerprint(tie) }, at }
}

/** Several of these members took the same promotion. */
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
    const figures = { promotion, bonus: toWire(amountOf(total)), [tie.by]: shortFingerprint(tie) }
    return [{ kind: 'bonusAbuse', key, members, figures, at } satisfies Finding]
  })
}
