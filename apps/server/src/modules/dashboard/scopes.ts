import type { Brand } from '#modules/brand'
import { daysBefore, momentsOf, validDate } from '#modules/report'
import { Refusal } from '#platform/http'
import { createZones, type Zone } from '#platform/zone'
import type { DashboardDeps } from './deps.ts'

interface ScopeRequest {
  from?: string | undefined
  to?: string | undefined
  brandId?: string | undefined
}

/** The requested brands and days. */
export interface Scope {
  from: string
  to: string
  brands: Brand[]
}

export type Scopes = ReturnType<typeof createScopes>

const defaultDays = 14
const maxDays = 1100

/** The default first day of a period. */
const lastDays = (to: string) => daysBefore(to, defaultDays - 1)

/** Resolves requested periods to each brand's days. */
export function createScopes({ kit, brands, report }: DashboardDeps) {
  const zones = createZones()

  /** The zone that the brand's figures use; without figures the brand's current zone. */
  async function zoneOf({ code, timeZone }: Brand): Promise<Zone> {
    const known = await report.days.zones()
    const name = known.find(({ brand }) => brand === code)?.timeZone ?? timeZone
    const zone = zones(name) ?? zones('UTC')
    if (!zone) throw new Error(`no zone ${name}`)
    return zone
  }

  function brandsOf(brandId: string | undefined): Brand[] {
    const found = brands.all().filter(({ id }) => brandId === undefined || id === brandId)
    if (found.length === 0 && brandId !== undefined) {
      throw new Refusal('invalid_fields', { brandId: 'invalid' })
    }
    return found
  }

  async function todayOf(all: readonly Brand[]): Promise<string> {
    const now = kit.clock.now()
    const days = await Promise.all(all.map(async (one) => (await zoneOf(one)).dateOf(now)))
    return days.toSorted().at(-1) ?? now.toISOString().slice(0, 10)
  }

  return {
    zoneOf,
    todayOf,
    brandsOf,
    async of(request: ScopeRequest, usual = lastDays): Promise<Scope> {
      const all = brandsOf(request.brandId)
      const to = validDate(request.to ?? (await todayOf(all)))
      if (to === undefined) throw new Refusal('invalid_fields', { to: 'invalid' })
      const from = validDate(request.from ?? usual(to))
      if (from === undefined || from > to || from < daysBefore(to, maxDays)) {
        throw new Refusal('invalid_fields', { from: 'invalid' })
      }
      return { from, to, brands: all }
    },
    /** The start of the days and their exclusive end. */
    async moments(brand: Brand, days: Pick<Scope, 'from' | 'to'>) {
      return momentsOf({ from: days.from, to: days.to, zone: await zoneOf(brand) })
    },
  }
}

/** The brands to choose from. */
export const toBrandChoices = (all: readonly Brand[]) =>
  all.map(({ id, code, name }) => ({ id, code, name }))
