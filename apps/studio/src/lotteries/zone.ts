/**
 * All our draws are scheduled and numbered by this zone, whatever the zone of the brand or player.
 * It has been UTC+7 without summer time since 1975, so the fixed offset is exact.
 */
export const drawZone = 'Asia/Ho_Chi_Minh'
const offsetMs = 7 * 3_600_000
export const dayMs = 86_400_000

/** A calendar day of the zone, as YYYY-MM-DD. */
export type Day = string

export const dayOf = (time: Date): Day =>
  new Date(time.getTime() + offsetMs).toISOString().slice(0, 10)

/** The moment at which a day begins. */
export const startOf = (day: Day): Date =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - offsetMs)

export const dayAfter = (day: Day): Day =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + dayMs).toISOString().slice(0, 10)

/** 0 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()
