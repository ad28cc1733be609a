import { memberCounter, stakeTermsGuard, type Guard } from '#modules/wallet'
import { effectiveLimit, type PlayerLimits } from './effective-limit.ts'
import { unlimited } from './counter-keys.ts'
import { countings, namesCounting, type CountedLimit } from './limit-names.ts'
import { realityCheckDueAt, currentPlaySession, sessionTimeEndsAt } from './play-sessions.ts'
import type { Mark, PlaySession } from './store/flows.ts'
import { endOf, startOf } from './windows.ts'
import type { Zone } from '#platform/zone'

/** Why no stake of any amount is allowed. */
export type StakeBar = 'excluded' | 'blocked' | 'sessionTime' | 'realityCheck'

/** All facts that decide about a stake, at one moment. */
export interface Facts {
  version: bigint
  limits: PlayerLimits
  zone: Zone
  playSession: PlaySession | undefined
  realityMinutes: number | null
  checkedAt: Date | null
  isExcluded: boolean
  /** By the house, or because the account has an open requirement. */
  isBlocked: boolean
  /** Totals at the start of the window of each limit in force. */
  marks: ReadonlyMap<CountedLimit, Mark>
}

/** The values for a stake's guards, and how long they are valid. */
export interface LimitSnapshot {
  version: bigint
  maxStaked: bigint
  maxLost: bigint
  singleBet: bigint | undefined
  bar: StakeBar | undefined
  /** The end of the calendar period: earlier losses stop counting. */
  before: Date | undefined
  /** Refreshed from then on. */
  until: Date
  zone: Zone
}

/** Changes of terms, rules and brands end a snapshot at once; this bounds what nobody announces. */
const longMs = 600_000
/** Short while a session that just began would set an end, or while something bars stakes. */
const shortMs = 3000

export function toSnapshot(facts: Facts, now: Date): LimitSnapshot {
  const { limits, playSession: last, version } = facts
  const sitting = currentPlaySession(last, now)
  const minutes = effectiveLimit(limits, 'sessionTime')?.value
  const dueAt = realityCheckDueAt(sitting, facts.realityMinutes, facts.checkedAt)
  const overAt = sessionTimeEndsAt(sitting, minutes)
  const isTimed = minutes !== undefined || facts.realityMinutes !== null
  const bar = barOf(facts, dueAt, overAt, now)
  const before = calendarEnd(facts, now)
  const ends = [before, dueAt, overAt].filter((at) => at !== undefined && at > now)
  const isShort = bar !== undefined || (isTimed && sitting === undefined)
  const soon = new Date(now.getTime() + (isShort ? shortMs : longMs))
  return {
    version,
    maxStaked: counterMax(facts, 'staked'),
    maxLost: counterMax(facts, 'lost'),
    singleBet: effectiveLimit(limits, 'singleBet')?.value,
    bar,
    before,
    until: ends.reduce<Date>((first, at) => (at && at < first ? at : first), soon),
    zone: facts.zone,
  }
}

function barOf(
  { isExcluded, isBlocked }: Facts,
  dueAt: Date | undefined,
  overAt: Date | undefined,
  now: Date,
): StakeBar | undefined {
  if (isExcluded) return 'excluded'
  if (isBlocked) return 'blocked'
  if (overAt && overAt <= now) return 'sessionTime'
  return dueAt && dueAt <= now ? 'realityCheck' : undefined
}

/** The counter's maximum: the first limit reached. */
function counterMax({ limits, marks }: Facts, counted: 'staked' | 'lost'): bigint {
  return namesCounting(counted).reduce((most, name) => {
    const limit = effectiveLimit(limits, name)
    const mark = marks.get(name)
    if (!limit || !mark) return most
    const own = mark[counted] + limit.value
    return own < most ? own : most
  }, unlimited)
}

/** The end of the first calendar period in use. */
function calendarEnd({ limits, zone }: Facts, now: Date): Date | undefined {
  const ends = namesCounting('lost')
    .filter((name) => effectiveLimit(limits, name))
    .map((name) => endOf(countings[name].window, now, zone))
  return ends.reduce((first, at) => (!first || (at && at < first) ? at : first), undefined)
}

/** The start of each window that counts stakes or losses. */
export function windowStarts(zone: Zone, now: Date): Map<CountedLimit, Date> {
  const names = [...namesCounting('staked'), ...namesCounting('lost')]
  return new Map(names.map((name) => [name, startOf(countings[name].window, now, zone)]))
}

export interface Stake {
  stake: bigint
  /** The win in the same transfer. */
  win: bigint
}

/** Guards of a stake. A `~limit` refusal is retried with a fresh snapshot. */
export function snapshotGuards(
  { version, maxStaked: mostStaked, maxLost: mostLost, singleBet, bar }: LimitSnapshot,
  memberId: string,
  { stake, win }: Stake,
  refusal: '~limit' | 'limit_reached',
): Guard[] {
  const isTooMuch = singleBet !== undefined && stake > singleBet
  const isOut = bar === 'excluded' || bar === 'blocked'
  const stopped = isOut ? 'player_blocked' : 'limit_reached'
  const guards: Guard[] = [stakeTermsGuard(memberId, version)]
  if (bar !== undefined || isTooMuch) {
    guards.push({ key: `barred ${memberId}`, add: 0n, max: -1n, refusal: stopped })
  }
  // A stake of zero is within every limit.
  const need = stake > 0n ? stake : -1n
  const staked = { add: stake, need, max: mostStaked, refusal }
  const lost = { add: stake - win, need, max: mostLost, refusal }
  guards.push({ ...memberCounter(memberId, 'staked'), ...staked })
  guards.push({ ...memberCounter(memberId, 'lost'), ...lost })
  return guards
}
