import games from './games.json' with { type: 'json' }

/** Area of the game frame; loaded as its own chunk. */
export const words = { games }
