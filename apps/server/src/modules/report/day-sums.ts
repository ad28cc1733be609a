import { reportFigures } from '@fairhouse/protocol'
import type { JournalRow } from '#modules/wallet'
import { figuresOf, noFlows, owedNames, type Flows, type Owed } from './figures.ts'

/** Change of a round by one journal row. */
export interface RoundChange {
  memberId: string
  game: string
  /** Whether it is a new round for the member. */
  begins: boolean
  isStake: boolean
  /** The change of stakes in open rounds. */
  open: bigint
}

export const levels = { brand: 0, vendor: 1, game: 2, provider: 3 } as const

/** The key that figures are summed by. */
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

const nothingOwed: Owed = { cash: 0n, bonus: 0n, hold: 0n, pots: 0n, open: 0n }

type PlacedRow = Omit<ReturnType<typeof figuresOf>, 'brand' | 'currency'> & {
  row: JournalRow
  turn: RoundChange | undefined
  brand: string
  currency: string
  day: string
}

/** Sums the rows of a step by level and member. */
export function createDaySums() {
  const days = new Map<string, DayFigures>()
  const memberDays = new Map<string, MemberDay>()
  /** Cache: the rows of a step belong to few games. */
  const counted = new Map<string, DayFigures[]>()

  function dayOf(key: DayKey): DayFigures {
    const name = JSON.stringify(Object.values(key))
    const known = days.get(name)
    if (known) return known
    const empty = { flows: { ...noFlows }, owed: { ...nothingOwed }, rounds: 0 }
    const made = { ...key, ...empty, players: new Set<string>() }
    days.set(name, made)
    return made
  }

  function daysOf({ brand, currency, day, vendor, provider, turn }: PlacedRow): DayFigures[] {
    const name = JSON.stringify([brand, currency, day, vendor, provider, turn?.game])
    const known = counted.get(name)
    if (known) return known
    const places = levelKeys(vendor, provider, turn?.game)
    const made = places.map((place) => dayOf({ ...place, brand, currency, day }))
    counted.set(name, made)
    return made
  }

  function countDay(day: DayFigures, { flows, owed, turn }: PlacedRow) {
    addFlows(day.flows, flows)
    for (const name of owedNames) day.owed[name] += name === 'open' ? 0n : owed[name]
    if (!turn) return
    day.owed.open += turn.open
    day.rounds += turn.begins ? 1 : 0
    if (turn.isStake) day.players.add(turn.memberId)
  }

  function countMember(memberId: string, one: PlacedRow) {
    const { brand, currency, day, row, turn, members } = one
    const name = JSON.stringify([brand, currency, day, memberId])
    const fresh = { brand, currency, day, memberId, flows: { ...noFlows }, rounds: 0 }
    const known = memberDays.get(name) ?? fresh
    memberDays.set(name, known)
    addFlows(known.flows, members.length > 1 ? figuresOf(row, memberId).flows : one.flows)
    if (turn?.memberId === memberId && turn.begins) known.rounds += 1
  }

  return {
    count(one: PlacedRow) {
      for (const day of daysOf(one)) countDay(day, one)
      const { turn, members } = one
      for (const memberId of members) countMember(memberId, one)
      if (turn && !members.includes(turn.memberId)) countMember(turn.memberId, one)
    },
    all: () => ({
      days: [...days.values()].toSorted(byKey),
      memberDays: [...memberDays.values()],
    }),
  }
}

function addFlows(to: Flows, flows: Flows) {
  for (const name of reportFigures) if (flows[name] !== 0n) to[name] += flows[name]
}

function levelKeys(vendor?: string, provider?: string, game?: string) {
  const nowhere = { partner: '', game: '' }
  const places = [{ ...nowhere, level: levels.brand as number }]
  if (vendor !== undefined) places.push({ level: levels.vendor, partner: vendor, game: '' })
  if (vendor !== undefined && game !== undefined) {
    places.push({ level: levels.game, partner: vendor, game })
  }
  if (provider !== undefined) places.push({ level: levels.provider, partner: provider, game: '' })
  return places
}

/** A fixed order, so that readers of two lanes lock rows in the same order. */
function byKey(one: DayKey, other: DayKey): number {
  const [left, right] = [one, other].map(({ level, brand, currency, day, partner, game }) =>
    JSON.stringify([level, brand, currency, day, partner, game]),
  )
  return (left ?? '') < (right ?? '') ? -1 : 1
}
