import lobby from './lobby.json' with { type: 'json' }

/** The area of games, one chunk more for each language. */
export const words = { lobby }
