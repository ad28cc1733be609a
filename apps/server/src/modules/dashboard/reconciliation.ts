import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import type { DashboardDeps } from './deps.ts'
import { toBrandChoices, type Scope, type Scopes } from './scopes.ts'
import { money } from './view.ts'

type ReconciliationRequest = InputOf<Calls['GET /office/api/report/reconcile']>
type ReconciliationView = OutputOf<Calls['GET /office/api/report/reconcile']>
type Row = ReconciliationView['list'][number]

/** Compares payment providers' reports with the ledger. */
export function createReconciliation({ brands, payment, report }: DashboardDeps, scopes: Scopes) {
  async function ofBrand(brand: Brand, { from, to }: Scope): Promise<Row[]> {
    const within = await scopes.moments(brand, { from, to })
    const [came, went, books] = await Promise.all([
      payment.reportedIn(brand.id, within),
      payment.reportedOut(brand.id, within),
      report.days.byProvider({ brands: [brand.code], from, to }),
    ])
    const moved = books.map(({ partner, ...row }) => ({ ...row, provider: partner }))
    const all = [...came, ...went, ...moved]
    const names = new Set(all.map(({ provider, currency }) => `${provider} ${currency}`))
    return [...names].toSorted().map((name) => {
      const [provider = '', currency = ''] = name.split(' ')
      const isIt = (one: { provider: string; currency: string }) =>
        one.provider === provider && one.currency === currency
      const [paidIn, paidOut, own] = [came.find(isIt), went.find(isIt), moved.find(isIt)]
      return {
        brandId: brand.id,
        brand: brand.code,
        currency,
        provider,
        toldIn: money(paidIn?.told ?? 0n),
        creditedIn: money(paidIn?.credited ?? 0n),
        waiting: paidIn?.waiting ?? 0,
        booksIn: money(own?.deposit ?? 0n),
        toldOut: money(paidOut?.told ?? 0n),
        booksOut: money(own?.withdrawal ?? 0n),
        sent: paidOut?.sent ?? 0,
      }
    })
  }

  return async (request: ReconciliationRequest): Promise<ReconciliationView> => {
    const scope = await scopes.of(request)
    const lists = await Promise.all(scope.brands.map((brand) => ofBrand(brand, scope)))
    const { from, to } = scope
    return { from, to, brands: toBrandChoices(brands.all()), list: lists.flat() }
  }
}
