/** LIST of the periods that are a press away. */
export const presets = [
  'today',
  'yesterday',
  'week',
  'month',
  'this_month',
  'last_month',
  'custom',
] as const

export type Preset = (typeof presets)[number]

/** Whole days, the last one too, as `2026-11-15`. */
export interface Days {
  readonly from: string
  readonly to: string
}

const dayMs = 86_400_000

function later(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`

/** The days of a period, on the day that is today where the player is. */
export function daysOf(preset: Exclude<Preset, 'custom'>, today: string): Days {
  const lastMonth = later(firstOfMonth(today), -1)
  return {
    today: { from: today, to: today },
    yesterday: { from: later(today, -1), to: later(today, -1) },
    week: { from: later(today, -6), to: today },
    month: { from: later(today, -29), to: today },
    this_month: { from: firstOfMonth(today), to: today },
    last_month: { from: firstOfMonth(lastMonth), to: lastMonth },
  }[preset]
}

/** The day at a moment, by the clock of the zone. */
export function dateIn(zone: string, ms: number): string {
  const look = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', look).format(new Date(ms))
}
