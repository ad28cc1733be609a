import { createIsland } from '#lib/island'

/** The games part of the menu. */
export const { Island: Games, prepare: prepareGames } = createIsland(async (language) =>
  (await import('./games.lazy.tsx')).loadSideGames(language),
)
