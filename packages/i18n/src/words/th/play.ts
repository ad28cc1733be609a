import check from './check.json' with { type: 'json' }
import play from './play.json' with { type: 'json' }

/** Areas of playing and verifying; loaded as one chunk. */
export const words = { check, play }
