import lobby from './lobby.json' with { type: 'json' }

/** Area of the lobby; loaded as one chunk. */
export const words = { lobby }
