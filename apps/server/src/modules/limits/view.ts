import { amountOf, toWire } from '@fairhouse/money'
import { limitNames, type Calls, type LimitName, type OutputOf } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import { loadFacts } from './facts.ts'
import type { LimitsDeps, Staker } from './deps.ts'
import { effectiveLimit } from './effective-limit.ts'
import {
  countedLimits,
  countings,
  isCountedLimit,
  formatLimit,
  type CountedLimit,
} from './limit-names.ts'
import { maxRealityMinutes, realityChoicesUpTo } from './reality-check.ts'
import { elapsedMs, pauseMs, currentPlaySession } from './play-sessions.ts'
import { toSnapshot, type Facts } from './limit-snapshot.ts'
import { flowStore } from './store/flows.ts'
import { limitStore } from './store/limits.ts'
import { endOf, startOf } from './windows.ts'
import { noLimit, activeIncrease, confirmationWindow, type OwnLimit } from './pending-increase.ts'

type LimitList = OutputOf<Calls['GET /wps/limits']>
type LimitView = LimitList['limits'][number]
type PlayCheck = OutputOf<Calls['GET /wps/limits/check']>

/** Deposits begun since a time, including pending ones. */
export type DepositsSince = (db: Executor, memberId: string, since: Date) => Promise<bigint>

/** A player's view of limits and of the current play session. */
export function createLimitViews(deps: LimitsDeps, deposits: () => DepositsSince) {
  const { kit, brands, wallet } = deps
  const { db } = kit.database

  async function loadUsage({ id }: Staker, { zone }: Facts, now: Date) {
    const starts = countedLimits.map((name) => startOf(countings[name].window, now, zone))
    const marks = await flowStore(db).marksAt(id, starts)
    const { staked, lost } = await wallet.counters(db, id)
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
      const facts = await loadFacts(deps, staker)
      const now = kit.clock.now()
      const used = await loadUsage(staker, facts, now)
      const { realityMinutes: own } = await limitStore(db).player(staker.id)
      return {
        currency,
        zone: facts.zone.name,
        limits: limitNames.map((name) => toLimitView(name, facts, used, now)),
        realityCheck: {
          own,
          inForce: facts.realityMinutes,
          choices: realityChoicesUpTo(maxRealityMinutes(market, facts.limits.rules)),
        },
      }
    },
    async check(staker: Staker): Promise<PlayCheck> {
      const facts = await loadFacts(deps, staker)
      const now = kit.clock.now()
      const { bar } = toSnapshot(facts, now)
      const sitting = currentPlaySession(facts.playSession, now)
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

function toLimitView(
  name: LimitName,
  { limits, zone }: Facts,
  used: ReadonlyMap<LimitName, bigint>,
  now: Date,
): LimitView {
  const own: OwnLimit = limits.own.get(name) ?? noLimit
  const held = effectiveLimit(limits, name)
  const spent = used.get(name)
  const text = (value: bigint | null | undefined) =>
    value === null || value === undefined ? null : formatLimit(name, value)
  const left = held && spent !== undefined ? notBelowZero(held.value - spent) : undefined
  const end = isCountedLimit(name) ? endOf(countings[name].window, now, zone) : undefined
  return {
    name,
    own: text(own.value),
    wish: toPendingView(own, now, text),
    inForce: text(held?.value),
    by: held?.by ?? null,
    used: text(spent),
    left: text(left),
    endsAt: end?.toISOString() ?? null,
  }
}

function toPendingView(own: OwnLimit, now: Date, text: (value: bigint | null) => string | null) {
  const wish = activeIncrease(own, now)
  if (!wish) return null
  const { from, until } = confirmationWindow(wish)
  return { value: text(wish.value), from: from.toISOString(), until: until.toISOString() }
}
