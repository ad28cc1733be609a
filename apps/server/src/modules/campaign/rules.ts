import { parseAmount, type Amount } from '@fairhouse/money'
import type { Segment } from '@fairhouse/protocol'
import type { Section } from '#modules/member'

const dayMs = 24 * 3600 * 1000

/** A segment as stored: named accounts by id, since a name may later belong to another. */
export type StoredSegment = Omit<Segment, 'accounts'> & { memberIds?: readonly string[] }

type Fault = 'invalid'

/** Contradictions: names combined with filters, and ranges that end before they start. */
export function segmentFaults(segment: Segment): Record<string, Fault> {
  const { accounts, ...filters } = segment
  const isMixed = accounts && Object.values(filters).some((value) => value !== undefined)
  const faults: Record<string, Fault> = isMixed ? { accounts: 'invalid' } : {}
  const { registeredFrom, registeredTo, seenFrom, seenTo, inactiveDays } = segment
  if (isOver(registeredFrom, registeredTo)) faults.registeredTo = 'invalid'
  if (isOver(seenFrom, seenTo)) faults.seenTo = 'invalid'
  if (inactiveDays !== undefined && (seenFrom ?? seenTo) !== undefined) {
    faults.inactiveDays = 'invalid'
  }
  const { min: least, max: most } = balanceRange(segment)
  if (least !== undefined && most !== undefined && most < least) faults.balanceTo = 'invalid'
  return faults
}

const isOver = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && new Date(to) <= new Date(from)

const dateOf = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso))

/** The filters on account data; members who join after the request are excluded. */
export function sectionOf(segment: StoredSegment, askedAt: Date): Section {
  const { inactiveDays, registeredTo } = segment
  const to = dateOf(registeredTo)
  return {
    language: segment.language,
    registeredFrom: dateOf(segment.registeredFrom),
    registeredTo: to && to < askedAt ? to : askedAt,
    seenFrom: dateOf(segment.seenFrom),
    seenTo:
      inactiveDays === undefined
        ? dateOf(segment.seenTo)
        : new Date(askedAt.getTime() - inactiveDays * dayMs),
  }
}

interface BalanceRange {
  min: Amount | undefined
  max: Amount | undefined
}

/** Both ends are inclusive. */
export function balanceRange({ balanceFrom, balanceTo }: StoredSegment): BalanceRange {
  return {
    min: balanceFrom === undefined ? undefined : parseAmount(balanceFrom),
    max: balanceTo === undefined ? undefined : parseAmount(balanceTo),
  }
}

export const isWithin = (balance: Amount, { min: least, max: most }: BalanceRange): boolean =>
  (least === undefined || balance >= least) && (most === undefined || balance <= most)
