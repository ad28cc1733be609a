import type { CodeTerms } from '@fairhouse/protocol'
import type { Channel } from './rules.ts'

export type Period = 'hour' | 'day'
export type Level = 'near' | 'reached'

/** One cap of a brand in its present window; '' stands for all countries. */
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

/** Members keep a quarter of every cap to themselves: strangers cannot use up all of it. */
const strangersShare = 0.75
const nearShare = 0.8

const periodMs: Record<Period, number> = { hour: 3_600_000, day: 86_400_000 }

/** The windows of caps are hours and days of UTC. */
export function windowStart(period: Period, now: Date): Date {
  return new Date(Math.floor(now.getTime() / periodMs[period]) * periodMs[period])
}

/** The caps that a code counts against, in the order in which their rows are locked. */
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

/** How far a cap is used up, by all together or by strangers of their share. */
export function usedShare(cap: number, { strangers, members }: Used): number {
  if (cap === 0) return 1
  return Math.max((strangers + members) / cap, strangers / strangersCap(cap))
}

export function levelOf(cap: number, used: Used): Level | undefined {
  const share = usedShare(cap, used)
  if (share >= 1) return 'reached'
  return share >= nearShare ? 'near' : undefined
}
