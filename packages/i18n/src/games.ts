import { format, type Values } from './format.ts'
import { createNamespace, type NamespacePacks } from './namespace.ts'
import { titleIn } from './titles.ts'
import type { words as english } from './words/en/games.ts'

/** Texts of the game frame; no page needs them. */
export type GamesWords = typeof english

export type GamesKey = keyof GamesWords['games']

/** LIST of packs; a complete language without one does not compile. */
const packs: NamespacePacks<GamesWords> = {
  EN: () => import('./words/en/games.ts'),
  VI: () => import('./words/vi/games.ts'),
  CN: () => import('./words/zh-hans/games.ts'),
  ID: () => import('./words/id/games.ts'),
  TH: () => import('./words/th/games.ts'),
  TY: () => import('./words/fil/games.ts'),
}

export const { load: loadGamesWords } = createNamespace(packs)

export function translateGames(
  { games }: GamesWords,
  tag: string,
  key: GamesKey,
  values?: Values,
): string {
  return format(games[key], tag, values)
}

/** Returns the name of a game in this language, if it has one. */
export const gameWord = ({ titles }: GamesWords, code: string) => titleIn(titles, code)
