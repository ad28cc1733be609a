import { ordersOf, runOf, type Lottery } from '@fairhouse/engines/lottery'
import type { SlipLine } from '../slip/index.ts'
import { picksOf, type BetTypeView, type FieldView } from './bet-type-fields.ts'

/** What is picked on the pad: for one bet type. */
export interface PadState {
  /** By field. */
  readonly picks: readonly (readonly string[])[]
  /** Picks that are in every unit. */
  readonly bankers: readonly string[]
}

export const emptyPad = ({ fields }: BetTypeView): PadState => ({
  picks: fields.map(() => []),
  bankers: [],
})

export const isEmpty = ({ picks, bankers }: PadState): boolean =>
  bankers.length === 0 && picks.every((field) => field.length === 0)

/** Sets the picks of a field in the order of the pad, at most as many as it takes. */
export function setPicks(
  pad: PadState,
  field: number,
  { picks: wanted, view }: { picks: readonly string[]; view: FieldView },
): PadState {
  const chosen = new Set(wanted)
  const sorted = picksOf(view)
    .filter((pick) => chosen.has(pick) && !pad.bankers.includes(pick))
    .slice(0, view.maxPicks)
  return { ...pad, picks: pad.picks.map((old, index) => (index === field ? sorted : old)) }
}

/** Picks or unpicks; a field that is full stays as it is. */
export function togglePick(pad: PadState, field: number, pick: string, view: FieldView): PadState {
  const old = pad.picks[field] ?? []
  if (pad.bankers.includes(pick)) {
    return { ...pad, bankers: pad.bankers.filter((one) => one !== pick) }
  }
  if (old.includes(pick)) {
    const rest = old.filter((one) => one !== pick)
    return { ...pad, picks: pad.picks.map((own, index) => (index === field ? rest : own)) }
  }
  if (old.length >= view.maxPicks) return pad
  return setPicks(pad, field, { picks: [...old, pick], view })
}

/** Makes a pick a banker, or a banker a pick again; a unit has room for one pick besides them. */
export function toggleBanker(pad: PadState, pick: string, view: FieldView): PadState {
  if (pad.bankers.includes(pick)) {
    return { ...pad, bankers: pad.bankers.filter((one) => one !== pick) }
  }
  if (pad.bankers.length >= view.size - 1) return pad
  const rest = (pad.picks[0] ?? []).filter((one) => one !== pick)
  return { picks: [rest], bankers: [...pad.bankers, pick] }
}

/** The line of what is picked; it may be no bet yet. */
export const lineOf = (betType: string, pad: PadState, unit: string): SlipLine => ({
  betType,
  selection: [...pad.picks, ...(pad.bankers.length > 0 ? [pad.bankers] : [])].map((field) => [
    ...field,
  ]),
  unit,
})

/** LIST of the ways to pick many numbers at once. */
export const quickPickNames = ['all', 'big', 'small', 'odd', 'even'] as const
export type QuickPick = (typeof quickPickNames)[number]

/** Numbers in the upper half are big. */
export function quickPicks(picks: readonly string[], name: QuickPick): readonly string[] {
  const half = picks.length / 2
  return picks.filter((pick, index) => {
    if (name === 'all') return true
    if (name === 'big') return index >= half
    if (name === 'small') return index < half
    return Number(pick) % 2 === (name === 'odd' ? 1 : 0)
  })
}

/** Whether the picks of a field are numbers, so that halves and parities make sense. */
export const areNumbers = (picks: readonly string[]): boolean =>
  picks.length >= 4 && picks.every((pick) => /^\d+$/.test(pick))

const maxAttempts = 100

/** A random unit that `isBet` accepts: so many picks of each field, or one pick of one field. */
export function randomPad(
  betType: BetTypeView,
  fraction: () => number,
  isBet: (pad: PadState) => boolean,
): PadState {
  const { kind, fields } = betType
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const one = Math.floor(fraction() * fields.length)
    const picks = fields.map((field, index) =>
      kind === 'single' && index !== one ? [] : takeRandom(picksOf(field), field.size, fraction),
    )
    if (isBet({ picks, bankers: [] })) return { picks, bankers: [] }
  }
  return emptyPad(betType)
}

function takeRandom(from: readonly string[], count: number, fraction: () => number): string[] {
  const left = [...from]
  const taken = Array.from({ length: count }, () =>
    left.splice(Math.floor(fraction() * left.length), 1),
  )
  const chosen = new Set(taken.flat())
  return from.filter((pick) => chosen.has(pick))
}

/** Typed or pasted numbers as lines of a bet type. */
export interface Typed {
  readonly lines: readonly SlipLine[]
  /** What could not be read. */
  readonly unread: readonly string[]
}

const maxTyped = 10_000

/**
 * Reads typed numbers. Bets on single numbers take a list, runs as `10-19` (kéo) and all orders of
 * a number as `123d` (đảo); bets on combinations take whole units.
 */
export function readTyped(
  lottery: Lottery,
  betType: BetTypeView,
  text: string,
  unit: string,
): Typed {
  const { id, kind, fields } = betType
  const [view] = fields
  if (!view || text.trim() === '') return { lines: [], unread: [] }
  if (kind === 'cross') {
    const entries = lottery.parseEntries(id, text)
    if (!entries) return { lines: [], unread: [text.trim()] }
    const copied = entries.map((entry) => entry.map((field) => [...field]))
    return { lines: [{ betType: id, entries: copied, unit }], unread: [] }
  }
  const known = new Set(picksOf(view))
  const words = text.split(/[\s,;.|]+/).filter((word) => word !== '')
  const read = words.map((word) => ({ word, numbers: numbersIn(word, known) }))
  const numbers = new Set(read.flatMap((one) => one.numbers))
  const selection = fields.map((_, index) => (index === 0 ? [...numbers].slice(0, maxTyped) : []))
  return {
    lines: numbers.size > 0 ? [{ betType: id, selection, unit }] : [],
    unread: read.filter((one) => one.numbers.length === 0).map(({ word }) => word),
  }
}

function numbersIn(word: string, known: ReadonlySet<string>): readonly string[] {
  const run = /^(\d+)-(\d+)$/.exec(word)
  const orders = /^(\d{2,4})[dđ]$/i.exec(word)
  const numbers = run
    ? (runOf(run[1] ?? '', run[2] ?? '') ?? [])
    : orders
      ? ordersOf(orders[1] ?? '')
      : [word]
  return numbers.every((number) => known.has(number)) ? numbers : []
}
