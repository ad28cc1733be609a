import type { CodeTerms } from '@fairhouse/protocol'
import type { Channel } from './rules.ts'

export type Period = 'hour' | 'day'
export type Level = 'near' | 'reached'

/** One cap of a brand in its current window; country '' means all countries. */
export interface Cap {
  channel: Channel
  country: string
  period: Period
  startsAt: Date
  cap: number
}

export interface Used {
  strangers: number
  members: number
}

/** A quarter of every cap is reserved for members, so that visitors cannot use up all of it. */
const strangersShare = 0.75
const nearShare = 0.8

const periodMs: Record<Period, number> = { hour: 3_600_000, day: 86_400_000 }

/** Cap windows are UTC hours and days. */
export function windowStart(period: Period, now: Date): Date {
  return new Date(Math.floor(now.getTime() / periodMs[period]) * periodMs[period])
}

/** The caps a code counts against, in locking order. */
export function capsOf(terms: CodeTerms, channel: Channel, country: string, now: Date): Cap[] {
  const capIn = (place: string, period: Period, cap: number): Cap => ({
    channel,
    country: place,
    period,
    startsAt: windowStart(period, now),
    cap,
  })
  if (channel === 'email') {
    return [capIn('', 'day', terms.emailDay), capIn('', 'hour', terms.emailHour)]
  }
  return [
    capIn('', 'day', terms.smsDay),
    capIn('', 'hour', terms.smsHour),
    capIn(country, 'day', terms.countryDay),
    capIn(country, 'hour', terms.countryHour),
  ]
}

export const strangersCap = (cap: number): number => Math.ceil(cap * strangersShare)

export function isFull(cap: number, { strangers, members }: Used, isStranger: boolean): boolean {
  return strangers + members >= cap || (isStranger && strangers >= strangersCap(cap))
}

/** Used share of a cap, overall or of the visitors' part, whichever is higher. */
export function usedShare(cap: number, { strangers, members }: Used): number {
  if (cap === 0) return 1
  return Math.max((strangers + members) / cap, strangers / strangersCap(cap))
}

export function levelOf(cap: number, used: Used): Level | undefined {
  const share = usedShare(cap, used)
  if (share >= 1) return 'reached'
  return share >= nearShare ? 'near' : undefined
}
