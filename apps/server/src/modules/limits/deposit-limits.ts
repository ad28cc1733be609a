import { amountOf, formatMoney, type Amount, type Currency } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { LimitsDeps, Staker } from './deps.ts'
import { effectiveLimit } from './effective-limit.ts'
import { countings, namesCounting } from './limit-names.ts'
import type { DepositsSince } from './view.ts'
import { rulesForPlayer } from './player-rules.ts'
import { limitStore } from './store/limits.ts'
import { startOf } from './windows.ts'
import { requireZone } from './require-zone.ts'

/** Refuses a deposit beyond a deposit limit, in the transaction that records it. */
export function createDepositCheck(deps: LimitsDeps, deposits: () => DepositsSince) {
  const { kit, brands, exclusion, zones } = deps

  /** The amount that may still be deposited; undefined without a limit. */
  async function remainingDeposit(
    db: Executor,
    { id, brandId }: Staker,
  ): Promise<bigint | undefined> {
    const { market, timeZone } = brands.byId(brandId)
    const store = limitStore(db)
    const rules = await store.rules(market, brandId, id)
    const limits = {
      own: await store.own(id),
      rules: await rulesForPlayer(deps, { id, brandId }, rules),
    }
    const zone = requireZone(zones, (await store.player(id)).zone ?? timeZone)
    const now = kit.clock.now()
    let room: bigint | undefined
    for (const name of namesCounting('deposited')) {
      const limit = effectiveLimit(limits, name)
      if (!limit) continue
      const since = startOf(countings[name].window, now, zone)
      const left = limit.value - (await deposits()(db, id, since))
      if (room === undefined || left < room) room = left
    }
    return room
  }

  return async (db: Executor, staker: Staker, amount: Amount, currency: Currency) => {
    // Locks the player, so that a concurrent lower limit is seen or comes after this deposit.
    await limitStore(db).lockPlayer(staker.id)
    if (await exclusion.isKeptOut(db, staker.id, kit.clock.now())) throw new Refusal('excluded')
    const room = await remainingDeposit(db, staker)
    if (room === undefined || amount <= room) return
    const left = amountOf(room > 0n ? room : 0n)
    const values = { amount: formatMoney(left, currency, brands.byId(staker.brandId).moneyStyle) }
    throw new Refusal('invalid_fields', { amount: { key: 'deposit_limit', values } })
  }
}
