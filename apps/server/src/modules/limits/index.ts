import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { RecordRow, WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { createZones } from '#platform/zone'
import { createLimitChanges } from './change-limits.ts'
import { createStakeAuthorization } from './authorize-stake.ts'
import type { LimitsDeps, Staker } from './deps.ts'
import { requireZone } from './require-zone.ts'
import { createDepositCheck } from './deposit-limits.ts'
import { createLimitsHttp } from './http.ts'
import { createLoginResults } from './login-result.ts'
import { limitReader } from './reader.ts'
import { isRuleName, formatLimit } from './limit-names.ts'
import { createHouseRules } from './house-rules.ts'
import { createLimitViews, type DepositsSince } from './view.ts'
import { flowStore } from './store/flows.ts'
import { limitStore } from './store/limits.ts'
import { pastSessionStore } from './store/past-sessions.ts'
import { minuteEnd } from './windows.ts'

export { payoutGuards, rollbackGuards } from './counter-keys.ts'
export { reservationCode, type CheckedCode } from './stake-codes.ts'
export type { StakeRequest, StakeTerms } from './authorize-stake.ts'
export type { Staker } from './deps.ts'
export type { PlaySession } from './store/flows.ts'

export type LimitsModule = ReturnType<typeof createLimits>

interface Deps {
  brands: BrandModule
  member: MemberModule
  wallet: WalletModule
  exclusion: ExclusionModule
}

/** Limits on stakes and deposits, enforced in the transfer of the money. */
export function createLimits(kit: Kit, modules: Deps) {
  const deps = { kit, ...modules, zones: createZones() }
  let depositsSince: DepositsSince = () => Promise.reject(new Error('no deposits are told'))
  const deposits = () => depositsSince
  const showing = createLimitViews(deps, deposits)
  const changing = createLimitChanges(deps)
  const { decide } = createStakeAuthorization(deps)
  return {
    http: createLimitsHttp({
      views: showing,
      changes: changing,
      loginResult: createLoginResults(deps),
    }),
    reader: limitReader,
    /** Places a stake, with any win of the same transfer, within the player's limits. */
    decide,
    /** Call in the transaction in which a deposit begins. */
    requireDeposit: createDepositCheck(deps, deposits),
    /** Sets the source of deposit totals. */
    useDeposits(since: DepositsSince): void {
      depositsSince = since
    },
    ...createPlayQueries(deps),
    /** Limits set by the house. */
    rules: createHouseRules(deps),
    /** Limits as the player sees them. */
    viewFor: showing.list,
    /** Every change of a player's limits, for the data export. */
    async exportOf(memberId: string) {
      const changes = await limitStore(kit.database.db).changes(memberId)
      return changes.map(({ name, what, from, to, at }) => ({
        name,
        what,
        from: from === null ? null : String(from),
        to: to === null ? null : String(to),
        at: at.toISOString(),
      }))
    },
  }
}

/** Queries about a player's play, for responsible gaming. */
function createPlayQueries({ kit, brands, zones }: LimitsDeps) {
  const { db } = kit.database
  const past = pastSessionStore(db)
  return {
    /** The time zone of a player's days: their own, or the brand's. */
    async zoneOf({ id, brandId }: Staker) {
      const { zone } = await limitStore(db).player(id)
      return requireZone(zones, zone ?? brands.byId(brandId).timeZone)
    },
    /** Total losses up to each of the times, to the minute. */
    lostUntil: async (memberId: string, moments: readonly Date[]): Promise<bigint[]> =>
      (await flowStore(db).marksAt(memberId, moments)).map(({ lost }) => lost),
    /** Play sessions since a time, the current one included. */
    playSessionsSince: past.since,
    playedSince: past.playedSince,
    changedSince: past.changedSince,
    /** Every change of a player's limits, oldest first. */
    async changesOf(memberId: string) {
      const changes = await limitStore(db).changes(memberId)
      return changes.map(({ name, what, from, to, at }) => {
        const text = (value: bigint | null) =>
          value === null || !isRuleName(name) ? null : formatLimit(name, value)
        return { name, what, from: text(from), to: text(to), at }
      })
    },
  }
}

interface RolledBackStake {
  transferId: string
  memberId: string
  /** The time of the stake. */
  at: Date
  staked: bigint
  won: bigint
}

/** Removes a rolled-back stake from the windows that counted it. */
export function rolledBackRow({
  transferId,
  memberId,
  at,
  staked,
  won,
}: RolledBackStake): RecordRow {
  const until = minuteEnd(at).toISOString()
  const row = { staked: String(staked), lost: String(staked - won) }
  return {
    table: 'limits_undone',
    row: { transfer_id: transferId, member_id: memberId, until, ...row },
  }
}
