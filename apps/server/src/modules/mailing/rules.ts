import { parseAmount, type Amount } from '@fairhouse/money'
import type { Segment } from '@fairhouse/protocol'
import type { Section } from '#modules/member'

const dayMs = 24 * 3600 * 1000

/** A segment as it is kept: a few are named by their ids, since names may come to mean others. */
export type KeptSegment = Omit<Segment, 'accounts'> & { memberIds?: readonly string[] }

type Fault = 'invalid'

/** What cannot be meant: names beside conditions, and a range that ends before it begins. */
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
  const { least, most } = balanceRange(segment)
  if (least !== undefined && most !== undefined && most < least) faults.balanceTo = 'invalid'
  return faults
}

const isOver = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && new Date(to) <= new Date(from)

const dateOf = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso))

/** What the accounts themselves tell; who joins after it was asked for is not meant. */
export function sectionOf(segment: KeptSegment, askedAt: Date): Section {
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
  least: Amount | undefined
  most: Amount | undefined
}

/** Both ends belong to it. */
export function balanceRange({ balanceFrom, balanceTo }: KeptSegment): BalanceRange {
  return {
    least: balanceFrom === undefined ? undefined : parseAmount(balanceFrom),
    most: balanceTo === undefined ? undefined : parseAmount(balanceTo),
  }
}

export const isWithin = (balance: Amount, { least, most }: BalanceRange): boolean =>
  (least === undefined || balance >= least) && (most === undefined || balance <= most)
