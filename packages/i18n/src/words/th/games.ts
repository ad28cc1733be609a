import games from './games.json' with { type: 'json' }

/** The area of the game frame, a chunk of its own. */
export const words = { games }
