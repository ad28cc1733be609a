import type { StopKind, PlayerStop } from '@fairhouse/protocol'

/** Something that staff closed until a time. */
export interface Stop {
  id: string
  /** Null for all brands. */
  brandId: string | null
  what: StopKind
  vendor: string | null
  game: string | null
  /** The message to players by language code. */
  texts: Record<string, string>
  since: Date
  until: Date
  staffId: string
  reason: string
  endedAt: Date | null
  endedBy: string | null
}

interface Stopped {
  stops: readonly Stop[]
}

/** What may be stopped, by its kind. */
export interface StopSubject {
  what: StopKind
  vendor?: string | undefined
  game?: string | undefined
}

const isSubject = (stop: Stop, { what, vendor, game }: StopSubject) =>
  stop.what === what && stop.vendor === (vendor ?? null) && stop.game === (game ?? null)

/** The stop of a brand that holds now, the one with the latest end. */
export const stopOf = ({ stops }: Stopped, subject: StopSubject, now: Date): Stop | undefined =>
  stops
    .filter((stop) => stop.until > now && isSubject(stop, subject))
    .toSorted((a, b) => b.until.getTime() - a.until.getTime())[0]

/** The stop that closes a game of a provider, or the whole provider. */
export const gameStopOf = (brand: Stopped, vendor: string, game: string, now: Date) =>
  stopOf(brand, { what: 'vendor', vendor }, now) ??
  stopOf(brand, { what: 'game', vendor, game }, now)

/** As players see it. */
export const toPlayerStop = ({ what, vendor, game, texts, until }: Stop): PlayerStop => ({
  what,
  vendor,
  game,
  texts,
  until: until.toISOString(),
})
