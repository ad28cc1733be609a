import { setTimeout } from 'node:timers/promises'
import type { Executor } from '#platform/database'
import type { Zone } from '#platform/zone'
import type { LimitsDeps, Staker } from './deps.ts'
import { windowStarts, type Facts } from './limit-snapshot.ts'
import { limitReader } from './reader.ts'
import { rulesForPlayer } from './player-rules.ts'
import { effectiveRealityMinutes, maxRealityMinutes } from './reality-check.ts'
import { requireZone } from './require-zone.ts'
import { readStoredFacts, type StoredFacts } from './store/facts.ts'

/** Concurrent changes cause a retry; more retries than this are a bug. */
const maxAttempts = 20
const retryDelayMs = 25

type StatusRow = Parameters<LimitsDeps['member']['statusFrom']>[0]

/** What other modules know about a player, of the same moment as the limits. */
type OtherFacts = StatusRow & {
  terms: string
  blocked: string
  unreadAt: Date | null
  isBarred: boolean
}

/**
 * Reads all facts about a player's stakes by one statement. The windows depend on the player's
 * zone: with another one than the caller assumed they are read again.
 */
export async function loadFacts(deps: LimitsDeps, staker: Staker, assumed?: Zone): Promise<Facts> {
  const { timeZone } = deps.brands.byId(staker.brandId)
  let zone = assumed ?? requireZone(deps.zones, timeZone)
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const now = deps.kit.clock.now()
    const { stored, others } = await readFacts(deps, staker, zone, now)
    const name = stored.zone ?? timeZone
    if (name !== zone.name) {
      zone = requireZone(deps.zones, name)
      continue
    }
    const facts = await toFacts(deps, staker, { stored, others, zone })
    if (!hasUncounted(facts, others.unreadAt, now)) return facts
    if ((await deps.wallet.read(limitReader)) === 0) await setTimeout(retryDelayMs)
  }
  throw new Error('the journal could not be counted in time')
}

async function readFacts(
  { kit, brands, member, wallet, exclusion }: LimitsDeps,
  { id: memberId, brandId }: Staker,
  zone: Zone,
  now: Date,
) {
  const others = [
    member.statusQuery(memberId),
    wallet.termsQuery(memberId),
    wallet.unreadQuery(limitReader),
    exclusion.barredQuery(memberId, now),
  ]
  const { market } = brands.byId(brandId)
  const request = { memberId, brandId, market, starts: windowStarts(zone, now), others }
  const db: Executor = kit.database.db
  const found = await readStoredFacts<OtherFacts>(db, request)
  if (!found) throw new Error(`no member ${memberId}`)
  return found
}

interface ReadFacts {
  stored: StoredFacts
  others: OtherFacts
  zone: Zone
}

async function toFacts(
  deps: LimitsDeps,
  staker: Staker,
  { stored, others, zone }: ReadFacts,
): Promise<Facts> {
  const { market } = deps.brands.byId(staker.brandId)
  const limits = { own: stored.own, rules: await rulesForPlayer(deps, staker, stored.rules) }
  const { state, identityDue, isDormant } = deps.member.statusFrom(others)
  return {
    version: BigInt(others.terms),
    limits,
    zone,
    checkedAt: stored.checkedAt,
    playSession: stored.playSession,
    realityMinutes: effectiveRealityMinutes(
      stored.realityMinutes,
      maxRealityMinutes(market, limits.rules),
    ),
    isExcluded: others.isBarred,
    isBlocked: BigInt(others.blocked) > 0n || state !== 'open' || identityDue || isDormant,
    marks: stored.marks,
  }
}

/** Whether play from before the start of a calendar window is not yet counted. */
function hasUncounted({ marks, zone }: Facts, unreadAt: Date | null, now: Date): boolean {
  if (unreadAt === null) return false
  return [...windowStarts(zone, now)].some(
    ([name, at]) => name.startsWith('loss') && marks.has(name) && unreadAt < at,
  )
}
