export interface GameTile {
  readonly id: string
  readonly title: string
  readonly vendor: string
  /** The name of a picture, or an address. */
  readonly image: string
  readonly href: string
}

export interface Winner {
  readonly id: string
  /** Masked by the server; who it was never comes here. */
  readonly player: string
  readonly game: string
  /** Written out with its currency. */
  readonly prize: string
  readonly at: string
  readonly image: string
}

export interface Vendor {
  readonly code: string
  readonly name: string
  readonly image: string
}

export type Category =
  | 'inhouse'
  | 'lottery'
  | 'live'
  | 'sports'
  | 'fish'
  | 'slots'
  | 'pvp'
  | 'esports'
  | 'cockfight'

/** What there is to play, who won and who made it. */
export interface Lobby {
  readonly hot: readonly GameTile[]
  readonly games: Readonly<Partial<Record<Category, readonly GameTile[]>>>
  readonly winners: readonly Winner[]
  readonly vendors: readonly Vendor[]
}

export function isEmpty({ hot, games, winners, vendors }: Lobby): boolean {
  const parts = [hot, winners, vendors, ...Object.values(games)]
  return parts.every((part) => part.length === 0)
}
