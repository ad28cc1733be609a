import check from './check.json' with { type: 'json' }
import play from './play.json' with { type: 'json' }

/** The area of playing and of verifying, one chunk more for each language. */
export const words = { check, play }
