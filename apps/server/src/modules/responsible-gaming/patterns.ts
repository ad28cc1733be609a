import { amountOf, toWire } from '@fairhouse/money'
import type { SafetyPattern } from '@fairhouse/protocol'
import type { PlaySession } from '#modules/limits'
import type { Zone } from '#platform/zone'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** LIST of the thresholds of each pattern. */
const thresholds = {
  /** Times within a week that stakes or deposits grew in the hour after a lost play session. */
  chasing: { times: 2, days: 7, growth: 2n },
  /** Minutes of play between 0:00 and 6:00, on so many nights of a week. */
  nightPlay: { minutes: 120, nights: 3, days: 7, untilHour: 6 },
  /** Requests for higher limits within a month. */
  raisedLimits: { wishes: 3, days: 30 },
  /** Failed deposits within a day. */
  failedDeposits: { times: 4, days: 1 },
  /** This week's stakes against the average of four weeks, of which two need play. */
  spendJump: { times: 3n, weeksWithPlay: 2 },
} as const

/** Days of history that the patterns need. */
export const historyDays = 30

export type PlayedSession = Omit<PlaySession, 'memberId'>

export interface DepositAttempt {
  at: Date
  amount: bigint
  failedAt: Date | null
  /** Loss of the preceding play session by then; zero without one. */
  lost: bigint
}

/** A player's history, oldest first. */
export interface History {
  now: Date
  zone: Pick<Zone, 'dateOf' | 'startOf'>
  playSessions: readonly PlayedSession[]
  deposits: readonly DepositAttempt[]
  /** Times at which higher limits were requested. */
  wishes: readonly Date[]
  /** Stakes of each of the last five weeks. */
  weeks: readonly bigint[]
  /** When staff last reviewed each pattern: earlier events no longer count. */
  lookedInto: Partial<Record<SafetyPattern, Date>>
}

/** A detected pattern with its figures and the time of its last event. */
export interface Finding {
  pattern: SafetyPattern
  at: Date
  figures: Readonly<Record<string, string>>
}

const money = (units: bigint) => toWire(amountOf(units))

/** Start of the period in which events count for a pattern. */
function countsFrom({ now, lookedInto }: History, pattern: SafetyPattern, days: number): Date {
  const reviewedAt = lookedInto[pattern]?.getTime() ?? 0
  return new Date(Math.max(now.getTime() - days * dayMs, reviewedAt))
}

interface Chase {
  at: Date
  /** The lost play session. */
  of: PlayedSession
  lost: bigint
  before: bigint
  after: bigint
  by: 'stakes' | 'deposits'
}

/** The play session open at a moment, or ended less than an hour before. */
export function sessionBefore(playSessions: readonly PlayedSession[], at: Date) {
  return playSessions.findLast(
    ({ beganAt, lastAt }) => beganAt <= at && at.getTime() - lastAt.getTime() <= hourMs,
  )
}

/** A higher deposit than the last, during a losing play session or soon after it. */
function greaterDeposits({ playSessions, deposits }: History): Chase[] {
  return deposits.flatMap(({ at, amount, lost }, place): Chase[] => {
    const before = deposits[place - 1]?.amount
    const of = sessionBefore(playSessions, at)
    if (!of || lost <= 0n || before === undefined || amount <= before) return []
    return [{ at, of, lost, before, after: amount, by: 'deposits' }]
  })
}

/** A play session with higher stakes, soon after a lost one. */
function greaterStakes({ playSessions }: History): Chase[] {
  return playSessions.flatMap((next, place): Chase[] => {
    const of = playSessions[place - 1]
    if (!of || of.won >= of.staked || of.rounds === 0 || next.rounds === 0) return []
    if (next.beganAt.getTime() - of.lastAt.getTime() > hourMs) return []
    const before = of.staked / BigInt(of.rounds)
    const after = next.staked / BigInt(next.rounds)
    if (after < before * thresholds.chasing.growth) return []
    return [{ at: next.lastAt, of, lost: of.staked - of.won, before, after, by: 'stakes' }]
  })
}

/** A loss followed by both counts once, by its deposits. */
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

/** Minutes of a play session between midnight and morning of a date. */
function nightMinutes({ beganAt, lastAt }: PlayedSession, midnight: Date): number {
  const morning = midnight.getTime() + thresholds.nightPlay.untilHour * hourMs
  const from = Math.max(beganAt.getTime(), midnight.getTime())
  return Math.max(0, Math.min(lastAt.getTime(), morning) - from) / minuteMs
}

function nightPlay(history: History): Finding | undefined {
  const { days, minutes, nights } = thresholds.nightPlay
  const { zone } = history
  const since = countsFrom(history, 'nightPlay', days)
  const recent = history.playSessions.filter(({ lastAt }) => lastAt > since)
  const dates = recent.flatMap(({ beganAt, lastAt }) => [zone.dateOf(beganAt), zone.dateOf(lastAt)])
  const long = [...new Set(dates)].flatMap((date) => {
    const midnight = zone.startOf(date)
    const played = recent.reduce((sum, one) => sum + nightMinutes(one, midnight), 0)
    const last = recent.findLast((one) => nightMinutes(one, midnight) > 0)
    return last && played >= minutes ? [{ date, played: Math.floor(played), last }] : []
  })
  const last = long.at(-1)?.last
  if (!last || long.length < nights) return undefined
  const byNight = long.map(({ date, played }) => `${date}: ${played}`).join(', ')
  return {
    pattern: 'nightPlay',
    at: last.lastAt,
    figures: { nights: String(long.length), days: String(days), minutesByNight: byNight },
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
  const { now, playSessions, weeks, lookedInto } = history
  const { times, weeksWithPlay } = thresholds.spendJump
  // A week that staff have partly reviewed does not count against the player again.
  const reviewedAt = lookedInto.spendJump?.getTime() ?? 0
  if (reviewedAt > now.getTime() - 7 * dayMs) return undefined
  const week = weeks.at(-1) ?? 0n
  const before = weeks.slice(-5, -1)
  const average = before.reduce((sum, one) => sum + one, 0n) / 4n
  const isKnown = before.filter((one) => one > 0n).length >= weeksWithPlay
  if (!isKnown || average === 0n || week < average * times) return undefined
  const at = playSessions.at(-1)?.lastAt ?? now
  return { pattern: 'spendJump', at, figures: { week: money(week), average: money(average) } }
}

/** LIST of the patterns. */
const patterns = { chasing, nightPlay, raisedLimits, failedDeposits, spendJump } satisfies Record<
  SafetyPattern,
  (history: History) => Finding | undefined
>

/** Patterns found in a history. */
export function findingsIn(history: History): Finding[] {
  return Object.values(patterns).flatMap((find) => find(history) ?? [])
}
