import type { Guard, Outcome } from '#modules/wallet'
import type { LimitsDeps, Staker } from './deps.ts'
import type { CheckedCode } from './stake-codes.ts'
import { loadFacts } from './facts.ts'
import { snapshotGuards, toSnapshot, type LimitSnapshot, type Stake } from './limit-snapshot.ts'

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

/** The snapshots of players, until something ends them. */
function createSnapshots(deps: LimitsDeps) {
  const { kit } = deps
  const known = new Map<string, LimitSnapshot>()
  const refreshing = new Map<string, Promise<LimitSnapshot>>()
  /** Counts the changes of rules, so that what was read before one is not kept after it. */
  let changes = 0

  function forget() {
    changes += 1
    known.clear()
  }

  for (const subject of ['limits.rules', 'brand.changed']) kit.bus.on(subject, forget)
  kit.bus.onResume(forget)

  async function read({ id, brandId }: Staker): Promise<LimitSnapshot> {
    const before = changes
    const facts = await loadFacts(deps, { id, brandId }, known.get(id)?.zone)
    const snapshot = toSnapshot(facts, kit.clock.now())
    if (known.size >= maxCached) known.clear()
    if (changes === before) known.set(id, snapshot)
    return snapshot
  }

  return {
    refresh(staker: Staker): Promise<LimitSnapshot> {
      const reading = read(staker).finally(() => {
        if (refreshing.get(staker.id) === reading) refreshing.delete(staker.id)
      })
      refreshing.set(staker.id, reading)
      return reading
    },
    /** The snapshot in force, or the one being read: concurrent stakes of a player share it. */
    async cached(id: string): Promise<LimitSnapshot | undefined> {
      const snapshot = known.get(id)
      if (snapshot && snapshot.until > kit.clock.now()) return snapshot
      return refreshing.get(id)?.catch(() => undefined)
    },
  }
}

/** Authorises stakes by wallet guards, which are checked under the locks of the money. */
export function createStakeAuthorization(deps: LimitsDeps) {
  const snapshots = createSnapshots(deps)

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
    const cached = await snapshots.cached(staker.id)
    if (cached) {
      const outcome = await transfer(termsOf(cached, staker.id, stake, '~limit'))
      if (!isUndecided(outcome)) return outcome
    }
    for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
      const snapshot = await snapshots.refresh(staker)
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
