import type { Zone } from '#platform/zone'

const dayMs = 86_400_000
const usualDays = 7
/** Days are shown one by one up to so many; what is longer, by months. */
const mostDays = 62
const mostMonths = 60

/** Whole days of a zone, from the first to the last. */
export interface Days {
  from: string
  to: string
  zone: Zone
}

const numberOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

/** Undefined for what is no day of a calendar, or before or after all that can be kept. */
export function soundDate(date: string): string | undefined {
  const ms = Date.parse(`${date}T00:00:00Z`)
  const isSound = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date)
  return isSound && date >= '2000-01-01' && date < '2200-01-01' ? date : undefined
}

interface Asked {
  from?: string | undefined
  to?: string | undefined
}

/** The day that was so many days before another. */
export const daysBefore = (date: string, days: number) => dateOf(numberOf(date) - days)

/** The period that is asked for, or which of its fields is wrong. */
export function periodOf(asked: Asked, zone: Zone, now: Date): Days | 'from' | 'to' {
  const to = soundDate(asked.to ?? zone.dateOf(now))
  if (to === undefined) return 'to'
  const from = soundDate(asked.from ?? dateOf(numberOf(to) - usualDays + 1))
  return from === undefined || from > to ? 'from' : { from, to, zone }
}

/** Its first moment, and the first after it. */
export function momentsOf({ from, to, zone }: Days): { from: Date; to: Date } {
  return { from: zone.startOf(from), to: zone.startOf(dateOf(numberOf(to) + 1)) }
}

/** The parts of which a period is told, or undefined when they were too many. */
export function partsOf({ from, to }: Days): { by: 'day' | 'month'; starts: string[] } | undefined {
  const days = numberOf(to) - numberOf(from) + 1
  if (days <= mostDays) {
    const starts = Array.from({ length: days }, (_, place) => dateOf(numberOf(from) + place))
    return { by: 'day', starts }
  }
  const starts = [from]
  for (let month = nextMonth(from); month <= to; month = nextMonth(month)) {
    if (starts.length === mostMonths) return undefined
    starts.push(month)
  }
  return { by: 'month', starts }
}

/** The first day of the month after that of a day. */
export function nextMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
