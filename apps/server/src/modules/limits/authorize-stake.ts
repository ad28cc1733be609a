import { setTimeout } from 'node:timers/promises'
import { laneOf, type Guard, type Outcome } from '#modules/wallet'
import type { Executor } from '#platform/database'
import type { CountedLimit } from './limit-names.ts'
import type { LimitsDeps, Staker } from './deps.ts'
import type { CheckedCode } from './stake-codes.ts'
import { limitReader } from './reader.ts'
import {
  snapshotGuards,
  toSnapshot,
  windowStarts,
  type Facts,
  type Stake,
  type LimitSnapshot,
} from './limit-snapshot.ts'
import { flowStore } from './store/flows.ts'
import { limitStore } from './store/limits.ts'
import { rulesForPlayer } from './player-rules.ts'
import { maxRealityMinutes, effectiveRealityMinutes } from './reality-check.ts'
import { requireZone } from './require-zone.ts'

/** A stake with the transfer code it is placed under. */
export interface StakeRequest extends Stake {
  code: CheckedCode
}

/** The code, guards and deadline that a stake's transfer must carry. */
export interface StakeTerms {
  code: CheckedCode
  guards: Guard[]
  before?: Date
}

const maxCached = 50_000
/** Concurrent changes cause a retry; more retries than this are a bug. */
const maxAttempts = 20
const retryDelayMs = 25

/** Authorises stakes by wallet guards, which are checked under the locks of the money. */
export function createStakeAuthorization(deps: LimitsDeps) {
  const { kit } = deps
  const known = new Map<string, LimitSnapshot>()
  const refreshing = new Map<string, Promise<LimitSnapshot>>()

  async function read({ id, brandId }: Staker): Promise<LimitSnapshot> {
    const facts = await loadFacts(deps, { id, brandId })
    const snapshot = toSnapshot(facts, kit.clock.now())
    if (known.size >= maxCached) known.clear()
    known.set(id, snapshot)
    return snapshot
  }

  async function refresh(staker: Staker): Promise<LimitSnapshot> {
    const reading = read(staker).finally(() => {
      if (refreshing.get(staker.id) === reading) refreshing.delete(staker.id)
    })
    refreshing.set(staker.id, reading)
    return reading
  }

  function remembered(id: string): LimitSnapshot | undefined {
    const snapshot = known.get(id)
    return snapshot && snapshot.until > kit.clock.now() ? snapshot : undefined
  }

  const termsOf = (
    snapshot: LimitSnapshot,
    id: string,
    stake: StakeRequest,
    refusal: LimitRefusal,
  ): StakeTerms => {
    const terms = { code: stake.code, guards: snapshotGuards(snapshot, id, stake, refusal) }
    return snapshot.before === undefined ? terms : { ...terms, before: snapshot.before }
  }

  /**
   * Tries the cached snapshot first: it is never too lenient but may be too strict or out of date.
   * Then decides by a fresh snapshot, and that refusal is final.
   */
  async function authorizeStake(
    staker: Staker,
    stake: StakeRequest,
    transfer: (terms: StakeTerms) => Promise<Outcome>,
  ): Promise<Outcome> {
    // Concurrent stakes of a player share one refresh.
    const cached =
      remembered(staker.id) ?? (await refreshing.get(staker.id)?.catch(() => undefined))
    if (cached) {
      const outcome = await transfer(termsOf(cached, staker.id, stake, '~limit'))
      if (!isUndecided(outcome)) return outcome
    }
    for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
      const snapshot = await refresh(staker)
      const outcome = await transfer(termsOf(snapshot, staker.id, stake, 'limit_reached'))
      if (!isUndecided(outcome)) return outcome
    }
    throw new Error(`the terms of ${staker.id} change all the time`)
  }

  return { decide: authorizeStake }
}

type LimitRefusal = '~limit' | 'limit_reached'

/** LIST of refusals that a fresh snapshot may lift; any other is returned to the caller. */
const retryableRefusals: ReadonlySet<string | undefined> = new Set(['~terms', '~limit', '~late'])

const isUndecided = ({ refusal }: Outcome) => retryableRefusals.has(refusal)

/** Reads all facts in one database snapshot. */
export async function loadFacts(deps: LimitsDeps, staker: Staker): Promise<Facts> {
  const { database } = deps.kit
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const facts = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((db) => readFacts(db, deps, staker))
    if (facts) return facts
    if ((await deps.wallet.read(limitReader)) === 0) await setTimeout(retryDelayMs)
  }
  throw new Error('the journal could not be counted in time')
}

/** Undefined while play from before the start of a day is not yet counted. */
async function readFacts(db: Executor, deps: LimitsDeps, { id, brandId }: Staker) {
  const { kit, brands, member, wallet, exclusion } = deps
  const { market, timeZone } = brands.byId(brandId)
  const now = kit.clock.now()
  const store = limitStore(db)
  const { state, identityDue, isDormant } = await member.statusWithin(db, id)
  const { version, isBlocked } = await wallet.currentTerms(db, id)
  const limits = {
    own: await store.own(id),
    rules: await rulesForPlayer(db, deps, { id, brandId }),
  }
  const { zone: name, realityMinutes: own, checkedAt } = await store.player(id)
  const zone = requireZone(deps.zones, name ?? timeZone)
  const starts = windowStarts(limits, zone, now)
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
    playSession: (await flowStore(db).playSessions([id])).get(id),
    realityMinutes: effectiveRealityMinutes(own, maxRealityMinutes(market, limits.rules)),
    isExcluded: await exclusion.isBarred(db, id, now),
    isBlocked: isBlocked || state !== 'open' || identityDue || isDormant,
    marks: await readMarks(db, id, starts),
  }
}

async function readMarks(db: Executor, id: string, starts: ReadonlyMap<CountedLimit, Date>) {
  const marks = starts.size > 0 ? await flowStore(db).marksAt(id, [...starts.values()]) : []
  const none = { staked: 0n, lost: 0n }
  return new Map([...starts.keys()].map((name, place) => [name, marks[place] ?? none]))
}
