import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { RecordRow, WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { createZones } from '#platform/zone'
import { changingOf } from './changing.ts'
import { decidingOf } from './deciding.ts'
import type { DecidingParts, Staker } from './parts.ts'
import { zoneNamed } from './zone-named.ts'
import { depositingOf } from './deposits.ts'
import { limitsHttp } from './http.ts'
import { limitReader } from './reader.ts'
import { isRuleName, writtenLimit } from './names.ts'
import { rulesDeskOf } from './rules-desk.ts'
import { showingOf, type DepositsSince } from './shown.ts'
import { flowStore } from './store/flows.ts'
import { limitStore } from './store/limits.ts'
import { pastStore } from './store/past.ts'
import { minuteEnd } from './windows.ts'

export { backGuard, undoneGuards } from './keys.ts'
export type { StakeCode } from './paths.ts'
export type { Staking, Terms } from './deciding.ts'
export type { Staker } from './parts.ts'
export type { Sitting } from './store/flows.ts'

export type LimitsModule = ReturnType<typeof createLimits>

interface Below {
  brands: BrandModule
  member: MemberModule
  wallet: WalletModule
  exclusion: ExclusionModule
}

/** What players may stake and pay in: decided with the money, whoever asks for it. */
export function createLimits(kit: Kit, below: Below) {
  const parts = { kit, ...below, zones: createZones() }
  let depositsSince: DepositsSince = () => Promise.reject(new Error('no deposits are told'))
  const deposits = () => depositsSince
  const showing = showingOf(parts, deposits)
  const changing = changingOf(parts)
  const { decide } = decidingOf(parts)
  return {
    http: limitsHttp({ showing, changing }),
    reader: limitReader,
    /** A stake, with what comes back in the same transfer. */
    decide,
    /** Within the transaction in which a deposit begins. */
    requireDeposit: depositingOf(parts, deposits),
    /** Who knows what was paid in. */
    useDeposits(since: DepositsSince): void {
      depositsSince = since
    },
    ...watchingOf(parts),
    /** What the house sets. */
    rules: rulesDeskOf(parts),
    /** As the player sees them. */
    shownTo: showing.list,
    /** What a player has set, and every change of it. */
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

/** What is told of a player to those who look after players. */
function watchingOf({ kit, brands, zones }: DecidingParts) {
  const { db } = kit.database
  const past = pastStore(db)
  return {
    /** Whose days, weeks and months count: the player's, else the brand's. */
    async zoneOf({ id, brandId }: Staker) {
      const { zone } = await limitStore(db).player(id)
      return zoneNamed(zones, zone ?? brands.byId(brandId).timeZone)
    },
    /** All that was lost up to each of the moments, to the minute. */
    lostUntil: async (memberId: string, moments: readonly Date[]): Promise<bigint[]> =>
      (await flowStore(db).marksAt(memberId, moments)).map(({ lost }) => lost),
    /** Play without long pauses, the present one too. */
    sittingsSince: past.since,
    playedSince: past.playedSince,
    changedSince: past.changedSince,
    /** Every change of a player's limits, the oldest first. */
    async changesOf(memberId: string) {
      const changes = await limitStore(db).changes(memberId)
      return changes.map(({ name, what, from, to, at }) => {
        const text = (value: bigint | null) =>
          value === null || !isRuleName(name) ? null : writtenLimit(name, value)
        return { name, what, from: text(from), to: text(to), at }
      })
    },
  }
}

interface Undone {
  transferId: string
  memberId: string
  /** When it was staked. */
  at: Date
  staked: bigint
  won: bigint
}

/** A stake that is rolled back counts no more, in the windows in which it did. */
export function undoneRow({ transferId, memberId, at, staked, won }: Undone): RecordRow {
  const until = minuteEnd(at).toISOString()
  const row = { staked: String(staked), lost: String(staked - won) }
  return {
    table: 'limits_undone',
    row: { transfer_id: transferId, member_id: memberId, until, ...row },
  }
}
