import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { JournalRow, Reader } from '#modules/wallet'
import type { Zones } from '#platform/zone'
import { figuresOf, flowNames, noFlows, owedNames, type Flows, type Owed } from './figures.ts'
import { addDays, addMemberDays, notePlayers, zonesOf } from './store/days-write.ts'

/** What a row was in its round. */
export interface Turn {
  memberId: string
  game: string
  /** Whether the round is another one for the member. */
  begins: boolean
  isStake: boolean
  /** By how much more is staked in rounds that have not ended. */
  open: bigint
}

export const levels = { brand: 0, vendor: 1, game: 2, provider: 3 } as const

/** What is counted together. */
export interface DayKey {
  level: number
  brand: string
  currency: string
  day: string
  partner: string
  game: string
}

export interface DayFigures extends DayKey {
  flows: Flows
  owed: Owed
  rounds: number
  players: Set<string>
}

export interface MemberDay extends Pick<DayKey, 'brand' | 'currency' | 'day'> {
  memberId: string
  flows: Flows
  rounds: number
}

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
const nothingOwed: Owed = { cash: 0n, bonus: 0n, hold: 0n, pots: 0n, open: 0n }

/** Adds up what rows of the journal did, by the days of their brands. */
export function dayBook({ brands, member, zones }: Parts): DayBook {
  /** Codes by members: an account never moves to another brand. */
  const homes = new Map<string, string>()

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
      const sums = gatherer()
      for (const one of placed) {
        const day = clocks.get(one.brand)?.(one.row.at) ?? ''
        sums.count({ ...one, day })
      }
      const { days, memberDays } = sums.all()
      const players = await notePlayers(days, transaction)
      await addDays(days, players, transaction)
      await addMemberDays(memberDays, transaction)
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

type Placed = Omit<ReturnType<typeof figuresOf>, 'brand' | 'currency'> & {
  row: JournalRow
  turn: Turn | undefined
  brand: string
  currency: string
  day: string
}

/** The sums of a step, level by level. */
function gatherer() {
  const days = new Map<string, DayFigures>()
  const memberDays = new Map<string, MemberDay>()

  function dayOf(key: DayKey): DayFigures {
    const name = JSON.stringify(Object.values(key))
    const known = days.get(name)
    if (known) return known
    const empty = { flows: { ...noFlows }, owed: { ...nothingOwed }, rounds: 0 }
    const made = { ...key, ...empty, players: new Set<string>() }
    days.set(name, made)
    return made
  }

  function countDay(key: DayKey, { flows, owed, turn }: Placed) {
    const day = dayOf(key)
    addFlows(day.flows, flows)
    for (const name of owedNames) day.owed[name] += name === 'open' ? 0n : owed[name]
    if (!turn) return
    day.owed.open += turn.open
    day.rounds += turn.begins ? 1 : 0
    if (turn.isStake) day.players.add(turn.memberId)
  }

  function countMember(memberId: string, one: Placed) {
    const { brand, currency, day, row, turn, members } = one
    const name = JSON.stringify([brand, currency, day, memberId])
    const fresh = { brand, currency, day, memberId, flows: { ...noFlows }, rounds: 0 }
    const known = memberDays.get(name) ?? fresh
    memberDays.set(name, known)
    addFlows(known.flows, members.length > 1 ? figuresOf(row, memberId).flows : one.flows)
    if (turn?.memberId === memberId && turn.begins) known.rounds += 1
  }

  return {
    count(one: Placed) {
      const { brand, currency, day, vendor, provider, turn } = one
      for (const place of placesOf(vendor, provider, turn?.game)) {
        countDay({ ...place, brand, currency, day }, one)
      }
      const members = turn ? [...new Set([turn.memberId, ...one.members])] : one.members
      for (const memberId of members) countMember(memberId, one)
    },
    all: () => ({
      days: [...days.values()].toSorted(byKey),
      memberDays: [...memberDays.values()],
    }),
  }
}

function addFlows(to: Flows, flows: Flows) {
  for (const name of flowNames) to[name] += flows[name]
}

function placesOf(vendor?: string, provider?: string, game?: string) {
  const nowhere = { partner: '', game: '' }
  const places = [{ ...nowhere, level: levels.brand as number }]
  if (vendor !== undefined) places.push({ level: levels.vendor, partner: vendor, game: '' })
  if (vendor !== undefined && game !== undefined) {
    places.push({ level: levels.game, partner: vendor, game })
  }
  if (provider !== undefined) places.push({ level: levels.provider, partner: provider, game: '' })
  return places
}

/** Readers of two lanes lock the rows of a day in the same order. */
function byKey(one: DayKey, other: DayKey): number {
  const [left, right] = [one, other].map(({ level, brand, currency, day, partner, game }) =>
    JSON.stringify([level, brand, currency, day, partner, game]),
  )
  return (left ?? '') < (right ?? '') ? -1 : 1
}
