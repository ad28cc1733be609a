import type { Zone } from '#platform/zone'
import type { Calendar, Window } from './limit-names.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

/** The first date of the calendar period of a date; weeks begin on Monday. */
function firstDate(date: string, calendar: Calendar): string {
  if (calendar === 'day') return date
  if (calendar === 'month') return `${date.slice(0, 8)}01`
  const number = dayNumber(date)
  // Day 0 was a Thursday.
  return dateOf(number - ((number + 3) % 7))
}

function nextDate(first: string, calendar: Calendar): string {
  if (calendar !== 'month') return dateOf(dayNumber(first) + (calendar === 'week' ? 7 : 1))
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** The start of a window: earlier play does not count. */
export function startOf(window: Window, now: Date, zone: Zone): Date {
  if ('hours' in window) return new Date(now.getTime() - window.hours * hourMs)
  return zone.startOf(firstDate(zone.dateOf(now), window.calendar))
}

/** The end of a calendar window; undefined for a rolling one. */
export function endOf(window: Window, now: Date, zone: Zone): Date | undefined {
  if ('hours' in window) return undefined
  const first = firstDate(zone.dateOf(now), window.calendar)
  return zone.startOf(nextDate(first, window.calendar))
}

/** The end of the minute: totals are kept by the minute. */
export function minuteEnd(at: Date): Date {
  return new Date((Math.floor(at.getTime() / minuteMs) + 1) * minuteMs)
}
