import type { Brand } from '#modules/brand'
import { daysBefore, momentsOf, soundDate } from '#modules/report'
import { Refusal } from '#platform/http'
import { createZones, type Zone } from '#platform/zone'
import type { Parts } from './parts.ts'

interface Asked {
  from?: string | undefined
  to?: string | undefined
  brandId?: string | undefined
}

/** Brands and days that are asked for. */
export interface Scope {
  from: string
  to: string
  brands: Brand[]
}

export type Scopes = ReturnType<typeof scopesOf>

const usualDays = 14
const mostDays = 1100

/** When a period begins whose first day is not told. */
const lastDays = (to: string) => daysBefore(to, usualDays - 1)

/** What is asked for, in the days of each brand's books. */
export function scopesOf({ kit, brands, report }: Parts) {
  const zones = createZones()

  /** As its days are told in the figures; one without any by its clock now. */
  async function zoneOf({ code, timeZone }: Brand): Promise<Zone> {
    const kept = await report.days.zones()
    const name = kept.find(({ brand }) => brand === code)?.timeZone ?? timeZone
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
    async of(asked: Asked, usual = lastDays): Promise<Scope> {
      const all = brandsOf(asked.brandId)
      const to = soundDate(asked.to ?? (await todayOf(all)))
      if (to === undefined) throw new Refusal('invalid_fields', { to: 'invalid' })
      const from = soundDate(asked.from ?? usual(to))
      if (from === undefined || from > to || from < daysBefore(to, mostDays)) {
        throw new Refusal('invalid_fields', { from: 'invalid' })
      }
      return { from, to, brands: all }
    },
    /** The first moment of the days, and the first after them. */
    async moments(brand: Brand, days: Pick<Scope, 'from' | 'to'>) {
      return momentsOf({ from: days.from, to: days.to, zone: await zoneOf(brand) })
    },
  }
}

/** What is shown to choose from. */
export const brandsTold = (all: readonly Brand[]) =>
  all.map(({ id, code, name }) => ({ id, code, name }))
