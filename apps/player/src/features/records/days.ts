/** LIST of preset periods. */
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

/** Whole days as `2026-11-15`, the last one included. */
export interface Days {
  readonly from: string
  readonly to: string
}

const dayMs = 86_400_000

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`

/** The days of a preset; `today` is in the player's zone. */
export function daysOf(preset: Exclude<Preset, 'custom'>, today: string): Days {
  const lastMonth = addDays(firstOfMonth(today), -1)
  return {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    week: { from: addDays(today, -6), to: today },
    month: { from: addDays(today, -29), to: today },
    this_month: { from: firstOfMonth(today), to: today },
    last_month: { from: firstOfMonth(lastMonth), to: lastMonth },
  }[preset]
}

/** The day of a moment in the zone. */
export function dateIn(zone: string, ms: number): string {
  const look = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', look).format(new Date(ms))
}
