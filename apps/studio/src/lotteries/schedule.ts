import { isClosed, type Closure } from './closures.ts'
import { dayAfter, dayMs, dayOf, startOf, weekdayOf, type Day } from './zone.ts'

/** When a lottery draws. A bet is in time until `lockSeconds` before the draw. */
export type Schedule = { readonly lockSeconds: number } & (
  | { readonly kind: 'interval'; readonly minutes: number }
  | {
      readonly kind: 'daily'
      readonly hour: number
      readonly minute: number
      /** 0 for Sunday; every day if omitted. */
      readonly weekdays?: readonly number[]
      readonly closures: readonly Closure[]
    }
)

export interface PlannedDraw {
  /** The issue number: the day, and the position in it where there are several. */
  readonly number: string
  readonly day: Day
  readonly locksAt: Date
  readonly drawsAt: Date
}

const minuteMs = 60_000
/** No closure is longer, so the search for a next draw ends. */
const maxDaysAhead = 60

/** The draws of a day, in order. The last draw of an interval is at the end of its day. */
export function drawsOfDay(schedule: Schedule, day: Day): PlannedDraw[] {
  const digits = day.replaceAll('-', '')
  if (schedule.kind === 'daily') {
    const { hour, minute, weekdays, closures } = schedule
    const isOff = weekdays?.includes(weekdayOf(day)) === false || isClosed(closures, day)
    return isOff ? [] : [planned(schedule, day, digits, hour * 60 + minute)]
  }
  const count = dayMs / minuteMs / schedule.minutes
  return Array.from({ length: count }, (_, index) => {
    const number = `${digits}-${String(index + 1).padStart(4, '0')}`
    return planned(schedule, day, number, (index + 1) * schedule.minutes)
  })
}

function planned(schedule: Schedule, day: Day, number: string, minutes: number): PlannedDraw {
  const drawsAt = new Date(startOf(day).getTime() + minutes * minuteMs)
  const locksAt = new Date(drawsAt.getTime() - schedule.lockSeconds * 1000)
  return { number, day, locksAt, drawsAt }
}

/** The next draws whose lock is after a time; fewer if the schedule has no more. */
export function nextDraws(schedule: Schedule, after: Date, count: number): PlannedDraw[] {
  const draws: PlannedDraw[] = []
  let day = dayOf(after)
  for (let days = 0; days < maxDaysAhead && draws.length < count; days += 1) {
    const open = drawsOfDay(schedule, day).filter(({ locksAt }) => locksAt > after)
    draws.push(...open.slice(0, count - draws.length))
    day = dayAfter(day)
  }
  return draws
}

/** The draw with this issue number, if the schedule has one. */
export function drawOf(schedule: Schedule, number: string): PlannedDraw | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)(-\d{4})?$/.exec(number)
  if (!match) return undefined
  const [, year, month, date] = match
  const day = `${year}-${month}-${date}`
  const isDay = !Number.isNaN(startOf(day).getTime()) && dayOf(startOf(day)) === day
  return isDay ? drawsOfDay(schedule, day).find((draw) => draw.number === number) : undefined
}
