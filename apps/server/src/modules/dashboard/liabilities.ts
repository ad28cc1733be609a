import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import type { DashboardDeps } from './deps.ts'
import { toBrandChoices, type Scopes } from './scopes.ts'
import { money } from './view.ts'

type LiabilitiesRequest = InputOf<Calls['GET /office/api/report/owed']>
type LiabilitiesView = OutputOf<Calls['GET /office/api/report/owed']>

/** Liabilities of the house to its players. */
export function createLiabilities({ brands, report, withdrawal }: DashboardDeps, scopes: Scopes) {
  return async (request: LiabilitiesRequest): Promise<LiabilitiesView> => {
    const { to, brands: all } = await scopes.of(request)
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
    return { to, brands: toBrandChoices(brands.all()), list: await Promise.all(list) }
  }
}
