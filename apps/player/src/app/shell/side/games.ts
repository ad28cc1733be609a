import { createIsland } from '#lib/island'

/** What there is to play, in the menu. */
export const { Island: Games, prepare: prepareSide } = createIsland(async (language) =>
  (await import('./later-games.ts')).loadSideGames(language),
)
