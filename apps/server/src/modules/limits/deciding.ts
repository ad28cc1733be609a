import { setTimeout } from 'node:timers/promises'
import { laneOf, type Guard, type Outcome } from '#modules/wallet'
import type { Executor } from '#platform/database'
import type { CountedLimit } from './names.ts'
import type { DecidingParts, Staker } from './parts.ts'
import type { StakeCode } from './paths.ts'
import { limitReader } from './reader.ts'
import {
  guardsOf,
  standingOf,
  startsOf,
  type Facts,
  type Stake,
  type Standing,
} from './standing.ts'
import { flowStore } from './store/flows.ts'
import { limitStore } from './store/limits.ts'
import { rulesOn } from './rules-on.ts'
import { mostRealityMinutes, realityMinutes } from './reality.ts'
import { zoneNamed } from './zone-named.ts'

/** A stake on one of the ways that there are. */
export interface Staking extends Stake {
  code: StakeCode
}

/** What a transfer of a stake needs beside its own. */
export interface Terms {
  code: StakeCode
  guards: Guard[]
  before?: Date
}

const mostKept = 50_000
/** What changes at the same moment is looked at again; more often than this is a fault. */
const mostLooks = 20
const patienceMs = 25

/** Decides about stakes by the guards of the wallet, under the locks of the money. */
export function decidingOf(parts: DecidingParts) {
  const { kit } = parts
  const known = new Map<string, Standing>()
  const looking = new Map<string, Promise<Standing>>()

  async function read({ id, brandId }: Staker): Promise<Standing> {
    const facts = await factsOf(parts, { id, brandId })
    const standing = standingOf(facts, kit.clock.now())
    if (known.size >= mostKept) known.clear()
    known.set(id, standing)
    return standing
  }

  async function look(staker: Staker): Promise<Standing> {
    const reading = read(staker).finally(() => {
      if (looking.get(staker.id) === reading) looking.delete(staker.id)
    })
    looking.set(staker.id, reading)
    return reading
  }

  function remembered(id: string): Standing | undefined {
    const standing = known.get(id)
    return standing && standing.until > kit.clock.now() ? standing : undefined
  }

  const termsOf = (standing: Standing, id: string, stake: Staking, refusal: Refused): Terms => {
    const terms = { code: stake.code, guards: guardsOf(standing, id, stake, refusal) }
    return standing.before === undefined ? terms : { ...terms, before: standing.before }
  }

  /**
   * First by what is known, which is never too kind but may be too strict or of before a change;
   * then by what is true now. What is refused then stays refused.
   */
  async function decide(
    staker: Staker,
    stake: Staking,
    transfer: (terms: Terms) => Promise<Outcome>,
  ): Promise<Outcome> {
    // Who plays many rounds at once is looked at once for all of them.
    const kept = remembered(staker.id) ?? (await looking.get(staker.id)?.catch(() => undefined))
    if (kept) {
      const outcome = await transfer(termsOf(kept, staker.id, stake, '~limit'))
      if (!isOpen(outcome)) return outcome
    }
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const standing = await look(staker)
      const outcome = await transfer(termsOf(standing, staker.id, stake, 'limit_reached'))
      if (!isOpen(outcome)) return outcome
    }
    throw new Error(`the terms of ${staker.id} change all the time`)
  }

  return { decide }
}

type Refused = '~limit' | 'limit_reached'

/** LIST of refusals by the terms themselves; any other is for who asked. */
const lookAgain: ReadonlySet<string | undefined> = new Set(['~terms', '~limit', '~late'])

const isOpen = ({ refusal }: Outcome) => lookAgain.has(refusal)

/** All that decides, in one snapshot. */
export async function factsOf(parts: DecidingParts, staker: Staker): Promise<Facts> {
  const { database } = parts.kit
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const facts = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((db) => factsIn(db, parts, staker))
    if (facts) return facts
    if ((await parts.wallet.read(limitReader)) === 0) await setTimeout(patienceMs)
  }
  throw new Error('the journal could not be counted in time')
}

/** Nothing while there is play of before a day's start that is not counted yet. */
async function factsIn(db: Executor, parts: DecidingParts, { id, brandId }: Staker) {
  const { kit, brands, member, wallet, exclusion } = parts
  const { market, timeZone } = brands.byId(brandId)
  const now = kit.clock.now()
  const store = limitStore(db)
  const { state, identityDue, isDormant } = await member.standingIn(db, id)
  const { version, isBlocked } = await wallet.termsNow(db, id)
  const limits = { own: await store.own(id), rules: await rulesOn(db, parts, { id, brandId }) }
  const { zone: name, realityMinutes: own, checkedAt } = await store.player(id)
  const zone = zoneNamed(parts.zones, name ?? timeZone)
  const starts = startsOf(limits, zone, now)
  const losses = [...starts].flatMap(([limit, at]) => (limit.startsWith('loss') ? [at] : []))
  const from = losses.reduce<Date | undefined>(
    (last, at) => (last && last > at ? last : at),
    undefined,
  )
  if (from && !(await wallet.hasRead(db, limitReader, laneOf(id), from))) return undefined
  return {
    version,
    limits,
    zone,
    checkedAt,
    sitting: (await flowStore(db).sittings([id])).get(id),
    realityMinutes: realityMinutes(own, mostRealityMinutes(market, limits.rules)),
    isExcluded: await exclusion.isBarred(db, id, now),
    isBlocked: isBlocked || state !== 'open' || identityDue || isDormant,
    marks: await marksOf(db, id, starts),
  }
}

async function marksOf(db: Executor, id: string, starts: ReadonlyMap<CountedLimit, Date>) {
  const marks = starts.size > 0 ? await flowStore(db).marksAt(id, [...starts.values()]) : []
  const none = { staked: 0n, lost: 0n }
  return new Map([...starts.keys()].map((name, place) => [name, marks[place] ?? none]))
}
