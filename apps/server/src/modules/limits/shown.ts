import { amountOf, toWire } from '@fairhouse/money'
import { limitNames, type Calls, type LimitName, type OutputOf } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import { factsOf } from './deciding.ts'
import type { DecidingParts, Staker } from './parts.ts'
import { inForce } from './force.ts'
import { lostKey, stakedKey } from './keys.ts'
import {
  countedLimits,
  countings,
  isCountedLimit,
  writtenLimit,
  type CountedLimit,
} from './names.ts'
import { mostRealityMinutes, realityChoicesUpTo } from './reality.ts'
import { elapsedMs, pauseMs, presentSitting } from './sittings.ts'
import { standingOf, type Facts } from './standing.ts'
import { flowStore } from './store/flows.ts'
import { limitStore } from './store/limits.ts'
import { endOf, startOf } from './windows.ts'
import { noLimit, standingWish, wishTimes, type OwnLimit } from './wishes.ts'

type LimitList = OutputOf<Calls['GET /wps/limits']>
type Shown = LimitList['limits'][number]
type PlayCheck = OutputOf<Calls['GET /wps/limits/check']>

/** What was begun to be paid in since a moment, and may yet come. */
export type DepositsSince = (db: Executor, memberId: string, since: Date) => Promise<bigint>

/** What a player sees of limits and of the present play. */
export function showingOf(parts: DecidingParts, deposits: () => DepositsSince) {
  const { kit, brands, wallet } = parts
  const { db } = kit.database

  async function usedBy({ id }: Staker, { zone }: Facts, now: Date) {
    const starts = countedLimits.map((name) => startOf(countings[name].window, now, zone))
    const marks = await flowStore(db).marksAt(id, starts)
    const [staked = 0n, lost = 0n] = await wallet.guardValues(db, id, [stakedKey(id), lostKey(id)])
    const used = new Map<CountedLimit, bigint>()
    for (const [place, name] of countedLimits.entries()) {
      const { counted } = countings[name]
      const mark = marks[place] ?? { staked: 0n, lost: 0n }
      const start = starts[place] ?? now
      const since = { staked: staked - mark.staked, lost: lost - mark.lost }
      used.set(
        name,
        counted === 'deposited' ? await deposits()(db, id, start) : notBelowZero(since[counted]),
      )
    }
    return used
  }

  return {
    async list(staker: Staker): Promise<LimitList> {
      const { market, currency } = brands.byId(staker.brandId)
      const facts = await factsOf(parts, staker)
      const now = kit.clock.now()
      const used = await usedBy(staker, facts, now)
      const { realityMinutes: own } = await limitStore(db).player(staker.id)
      return {
        currency,
        zone: facts.zone.name,
        limits: limitNames.map((name) => limitShown(name, facts, used, now)),
        realityCheck: {
          own,
          inForce: facts.realityMinutes,
          choices: realityChoicesUpTo(mostRealityMinutes(market, facts.limits.rules)),
        },
      }
    },
    async check(staker: Staker): Promise<PlayCheck> {
      const facts = await factsOf(parts, staker)
      const now = kit.clock.now()
      const { bar } = standingOf(facts, now)
      const sitting = presentSitting(facts.sitting, now)
      const { currency } = brands.byId(staker.brandId)
      const isOver = bar === 'sessionTime'
      const until = isOver && sitting ? new Date(sitting.lastAt.getTime() + pauseMs) : null
      return {
        due: bar === 'realityCheck',
        stopped: bar === 'realityCheck' ? null : (bar ?? null),
        until: until?.toISOString() ?? null,
        now: now.toISOString(),
        currency,
        sitting: sitting
          ? {
              beganAt: sitting.beganAt.toISOString(),
              seconds: Math.floor(elapsedMs(sitting, now) / 1000),
              staked: toWire(amountOf(sitting.staked)),
              won: toWire(amountOf(sitting.won)),
              net: toWire(amountOf(sitting.won - sitting.staked)),
            }
          : null,
      }
    },
  }
}

const notBelowZero = (units: bigint) => (units > 0n ? units : 0n)

function limitShown(
  name: LimitName,
  { limits, zone }: Facts,
  used: ReadonlyMap<LimitName, bigint>,
  now: Date,
): Shown {
  const own: OwnLimit = limits.own.get(name) ?? noLimit
  const held = inForce(limits, name)
  const spent = used.get(name)
  const text = (value: bigint | null | undefined) =>
    value === null || value === undefined ? null : writtenLimit(name, value)
  const left = held && spent !== undefined ? notBelowZero(held.value - spent) : undefined
  const end = isCountedLimit(name) ? endOf(countings[name].window, now, zone) : undefined
  return {
    name,
    own: text(own.value),
    wish: wishShown(own, now, text),
    inForce: text(held?.value),
    by: held?.by ?? null,
    used: text(spent),
    left: text(left),
    endsAt: end?.toISOString() ?? null,
  }
}

function wishShown(own: OwnLimit, now: Date, text: (value: bigint | null) => string | null) {
  const wish = standingWish(own, now)
  if (!wish) return null
  const { from, until } = wishTimes(wish)
  return { value: text(wish.value), from: from.toISOString(), until: until.toISOString() }
}
