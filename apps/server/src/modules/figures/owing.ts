import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import type { Parts } from './parts.ts'
import { brandsTold, type Scopes } from './scopes.ts'
import { money } from './told.ts'

type Asked = InputOf<Calls['GET /office/api/report/owed']>
type Told = OutputOf<Calls['GET /office/api/report/owed']>

/** What the house owes its players. */
export function owingOf({ brands, report, withdrawal }: Parts, scopes: Scopes) {
  return async (asked: Asked): Promise<Told> => {
    const { to, brands: all } = await scopes.of(asked)
    const rows = await report.days.owedOn(
      all.map(({ code }) => code),
      to,
    )
    const list = rows.map(async ({ brand, currency, away, owed }) => {
      const id = all.find(({ code }) => code === brand)?.id ?? null
      const held = id === null ? [] : await withdrawal.heldNow(id)
      const open = held.find((one) => one.currency === currency)
      const { cash, bonus, hold, pots } = owed
      return {
        brandId: id,
        brand,
        currency,
        cash: money(cash),
        bonus: money(bonus),
        hold: money(hold),
        pots: money(pots),
        open: money(owed.open),
        total: money(cash + bonus + hold + pots + owed.open),
        away: money(away),
        requests: open?.count ?? 0,
        requested: money(open?.held ?? 0n),
      }
    })
    return { to, brands: brandsTold(brands.all()), list: await Promise.all(list) }
  }
}
