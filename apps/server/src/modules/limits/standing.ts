import { stakeTerms, type Guard } from '#modules/wallet'
import { inForce, type Limits } from './force.ts'
import { always, lostKey, stakedKey } from './keys.ts'
import { countings, namesCounting, type CountedLimit } from './names.ts'
import { checkDueAt, presentSitting, sittingEndsAt } from './sittings.ts'
import type { Mark, Sitting } from './store/flows.ts'
import { endOf, startOf } from './windows.ts'
import type { Zone } from '#platform/zone'

/** Why nothing can be staked, whatever the amount. */
export type Bar = 'excluded' | 'blocked' | 'sessionTime' | 'realityCheck'

/** All that decides about a stake, as it was at one moment. */
export interface Facts {
  version: bigint
  limits: Limits
  zone: Zone
  sitting: Sitting | undefined
  realityMinutes: number | null
  checkedAt: Date | null
  isExcluded: boolean
  /** By the house, or because something is asked of the account first. */
  isBlocked: boolean
  /** At the start of each limit's window. */
  marks: ReadonlyMap<CountedLimit, Mark>
}

/** What the guards of a stake say, and until when they can be used. */
export interface Standing {
  version: bigint
  mostStaked: bigint
  mostLost: bigint
  singleBet: bigint | undefined
  bar: Bar | undefined
  /** The calendar's day ends: what was lost before it counts no more. */
  before: Date | undefined
  /** Looked at again from then on. */
  until: Date
}

const longMs = 30_000
/** Who began to play a moment ago is known to be at it a moment later. */
const shortMs = 3000

export function standingOf(facts: Facts, now: Date): Standing {
  const { limits, sitting: last, version } = facts
  const sitting = presentSitting(last, now)
  const minutes = inForce(limits, 'sessionTime')?.value
  const dueAt = checkDueAt(sitting, facts.realityMinutes, facts.checkedAt)
  const overAt = sittingEndsAt(sitting, minutes)
  const isTimed = minutes !== undefined || facts.realityMinutes !== null
  const before = calendarEnd(facts, now)
  const ends = [before, dueAt, overAt].filter((at) => at !== undefined && at > now)
  const soon = new Date(now.getTime() + (isTimed ? shortMs : longMs))
  return {
    version,
    mostStaked: mostOf(facts, 'staked'),
    mostLost: mostOf(facts, 'lost'),
    singleBet: inForce(limits, 'singleBet')?.value,
    bar: barOf(facts, dueAt, overAt, now),
    before,
    until: ends.reduce<Date>((first, at) => (at && at < first ? at : first), soon),
  }
}

function barOf(
  { isExcluded, isBlocked }: Facts,
  dueAt: Date | undefined,
  overAt: Date | undefined,
  now: Date,
): Bar | undefined {
  if (isExcluded) return 'excluded'
  if (isBlocked) return 'blocked'
  if (overAt && overAt <= now) return 'sessionTime'
  return dueAt && dueAt <= now ? 'realityCheck' : undefined
}

/** How far the counter may go: the first limit that is reached. */
function mostOf({ limits, marks }: Facts, counted: 'staked' | 'lost'): bigint {
  return namesCounting(counted).reduce((most, name) => {
    const limit = inForce(limits, name)
    const mark = marks.get(name)
    if (!limit || !mark) return most
    const own = mark[counted] + limit.value
    return own < most ? own : most
  }, always)
}

/** When the first of the calendars in use turns. */
function calendarEnd({ limits, zone }: Facts, now: Date): Date | undefined {
  const ends = namesCounting('lost')
    .filter((name) => inForce(limits, name))
    .map((name) => endOf(countings[name].window, now, zone))
  return ends.reduce((first, at) => (!first || (at && at < first) ? at : first), undefined)
}

/** The moments at which marks are needed: where the windows of the limits in force begin. */
export function startsOf(limits: Limits, zone: Zone, now: Date): Map<CountedLimit, Date> {
  const names = [...namesCounting('staked'), ...namesCounting('lost')]
  const used = names.filter((name) => inForce(limits, name))
  return new Map(used.map((name) => [name, startOf(countings[name].window, now, zone)]))
}

export interface Stake {
  stake: bigint
  /** What comes back in the same transfer. */
  win: bigint
}

/** Refused with `~limit` it is looked at again, with marks of that moment. */
export function guardsOf(
  { version, mostStaked, mostLost, singleBet, bar }: Standing,
  memberId: string,
  { stake, win }: Stake,
  refusal: '~limit' | 'limit_reached',
): Guard[] {
  const isTooMuch = singleBet !== undefined && stake > singleBet
  const isOut = bar === 'excluded' || bar === 'blocked'
  const stopped = isOut ? 'player_blocked' : 'limit_reached'
  const guards: Guard[] = [stakeTerms(memberId, version)]
  if (bar !== undefined || isTooMuch) {
    guards.push({ key: `barred ${memberId}`, add: 0n, most: -1n, refusal: stopped })
  }
  // What costs nothing is within every limit.
  const need = stake > 0n ? stake : -1n
  guards.push({ key: stakedKey(memberId), add: stake, need, most: mostStaked, refusal })
  guards.push({ key: lostKey(memberId), add: stake - win, need, most: mostLost, refusal })
  return guards
}
