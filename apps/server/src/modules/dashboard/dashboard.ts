import { houseAlerts, type Calls, type HouseAlert, type OutputOf } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import { daysBefore, revenueOf } from '#modules/report'
import { Refusal } from '#platform/http'
import type { LedgerCheck } from './ledger-check.ts'
import type { DashboardDeps } from './deps.ts'
import { toBrandChoices, type Scopes } from './scopes.ts'
import { money } from './view.ts'

type DashboardView = OutputOf<Calls['GET /office/api/dashboard']>

const shownDays = 14
const onlineMs = 5 * 60_000
const hourMs = 3_600_000
/** Alert thresholds: the age of the last ledger check, and the lag of the figures. */
const uncheckedMs = 48 * hourMs
const maxBehindSeconds = 60

/** The dashboard of a brand. */
export function createDashboardView(deps: DashboardDeps, scopes: Scopes, checking: LedgerCheck) {
  const { kit, brands, report, session } = deps

  async function daysOf({ code, currency }: Brand, today: string): Promise<DashboardView['days']> {
    const from = daysBefore(today, shownDays - 1)
    const page = { skip: 0, size: shownDays * 4 }
    const rows = await report.days.list('day', { brands: [code], from, to: today }, page)
    const own = rows.filter((row) => row.currency === currency)
    return Array.from({ length: shownDays }, (_, place) => {
      const day = daysBefore(today, place)
      const row = own.find((one) => one.day === day)
      return {
        day,
        deposit: money(row?.flows.deposit ?? 0n),
        withdrawal: money(row?.flows.withdrawal ?? 0n),
        stake: money(row?.flows.stake ?? 0n),
        revenue: money(row ? revenueOf(row.flows) : 0n),
        rounds: row?.rounds ?? 0,
        players: row?.players ?? 0,
      }
    })
  }

  async function owedBy({ code, currency }: Brand, today: string): Promise<string> {
    const rows = await report.days.owedOn([code], daysBefore(today, -1))
    const owed = rows.find((row) => row.currency === currency)?.owed
    return money(Object.values(owed ?? {}).reduce((total, units) => total + units, 0n))
  }

  return async (brandId: string | undefined): Promise<DashboardView> => {
    const [brand] = scopes.brandsOf(brandId)
    if (!brand) throw new Refusal('invalid_fields', { brandId: 'invalid' })
    const now = kit.clock.now()
    const zone = await scopes.zoneOf(brand)
    const today = zone.dateOf(now)
    const last = await checking.last()
    const since = new Date(now.getTime() - onlineMs)
    const [days, owed, online, alerts] = await Promise.all([
      daysOf(brand, today),
      owedBy(brand, today),
      session.countSince(brand.id, since),
      loadAlerts(deps, brand, now, last),
    ])
    return {
      brandId: brand.id,
      brands: toBrandChoices(brands.all()),
      currency: brand.currency,
      timeZone: zone.name,
      online,
      days,
      owed,
      alerts,
      check: last
        ? {
            at: last.at.toISOString(),
            seconds: Math.round(last.ms / 1000),
            transfers: last.transfers,
            findings: last.findings,
          }
        : null,
    }
  }
}

async function loadAlerts(
  { limits, payment, report, verification, wallet, withdrawal }: DashboardDeps,
  brand: Brand,
  now: Date,
  last: { at: Date; findings: string[] } | undefined,
): Promise<DashboardView['alerts']> {
  const behind = await wallet.lagOf([report.reader, withdrawal.reader, limits.reader], now)
  const from = new Date(now.getTime() - 30 * 24 * hourMs)
  const paid = await payment.waitingSince(brand.id, { from, to: new Date(now.getTime() - hourMs) })
  const codeCaps = await verification.usage.alarms()
  const isOld = last !== undefined && now.getTime() - last.at.getTime() > uncheckedMs
  const counts: Record<HouseAlert, number> = {
    ledgerUnsound: last?.findings.length ?? 0,
    ledgerUnchecked: isOld ? 1 : 0,
    figuresBehind: behind > maxBehindSeconds ? Math.round(behind) : 0,
    paidNotCredited: paid,
    codeCapNear: codeCaps.near,
    codeCapReached: codeCaps.reached,
  }
  return houseAlerts.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0)
}
