import { fromZoned } from '#lib/time-zone'
import type { Segment } from './view.ts'

/** Values of the segment form as typed. */
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

/** Start of a day in the brand's time zone, `after` days later. */
function startOf(day: string, zone: string, after = 0): string | undefined {
  if (day === '') return undefined
  const at = Date.parse(`${day}T00:00:00.000Z`)
  const shown = Number.isNaN(at) ? day : new Date(at + after * dayMs).toISOString().slice(0, 10)
  // An invalid day is sent as typed, so that the server refuses it. Omitted, it would widen the
  // segment.
  return fromZoned(`${shown}T00:00`, zone) ?? day
}

export const splitNames = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,;]+/).filter((name) => name !== '')),
]

/** Converts the form to a segment. Empty fields are omitted; last days are inclusive. */
export function toSegment(form: SegmentForm, zone: string): Segment {
  if (form.by === 'names') return { accounts: splitNames(form.names) }
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
