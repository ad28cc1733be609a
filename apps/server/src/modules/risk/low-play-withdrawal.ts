import { amountOf, toWire } from '@fairhouse/money'
import type { Finding } from './finding.ts'
import type { Thresholds } from './thresholds.ts'

export interface RequestedWithdrawal {
  id: string
  memberId: string
  amount: bigint
  at: Date
}

/** Money received, and the stakes between its arrival and the withdrawal request. */
export interface Incoming {
  id: string
  amount: bigint
  at: Date
  staked: bigint
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const money = (units: bigint) => toWire(amountOf(units))

/** The largest amount received within the time and hardly played with. */
function hardlyPlayed<One extends Incoming>(
  all: readonly One[],
  withdrawal: RequestedWithdrawal,
  withinMs: number,
  percent: number,
): One | undefined {
  const found = all.filter(({ at, amount, staked }) => {
    const ms = withdrawal.at.getTime() - at.getTime()
    return ms >= 0 && ms <= withinMs && staked * 100n < amount * BigInt(percent)
  })
  return found.toSorted((one, other) => (one.amount < other.amount ? 1 : -1))[0]
}

function figuresOf(withdrawal: RequestedWithdrawal, incoming: Incoming) {
  return {
    withdrawal: money(withdrawal.amount),
    staked: money(incoming.staked),
    minutes: String(Math.floor((withdrawal.at.getTime() - incoming.at.getTime()) / minuteMs)),
    withdrawalId: withdrawal.id,
  }
}

const findingOf = (kind: Finding['kind'], { id, memberId, at }: RequestedWithdrawal) => ({
  kind,
  key: id,
  members: [memberId],
  at,
})

/** A withdrawal soon after a deposit. */
export function fastWithdrawal(
  { hours, percent, least }: Thresholds,
  withdrawal: RequestedWithdrawal,
  deposits: readonly Incoming[],
): Finding | undefined {
  if (withdrawal.amount < least) return undefined
  const incoming = hardlyPlayed(deposits, withdrawal, hours * hourMs, percent)
  if (!incoming) return undefined
  const figures = {
    deposit: money(incoming.amount),
    ...figuresOf(withdrawal, incoming),
    depositId: incoming.id,
  }
  return { ...findingOf('fastWithdrawal', withdrawal), figures }
}

/** A withdrawal soon after a bonus, with little play. */
export function spentBonus(
  { days, percent }: Thresholds,
  withdrawal: RequestedWithdrawal,
  bonuses: readonly (Incoming & { kind: string })[],
): Finding | undefined {
  const incoming = hardlyPlayed(bonuses, withdrawal, days * dayMs, percent)
  if (!incoming) return undefined
  const figures = {
    bonus: money(incoming.amount),
    ...figuresOf(withdrawal, incoming),
    promotion: incoming.kind,
  }
  // One bonus is one occurrence, no matter how many withdrawals follow it.
  return { ...findingOf('bonusAbuse', withdrawal), key: incoming.id, figures }
}
