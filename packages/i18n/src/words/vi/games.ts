import games from './games.json' with { type: 'json' }
import titles from './titles.json' with { type: 'json' }

/** Areas of the game frame; loaded as its own chunk. */
export const words = { games, titles }
