import { setTimeout } from 'node:timers/promises'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import { laneOf, type Guard, type Outcome, type WalletModule } from '#modules/wallet'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import type { Zones } from '#platform/zone'
import { inForce, type Limits } from './force.ts'
import type { CountedLimit } from './names.ts'
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
import { mostRealityMinutes, realityMinutes } from './reality.ts'

export interface DecidingParts {
  kit: Kit
  brands: BrandModule
  wallet: WalletModule
  exclusion: ExclusionModule
  zones: Zones
}

/** Whose stake it is. */
export interface Staker {
  id: string
  brandId: string
}

/** What a transfer of a stake needs beside its own. */
export interface Terms {
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

  async function look({ id, brandId }: Staker): Promise<Standing> {
    const facts = await factsOf(parts, { id, brandId })
    const standing = standingOf(facts, kit.clock.now())
    if (known.size >= mostKept) known.clear()
    known.set(id, standing)
    return standing
  }

  function remembered(id: string): Standing | undefined {
    const standing = known.get(id)
    return standing && standing.until > kit.clock.now() ? standing : undefined
  }

  const termsOf = (standing: Standing, id: string, stake: Stake, refusal: Refused): Terms => {
    const guards = guardsOf(standing, id, stake, refusal)
    return standing.before === undefined ? { guards } : { guards, before: standing.before }
  }

  /**
   * First by what is known, which is never too kind but may be too strict or of before a change;
   * then by what is true now. What is refused then stays refused.
   */
  async function decide(
    staker: Staker,
    stake: Stake,
    transfer: (terms: Terms) => Promise<Outcome>,
  ): Promise<Outcome> {
    const kept = remembered(staker.id)
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

const isOpen = ({ refusal }: Outcome) => refusal?.startsWith('~') === true

/** All that decides, in one snapshot. */
export async function factsOf(parts: DecidingParts, { id, brandId }: Staker): Promise<Facts> {
  const { kit, brands, wallet } = parts
  const { market, timeZone } = brands.byId(brandId)
  await caughtUp(parts, { id, brandId })
  return kit.database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const now = kit.clock.now()
      const store = limitStore(db)
      const version = await wallet.termsVersion(db, id)
      const limits = { own: await store.own(id), rules: await store.rules(market, brandId, id) }
      const { zone: name, realityMinutes: own, checkedAt } = await store.player(id)
      const zone = zoneNamed(parts.zones, name ?? timeZone)
      const starts = startsOf(limits, zone, now)
      return {
        version,
        limits,
        zone,
        checkedAt,
        sitting: (await flowStore(db).sittings([id])).get(id),
        realityMinutes: realityMinutes(own, mostRealityMinutes(market, limits.rules)),
        isExcluded: await parts.exclusion.isBarred(db, id, now),
        marks: await marksOf(db, id, starts),
      }
    })
}

async function marksOf(db: Executor, id: string, starts: ReadonlyMap<CountedLimit, Date>) {
  const marks = starts.size > 0 ? await flowStore(db).marksAt(id, [...starts.values()]) : []
  const none = { staked: 0n, lost: 0n }
  return new Map([...starts.keys()].map((name, place) => [name, marks[place] ?? none]))
}

/** A day's losses are known once all that was played before it is counted. */
async function caughtUp(parts: DecidingParts, { id, brandId }: Staker): Promise<void> {
  const { kit, brands, wallet, zones } = parts
  const { market, timeZone } = brands.byId(brandId)
  const store = limitStore(kit.database.db)
  const limits: Limits = { own: await store.own(id), rules: await store.rules(market, brandId, id) }
  if (
    !inForce(limits, 'lossDay') &&
    !inForce(limits, 'lossWeek') &&
    !inForce(limits, 'lossMonth')
  ) {
    return
  }
  const { zone } = await store.player(id)
  const starts = startsOf(limits, zoneNamed(zones, zone ?? timeZone), kit.clock.now())
  const last = [...starts].flatMap(([name, at]) => (name.startsWith('loss') ? [at] : []))
  const from = last.reduce((one, other) => (one > other ? one : other))
  for (let looks = 0; looks < mostLooks; looks += 1) {
    if (await wallet.hasRead(limitReader, laneOf(id), from)) return
    if ((await wallet.read(limitReader)) === 0) await setTimeout(patienceMs)
  }
  throw new Error('the journal could not be counted in time')
}

export function zoneNamed(zones: Zones, name: string) {
  const zone = zones(name)
  if (!zone) throw new Error(`no zone ${name}`)
  return zone
}
