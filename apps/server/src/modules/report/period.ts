import type { Zone } from '#platform/zone'

const dayMs = 86_400_000
const defaultDays = 7
/** Up to this many days are listed by day; longer periods by month. */
const maxDays = 62
const maxMonths = 60

/** Whole days of a zone; `to` is inclusive. */
export interface Days {
  from: string
  to: string
  zone: Zone
}

const numberOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

/** Undefined if it is not a calendar date or out of the supported range. */
export function validDate(date: string): string | undefined {
  const ms = Date.parse(`${date}T00:00:00Z`)
  const isSound = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date)
  return isSound && date >= '2000-01-01' && date < '2200-01-01' ? date : undefined
}

interface PeriodRequest {
  from?: string | undefined
  to?: string | undefined
}

/** The date a number of days before another. */
export const daysBefore = (date: string, days: number) => dateOf(numberOf(date) - days)

/** The requested period, or the name of the invalid field. */
export function parsePeriod(request: PeriodRequest, zone: Zone, now: Date): Days | 'from' | 'to' {
  const to = validDate(request.to ?? zone.dateOf(now))
  if (to === undefined) return 'to'
  const from = validDate(request.from ?? dateOf(numberOf(to) - defaultDays + 1))
  return from === undefined || from > to ? 'from' : { from, to, zone }
}

/** The start of the period and its exclusive end. */
export function momentsOf({ from, to, zone }: Days): { from: Date; to: Date } {
  return { from: zone.startOf(from), to: zone.startOf(dateOf(numberOf(to) + 1)) }
}

/** The days or months of a period, or undefined if there are too many. */
export function periodParts({
  from,
  to,
}: Days): { by: 'day' | 'month'; starts: string[] } | undefined {
  const days = numberOf(to) - numberOf(from) + 1
  if (days <= maxDays) {
    const starts = Array.from({ length: days }, (_, place) => dateOf(numberOf(from) + place))
    return { by: 'day', starts }
  }
  const starts = [from]
  for (let month = nextMonth(from); month <= to; month = nextMonth(month)) {
    if (starts.length === maxMonths) return undefined
    starts.push(month)
  }
  return { by: 'month', starts }
}

/** The first day of the next month. */
export function nextMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
