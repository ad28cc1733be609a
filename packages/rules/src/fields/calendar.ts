export interface Day {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
}

/** LIST of the ways in which a date is written. */
const shapes = {
  'yyyy-MM-dd': /^(?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})$/,
  'MM-dd-yyyy': /^(?<month>[0-9]{2})-(?<day>[0-9]{2})-(?<year>[0-9]{4})$/,
} as const

export type DateShape = keyof typeof shapes

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** A day that the calendar has, or nothing. */
export function readDay(text: string, shape: DateShape): Day | undefined {
  const found = shapes[shape].exec(text)?.groups
  if (found === undefined) return undefined
  const [year, month, day] = [Number(found.year), Number(found.month), Number(found.day)]
  if (year < 1 || month < 1 || month > 12 || day < 1) return undefined
  return day <= daysIn(year, month) ? { year, month, day } : undefined
}

/** Whole years; who is born on 29 February is a year older on 1 March where there is no 29th. */
export function ageOn(born: Day, today: Day): number {
  const before = today.month < born.month || (today.month === born.month && today.day < born.day)
  return today.year - born.year - (before ? 1 : 0)
}
