import { fromZoned } from '#lib/zoned'
import type { Segment } from './told.ts'

/** What is typed, as it stands in the fields. */
export interface SegmentForm {
  readonly by: 'conditions' | 'names'
  readonly names: string
  readonly language: string
  readonly label: string
  readonly registeredFrom: string
  readonly registeredTo: string
  readonly seenFrom: string
  readonly seenTo: string
  readonly inactiveDays: string
  readonly balanceFrom: string
  readonly balanceTo: string
  readonly deposited: '' | 'ever' | 'never'
}

export const everybody: SegmentForm = {
  by: 'conditions',
  names: '',
  language: '',
  label: '',
  registeredFrom: '',
  registeredTo: '',
  seenFrom: '',
  seenTo: '',
  inactiveDays: '',
  balanceFrom: '',
  balanceTo: '',
  deposited: '',
}

const dayMs = 24 * 3600 * 1000

/** The first moment of a day by the clock of the brand; of the day after it, too. */
function startOf(day: string, zone: string, after = 0): string | undefined {
  if (day === '') return undefined
  const at = Date.parse(`${day}T00:00:00.000Z`)
  const shown = Number.isNaN(at) ? day : new Date(at + after * dayMs).toISOString().slice(0, 10)
  // Left out it would be no condition, and the letter for everybody: so it is refused by name.
  return fromZoned(`${shown}T00:00`, zone) ?? day
}

export const namesIn = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,;]+/).filter((name) => name !== '')),
]

/** As it is asked for: what is left empty is no condition, and a last day belongs to it. */
export function segmentOf(form: SegmentForm, zone: string): Segment {
  if (form.by === 'names') return { accounts: namesIn(form.names) }
  const days = Number(form.inactiveDays)
  const all: Segment = {
    language: form.language || undefined,
    label: form.label || undefined,
    registeredFrom: startOf(form.registeredFrom, zone),
    registeredTo: startOf(form.registeredTo, zone, 1),
    seenFrom: startOf(form.seenFrom, zone),
    seenTo: startOf(form.seenTo, zone, 1),
    inactiveDays: form.inactiveDays !== '' && Number.isInteger(days) ? days : undefined,
    balanceFrom: form.balanceFrom.trim() || undefined,
    balanceTo: form.balanceTo.trim() || undefined,
    deposited: form.deposited || undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
