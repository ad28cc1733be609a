import { amountOf, toWire } from '@fairhouse/money'
import type { SafetyPattern } from '@fairhouse/protocol'
import type { Sitting } from '#modules/limits'
import type { Zone } from '#platform/zone'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** LIST of what makes a pattern. */
const thresholds = {
  /** Times within a week that stakes or deposits grew in the hour after a sitting was lost. */
  chasing: { times: 2, days: 7, growth: 2n },
  /** Minutes of play between 0:00 and 6:00, on so many nights of a week. */
  nightPlay: { minutes: 120, nights: 3, days: 7, untilHour: 6 },
  /** Wishes for more within a month. */
  raisedLimits: { wishes: 3, days: 30 },
  /** Deposits that failed within a day. */
  failedDeposits: { times: 4, days: 1 },
  /** A week's stakes against the average of the four before, of which two had some. */
  spendJump: { times: 3n, weeksWithPlay: 2 },
} as const

/** How far back a history must go. */
export const historyDays = 30

export type PlayedSitting = Omit<Sitting, 'memberId'>

export interface Tried {
  at: Date
  amount: bigint
  failedAt: Date | null
  /** What the sitting before it had lost by then; nothing without one. */
  lost: bigint
}

/** What the tables tell of one player, everything with the oldest first. */
export interface History {
  now: Date
  zone: Pick<Zone, 'dateOf' | 'startOf'>
  sittings: readonly PlayedSitting[]
  deposits: readonly Tried[]
  /** When more was wished for. */
  wishes: readonly Date[]
  /** What was staked in each of the last five weeks. */
  weeks: readonly bigint[]
  /** When a colleague has last looked into a pattern: what was before it counts no more. */
  lookedInto: Partial<Record<SafetyPattern, Date>>
}

/** A pattern with what it was seen by, and when the last of it happened. */
export interface Finding {
  pattern: SafetyPattern
  at: Date
  figures: Readonly<Record<string, string>>
}

const money = (units: bigint) => toWire(amountOf(units))

/** From when on something counts for a pattern. */
function countsFrom({ now, lookedInto }: History, pattern: SafetyPattern, days: number): Date {
  const looked = lookedInto[pattern]?.getTime() ?? 0
  return new Date(Math.max(now.getTime() - days * dayMs, looked))
}

interface Chase {
  at: Date
  /** The sitting that was lost. */
  of: PlayedSitting
  lost: bigint
  before: bigint
  after: bigint
  by: 'stakes' | 'deposits'
}

/** The sitting that was on at a moment, or over for an hour at most. */
export function sittingBefore(sittings: readonly PlayedSitting[], at: Date) {
  return sittings.findLast(
    ({ beganAt, lastAt }) => beganAt <= at && at.getTime() - lastAt.getTime() <= hourMs,
  )
}

/** More is paid in than the last time while a sitting is being lost, or soon after it. */
function greaterDeposits({ sittings, deposits }: History): Chase[] {
  return deposits.flatMap(({ at, amount, lost }, place): Chase[] => {
    const before = deposits[place - 1]?.amount
    const of = sittingBefore(sittings, at)
    if (!of || lost <= 0n || before === undefined || amount <= before) return []
    return [{ at, of, lost, before, after: amount, by: 'deposits' }]
  })
}

/** The next sitting begins soon after one that was lost, with greater stakes. */
function greaterStakes({ sittings }: History): Chase[] {
  return sittings.flatMap((next, place): Chase[] => {
    const of = sittings[place - 1]
    if (!of || of.won >= of.staked || of.rounds === 0 || next.rounds === 0) return []
    if (next.beganAt.getTime() - of.lastAt.getTime() > hourMs) return []
    const before = of.staked / BigInt(of.rounds)
    const after = next.staked / BigInt(next.rounds)
    if (after < before * thresholds.chasing.growth) return []
    return [{ at: next.lastAt, of, lost: of.staked - of.won, before, after, by: 'stakes' }]
  })
}

/** A loss after which more was paid in and staked counts by its deposits. */
function chasesIn(history: History): Chase[] {
  const deposits = greaterDeposits(history)
  const stakes = greaterStakes(history).filter((one) => !deposits.some(({ of }) => of === one.of))
  return [...deposits, ...stakes].toSorted((one, other) => Number(one.at) - Number(other.at))
}

function chasing(history: History): Finding | undefined {
  const { days, times } = thresholds.chasing
  const since = countsFrom(history, 'chasing', days)
  const chases = chasesIn(history).filter(({ at }) => at > since)
  const last = chases.at(-1)
  if (!last || chases.length < times) return undefined
  const { at, lost, before, after, by } = last
  const figures = { times: String(chases.length), days: String(days), by, lost: money(lost) }
  return {
    pattern: 'chasing',
    at,
    figures: { ...figures, before: money(before), after: money(after) },
  }
}

/** Minutes of a sitting in the first hours of a date. */
function nightMinutes({ beganAt, lastAt }: PlayedSitting, midnight: Date): number {
  const morning = midnight.getTime() + thresholds.nightPlay.untilHour * hourMs
  const from = Math.max(beganAt.getTime(), midnight.getTime())
  return Math.max(0, Math.min(lastAt.getTime(), morning) - from) / minuteMs
}

function nightPlay(history: History): Finding | undefined {
  const { days, minutes, nights } = thresholds.nightPlay
  const { zone } = history
  const since = countsFrom(history, 'nightPlay', days)
  const recent = history.sittings.filter(({ lastAt }) => lastAt > since)
  const dates = recent.flatMap(({ beganAt, lastAt }) => [zone.dateOf(beganAt), zone.dateOf(lastAt)])
  const long = [...new Set(dates)].flatMap((date) => {
    const midnight = zone.startOf(date)
    const played = recent.reduce((sum, one) => sum + nightMinutes(one, midnight), 0)
    const last = recent.findLast((one) => nightMinutes(one, midnight) > 0)
    return last && played >= minutes ? [{ date, played: Math.floor(played), last }] : []
  })
  const last = long.at(-1)?.last
  if (!last || long.length < nights) return undefined
  const told = long.map(({ date, played }) => `${date}: ${played}`).join(', ')
  return {
    pattern: 'nightPlay',
    at: last.lastAt,
    figures: { nights: String(long.length), days: String(days), minutesByNight: told },
  }
}

function raisedLimits(history: History): Finding | undefined {
  const { days, wishes: least } = thresholds.raisedLimits
  const since = countsFrom(history, 'raisedLimits', days)
  const recent = history.wishes.filter((at) => at > since)
  const at = recent.at(-1)
  if (!at || recent.length < least) return undefined
  const figures = { wishes: String(recent.length), days: String(days) }
  return { pattern: 'raisedLimits', at, figures }
}

function failedDeposits(history: History): Finding | undefined {
  const { days, times } = thresholds.failedDeposits
  const since = countsFrom(history, 'failedDeposits', days)
  const failed = history.deposits.flatMap(({ amount, failedAt }) =>
    failedAt && failedAt > since ? [{ amount, at: failedAt }] : [],
  )
  const last = failed.map(({ at }) => at).toSorted((one, other) => Number(one) - Number(other))
  const at = last.at(-1)
  if (!at || failed.length < times) return undefined
  const tried = failed.reduce((sum, { amount }) => sum + amount, 0n)
  const figures = { failed: String(failed.length), days: String(days), tried: money(tried) }
  return { pattern: 'failedDeposits', at, figures }
}

function spendJump(history: History): Finding | undefined {
  const { now, sittings, weeks, lookedInto } = history
  const { times, weeksWithPlay } = thresholds.spendJump
  // A week of which a part was looked into is not held against the player again.
  const looked = lookedInto.spendJump?.getTime() ?? 0
  if (looked > now.getTime() - 7 * dayMs) return undefined
  const week = weeks.at(-1) ?? 0n
  const before = weeks.slice(-5, -1)
  const average = before.reduce((sum, one) => sum + one, 0n) / 4n
  const isKnown = before.filter((one) => one > 0n).length >= weeksWithPlay
  if (!isKnown || average === 0n || week < average * times) return undefined
  const at = sittings.at(-1)?.lastAt ?? now
  return { pattern: 'spendJump', at, figures: { week: money(week), average: money(average) } }
}

/** LIST of the patterns. */
const patterns = { chasing, nightPlay, raisedLimits, failedDeposits, spendJump } satisfies Record<
  SafetyPattern,
  (history: History) => Finding | undefined
>

/** The patterns that a history shows. */
export function findingsIn(history: History): Finding[] {
  return Object.values(patterns).flatMap((find) => find(history) ?? [])
}
