import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { JournalRow, Reader } from '#modules/wallet'
import type { Zones } from '#platform/zone'
import { daySums, type Turn } from './day-sums.ts'
import { figuresOf } from './figures.ts'
import { addDays, addMemberDays, playerNotes, zonesOf } from './store/days-write.ts'
import { noteUnranked } from './store/ranks.ts'

type Transaction = Parameters<Reader['apply']>[1]

export interface DayBook {
  add(
    rows: readonly JournalRow[],
    turns: ReadonlyMap<string, Turn>,
    transaction: Transaction,
  ): Promise<void>
}

interface Parts {
  brands: BrandModule
  member: Pick<MemberModule, 'accountsOf'>
  zones: Zones
}

const mostKept = 200_000

/** Adds up what rows of the journal did, by the days of their brands. */
export function dayBook({ brands, member, zones }: Parts): DayBook {
  /** Codes by members: an account never moves to another brand. */
  const homes = new Map<string, string>()
  const note = playerNotes()

  async function learnHomes(memberIds: readonly string[]) {
    if (homes.size > mostKept) homes.clear()
    const strangers = memberIds.filter((id) => !homes.has(id))
    if (strangers.length === 0) return
    const found = await member.accountsOf(strangers)
    for (const { id, brandId } of found) homes.set(id, brands.byId(brandId).code)
  }

  async function clocksOf(codes: readonly string[], transaction: Transaction) {
    const known = brands.all().map(({ code, timeZone }) => [code, timeZone] as const)
    const now = new Map(known)
    const wanted = codes.map((brand) => ({ brand, timeZone: now.get(brand) ?? 'UTC' }))
    const kept = await zonesOf(wanted, transaction)
    return new Map(kept.map(({ brand, timeZone }) => [brand, dayTeller(zones, timeZone)]))
  }

  return {
    async add(rows, turns, transaction) {
      const told = rows.map((row) => ({ row, turn: turns.get(row.id), ...figuresOf(row) }))
      const counted = told.filter(({ row, turn }) => row.moves.length > 0 || turn !== undefined)
      const homeless = counted.filter(({ brand }) => brand === undefined)
      await learnHomes(homeless.flatMap(({ members, turn }) => turn?.memberId ?? members))
      const placed = counted.flatMap((one) => {
        const memberId = one.turn?.memberId ?? one.members[0] ?? ''
        const brand = one.brand ?? homes.get(memberId)
        const currency = one.currency ?? brands.all().find(({ code }) => code === brand)?.currency
        return brand === undefined || currency === undefined ? [] : [{ ...one, brand, currency }]
      })
      if (placed.length === 0) return
      const clocks = await clocksOf([...new Set(placed.map(({ brand }) => brand))], transaction)
      const sums = daySums()
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

/** Days begin with whole minutes, and rows of a step are of few. */
function dayTeller(zones: Zones, name: string) {
  const zone = zones(name) ?? zones('UTC')
  const known = new Map<number, string>()
  return (at: Date): string => {
    const minute = Math.floor(at.getTime() / minuteMs)
    const day = known.get(minute) ?? zone?.dateOf(at) ?? ''
    known.set(minute, day)
    return day
  }
}
