import { amountOf, toWire } from '@fairhouse/money'
import type { Finding } from './finding.ts'
import type { Thresholds } from './thresholds.ts'

export interface Asked {
  id: string
  memberId: string
  amount: bigint
  at: Date
}

/** Money that came, and what was staked from then until it was asked to go. */
export interface Came {
  id: string
  amount: bigint
  at: Date
  staked: bigint
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const money = (units: bigint) => toWire(amountOf(units))

/** Of what came within that time and was hardly played with, the largest. */
function hardlyPlayed<One extends Came>(
  all: readonly One[],
  asked: Asked,
  withinMs: number,
  percent: number,
): One | undefined {
  const found = all.filter(({ at, amount, staked }) => {
    const ms = asked.at.getTime() - at.getTime()
    return ms >= 0 && ms <= withinMs && staked * 100n < amount * BigInt(percent)
  })
  return found.toSorted((one, other) => (one.amount < other.amount ? 1 : -1))[0]
}

function figuresOf(asked: Asked, came: Came) {
  return {
    withdrawal: money(asked.amount),
    staked: money(came.staked),
    minutes: String(Math.floor((asked.at.getTime() - came.at.getTime()) / minuteMs)),
    withdrawalId: asked.id,
  }
}

const of = (kind: Finding['kind'], { id, memberId, at }: Asked) => ({
  kind,
  key: id,
  members: [memberId],
  at,
})

/** Money that goes out soon after it came in. */
export function fastWithdrawal(
  { hours, percent, least }: Thresholds,
  asked: Asked,
  deposits: readonly Came[],
): Finding | undefined {
  if (asked.amount < least) return undefined
  const came = hardlyPlayed(deposits, asked, hours * hourMs, percent)
  if (!came) return undefined
  const figures = { deposit: money(came.amount), ...figuresOf(asked, came), depositId: came.id }
  return { ...of('fastWithdrawal', asked), figures }
}

/** Money that goes out soon after a bonus, with little play for it. */
export function spentBonus(
  { days, percent }: Thresholds,
  asked: Asked,
  bonuses: readonly (Came & { kind: string })[],
): Finding | undefined {
  const came = hardlyPlayed(bonuses, asked, days * dayMs, percent)
  if (!came) return undefined
  const figures = { bonus: money(came.amount), ...figuresOf(asked, came), promotion: came.kind }
  // Whatever is asked for after it, one bonus is one occurrence.
  return { ...of('bonusAbuse', asked), key: came.id, figures }
}
