import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { RecordRow, WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { createZones } from '#platform/zone'
import { changingOf } from './changing.ts'
import { decidingOf } from './deciding.ts'
import { depositingOf } from './deposits.ts'
import { limitsHttp } from './http.ts'
import { limitReader } from './reader.ts'
import { showingOf, type DepositsSince } from './shown.ts'
import { limitStore } from './store/limits.ts'
import { minuteEnd } from './windows.ts'

export { backGuard, undoneGuards } from './keys.ts'
export type { StakeCode } from './paths.ts'
export type { Staking, Terms } from './deciding.ts'

export type LimitsModule = ReturnType<typeof createLimits>

interface Below {
  brands: BrandModule
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
    http: limitsHttp({ ...parts, showing, changing }),
    reader: limitReader,
    /** A stake, with what comes back in the same transfer. */
    decide,
    /** Within the transaction in which a deposit begins. */
    requireDeposit: depositingOf(parts, deposits),
    /** Who knows what was paid in. */
    useDeposits(since: DepositsSince): void {
      depositsSince = since
    },
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
