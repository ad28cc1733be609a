import { amountOf, formatMoney, type Amount, type Currency } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { DecidingParts, Staker } from './parts.ts'
import { inForce } from './force.ts'
import { countings, namesCounting } from './names.ts'
import type { DepositsSince } from './shown.ts'
import { rulesOn } from './rules-on.ts'
import { limitStore } from './store/limits.ts'
import { startOf } from './windows.ts'
import { zoneNamed } from './zone-named.ts'

/** Whether one more deposit is within every limit, in the transaction that writes it down. */
export function depositingOf(parts: DecidingParts, deposits: () => DepositsSince) {
  const { kit, brands, exclusion, zones } = parts

  /** What can still be paid in; undefined without a limit. */
  async function roomFor(db: Executor, { id, brandId }: Staker): Promise<bigint | undefined> {
    const { timeZone } = brands.byId(brandId)
    const store = limitStore(db)
    const limits = { own: await store.own(id), rules: await rulesOn(db, parts, { id, brandId }) }
    const zone = zoneNamed(zones, (await store.player(id)).zone ?? timeZone)
    const now = kit.clock.now()
    let room: bigint | undefined
    for (const name of namesCounting('deposited')) {
      const limit = inForce(limits, name)
      if (!limit) continue
      const since = startOf(countings[name].window, now, zone)
      const left = limit.value - (await deposits()(db, id, since))
      if (room === undefined || left < room) room = left
    }
    return room
  }

  return async (db: Executor, staker: Staker, amount: Amount, currency: Currency) => {
    // A limit that is lowered at this moment is seen, or comes after this deposit.
    await limitStore(db).queue(staker.id)
    if (await exclusion.isKeptOut(db, staker.id, kit.clock.now())) throw new Refusal('excluded')
    const room = await roomFor(db, staker)
    if (room === undefined || amount <= room) return
    const left = amountOf(room > 0n ? room : 0n)
    const values = { amount: formatMoney(left, currency) }
    throw new Refusal('invalid_fields', { amount: { key: 'deposit_limit', values } })
  }
}
