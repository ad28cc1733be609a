import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { JournalRow, Reader } from '#modules/wallet'
import type { Zones } from '#platform/zone'
import { createDaySums, type RoundChange } from './day-sums.ts'
import { figuresOf } from './figures.ts'
import { addDays, addMemberDays, createPlayerNotes, readBrandZones } from './store/days-write.ts'
import { noteUnranked } from './store/ranks.ts'

type Transaction = Parameters<Reader['apply']>[1]

export interface DailyTotals {
  add(
    rows: readonly JournalRow[],
    turns: ReadonlyMap<string, RoundChange>,
    transaction: Transaction,
  ): Promise<void>
}

interface Deps {
  brands: BrandModule
  member: Pick<MemberModule, 'accountsOf'>
  zones: Zones
}

const maxCached = 200_000

/** Adds journal rows to the totals of their brands' days. */
export function createDailyTotals({ brands, member, zones }: Deps): DailyTotals {
  /** Brand codes by member: an account never changes its brand. */
  const brandByMember = new Map<string, string>()
  const note = createPlayerNotes()

  async function loadBrands(memberIds: readonly string[]) {
    if (brandByMember.size > maxCached) brandByMember.clear()
    const strangers = memberIds.filter((id) => !brandByMember.has(id))
    if (strangers.length === 0) return
    const found = await member.accountsOf(strangers)
    for (const { id, brandId } of found) brandByMember.set(id, brands.byId(brandId).code)
  }

  async function loadDayClocks(codes: readonly string[], transaction: Transaction) {
    const known = brands.all().map(({ code, timeZone }) => [code, timeZone] as const)
    const now = new Map(known)
    const wanted = codes.map((brand) => ({ brand, timeZone: now.get(brand) ?? 'UTC' }))
    const stored = await readBrandZones(wanted, transaction)
    return new Map(stored.map(({ brand, timeZone }) => [brand, createDayClock(zones, timeZone)]))
  }

  return {
    async add(rows, turns, transaction) {
      const rowFigures = rows.map((row) => ({ row, turn: turns.get(row.id), ...figuresOf(row) }))
      const counted = rowFigures.filter(
        ({ row, turn }) => row.moves.length > 0 || turn !== undefined,
      )
      const homeless = counted.filter(({ brand }) => brand === undefined)
      await loadBrands(homeless.flatMap(({ members, turn }) => turn?.memberId ?? members))
      const placed = counted.flatMap((one) => {
        const memberId = one.turn?.memberId ?? one.members[0] ?? ''
        const brand = one.brand ?? brandByMember.get(memberId)
        const currency = one.currency ?? brands.all().find(({ code }) => code === brand)?.currency
        return brand === undefined || currency === undefined ? [] : [{ ...one, brand, currency }]
      })
      if (placed.length === 0) return
      const clocks = await loadDayClocks(
        [...new Set(placed.map(({ brand }) => brand))],
        transaction,
      )
      const sums = createDaySums()
      for (const one of placed) {
        const day = clocks.get(one.brand)?.(one.row.at) ?? ''
        sums.count({ ...one, day })
      }
      const { days, memberDays } = sums.all()
      const players = await note(days, transaction)
      await addDays(days, players, transaction)
      await addMemberDays(memberDays, transaction)
      await noteUnranked(memberDays, transaction)
    },
  }
}

const minuteMs = 60_000

/** Caches by minute: days begin on a whole minute, and the rows of a step span few minutes. */
function createDayClock(zones: Zones, name: string) {
  const zone = zones(name) ?? zones('UTC')
  const known = new Map<number, string>()
  return (at: Date): string => {
    const minute = Math.floor(at.getTime() / minuteMs)
    const day = known.get(minute) ?? zone?.dateOf(at) ?? ''
    known.set(minute, day)
    return day
  }
}
