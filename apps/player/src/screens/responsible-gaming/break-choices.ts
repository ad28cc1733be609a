import { call, type Sent } from '#lib/call'
import { nowMs } from '#lib/clock'
import type { Exclusion } from '#lib/limits'

type Hours = Sent<'POST /wps/exclusion/time-out'>['hours']
type Months = NonNullable<Sent<'POST /wps/exclusion/exclude'>['months']>

const breakHours = [24, 48, 72, 168, 336, 672, 1008] as const satisfies readonly Hours[]
const excludeMonths = [6, 12, 24, 60] as const satisfies readonly Months[]

/** Smaller differences count as equal: device and server clocks differ. */
const hourMs = 3_600_000

export const breakWays = ['break', 'exclude'] as const
export type BreakWay = (typeof breakWays)[number]

export interface Choice {
  readonly way: BreakWay
  /** Hours of a break or months of an exclusion; null is permanent. */
  readonly span: number | null
  /** By the device's clock; null is permanent. */
  readonly until: Date | null
  readonly send: () => Promise<Exclusion>
}

/** Offered lengths that end after the active break. */
export function listChoices(way: BreakWay, { now, ...offered }: Exclusion): Choice[] {
  const all =
    way === 'break'
      ? breakHours.filter((hours) => offered.timeOutHours.includes(hours)).map(breakOf)
      : [
          ...excludeMonths
            .filter((months) => offered.exclusionMonths.includes(months))
            .map((months) => exclusionOf(months)),
          exclusionOf(null),
        ]
  return all.filter(({ until }) => isLonger(until, now))
}

function breakOf(hours: Hours): Choice {
  const until = new Date(nowMs() + hours * hourMs)
  const send = () => call('POST /wps/exclusion/time-out', { hours })
  return { way: 'break', span: hours, until, send }
}

function exclusionOf(months: Months | null): Choice {
  const send = () => call('POST /wps/exclusion/exclude', { months })
  return { way: 'exclude', span: months, until: months === null ? null : inMonths(months), send }
}

function isLonger(until: Date | null, now: Exclusion['now']): boolean {
  if (!now) return true
  if (now.until === null) return false
  return until === null || until.getTime() > Date.parse(now.until) + hourMs
}

/** A shorter month uses its last day. */
function inMonths(months: number): Date {
  const end = new Date(nowMs())
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end
}
